import { useEffect, useState } from 'react';
import {
  emptyRentalCalculator,
  parseRentalCalculator,
  type RentalCalculatorField,
  type RentalCalculatorValues,
} from '@/components/homes/estimates/rentalCalculator/rentalCalculatorInput';
import { leads } from '@/contract/account/leads/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { parseAddressLine } from '@/lib/address/addressLine';
import { savedAddress, saveTypedAddress } from '@/lib/address/typedAddress';
import { readDraft, saveDraft } from '@/lib/storage/draft';
import { setCalculator, useStore } from '@/lib/store';
import { attribution } from '@/lib/tracking/attribution';

const DRAFT = 'rental-calculator';

const isSharedField = (field: RentalCalculatorField): field is 'mortgage' | 'hoa' =>
  field === 'mortgage' || field === 'hoa';

/** What a homeowner writes on the napkin. It stays in this tab, so that closing the dialog costs nothing. */
export function useRentalCalculator() {
  const { address, mortgage, hoa, advanced } = useStore((state) => state.calculator);
  const [ownFields, setOwnFields] = useState(emptyRentalCalculator);
  const event = useApiMutation(leads.recordLeadEvent);
  const typed: RentalCalculatorValues = { ...ownFields, mortgage, hoa };

  useEffect(() => {
    const savedDraft = readDraft(DRAFT);
    const text = (name: string) =>
      typeof savedDraft[name] === 'string' ? (savedDraft[name] as string).slice(0, 20) : '';
    setOwnFields(
      Object.fromEntries(
        Object.keys(emptyRentalCalculator).map((name) => [name, text(name)]),
      ) as unknown as RentalCalculatorValues,
    );
    const { calculator } = useStore.getState();
    setCalculator({
      address: calculator.address || savedAddress(),
      mortgage: calculator.mortgage || text('mortgage'),
      hoa: calculator.hoa || text('hoa'),
      advanced: calculator.advanced || savedDraft.advanced === true,
    });
  }, []);

  const set = (field: RentalCalculatorField, value: string) => {
    if (isSharedField(field)) setCalculator({ [field]: value });
    else setOwnFields((before) => ({ ...before, [field]: value }));
    saveDraft(DRAFT, { ...typed, advanced, [field]: value });
  };
  const setAdvanced = (open: boolean) => {
    setCalculator({ advanced: open });
    saveDraft(DRAFT, { ...typed, advanced: open });
  };
  /** Called when the field is left: submits an address, once. */
  const submitAddress = (typedLine: string) => {
    const line = typedLine.trim();
    if (line === savedAddress()) return;
    saveTypedAddress(line);
    setCalculator({ address: line });
    if (line === '') return;
    event.mutate({ body: { kind: 'AddressEnteredCalculator', address: parseAddressLine(line), ...attribution() } });
  };
  return {
    typed,
    address,
    advanced,
    set,
    setAdvanced,
    tellAddress: submitAddress,
    ...parseRentalCalculator(typed, advanced),
  };
}
