import { useEffect, useState } from 'react';
import { leads } from '@/contract/leads';
import { readAddressLine } from '@/lib/addressLine';
import { keepDraft, readDraft } from '@/lib/draft';
import { emptyNapkin, type NapkinField, type NapkinTyped, readNapkin } from '@/lib/napkinFields';
import { tellCalculator, useStore } from '@/lib/store';
import { attribution } from '@/lib/tracking/attribution';
import { keepTypedAddress, typedAddress } from '@/lib/typedAddress';
import { useApiMutation } from './useApiMutation';

const DRAFT = 'napkin';

const isShared = (field: NapkinField): field is 'mortgage' | 'hoa' => field === 'mortgage' || field === 'hoa';

/** What a homeowner writes on the napkin. It stays in this tab, so that closing the dialog costs nothing. */
export function useNapkin() {
  const { address, mortgage, hoa, advanced } = useStore((state) => state.calculator);
  const [own, setOwn] = useState(emptyNapkin);
  const event = useApiMutation(leads.recordLeadEvent);
  const typed: NapkinTyped = { ...own, mortgage, hoa };

  useEffect(() => {
    const kept = readDraft(DRAFT);
    const text = (name: string) => (typeof kept[name] === 'string' ? (kept[name] as string).slice(0, 20) : '');
    setOwn(Object.fromEntries(Object.keys(emptyNapkin).map((name) => [name, text(name)])) as unknown as NapkinTyped);
    const { calculator } = useStore.getState();
    tellCalculator({
      address: calculator.address || typedAddress(),
      mortgage: calculator.mortgage || text('mortgage'),
      hoa: calculator.hoa || text('hoa'),
      advanced: calculator.advanced || kept.advanced === true,
    });
  }, []);

  const set = (field: NapkinField, value: string) => {
    if (isShared(field)) tellCalculator({ [field]: value });
    else setOwn((before) => ({ ...before, [field]: value }));
    keepDraft(DRAFT, { ...typed, advanced, [field]: value });
  };
  const setAdvanced = (open: boolean) => {
    tellCalculator({ advanced: open });
    keepDraft(DRAFT, { ...typed, advanced: open });
  };
  /** Called when the field is left: an address told is told to us, once. */
  const tellAddress = (typedLine: string) => {
    const line = typedLine.trim();
    if (line === typedAddress()) return;
    keepTypedAddress(line);
    tellCalculator({ address: line });
    if (line === '') return;
    event.mutate({ body: { kind: 'AddressEnteredCalculator', address: readAddressLine(line), ...attribution() } });
  };
  return { typed, address, advanced, set, setAdvanced, tellAddress, ...readNapkin(typed, advanced) };
}
