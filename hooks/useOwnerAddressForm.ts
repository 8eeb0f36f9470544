import { useRouter } from 'next/router';
import { type FormEvent, useEffect, useState } from 'react';
import { leads } from '@/contract/account/leads/endpoints';
import { routes } from '@/contract/routes';
import { savedAddress, saveTypedAddress, withAddress } from '@/lib/address/typedAddress';
import { setCalculator } from '@/lib/store';
import { attribution } from '@/lib/tracking/attribution';
import { useApiMutation } from './useApiMutation';
import { useModal } from './useModal';

/** What an owner who types an address is after. */
export type OwnerIntent = 'estimate' | 'leasing';

/** The address of a homeowner's home: kept for the steps that follow, sent to us, and passed on to its estimate or to staff. */
export function useOwnerAddressForm(intent: OwnerIntent = 'estimate') {
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string>();
  const event = useApiMutation(leads.recordLeadEvent);
  const { open } = useModal();
  const { push } = useRouter();

  useEffect(() => {
    const line = savedAddress();
    if (line === '') return;
    setAddress((typed) => typed || line);
    setCalculator({ address: line });
  }, []);

  const recordAddress = async (line: string) => {
    const source = attribution();
    // Loaded on submit: the landing page needs no address parser before.
    const { parseAddressLine } = await import('@/lib/address/addressLine');
    event.mutate({ body: { kind: 'AddressEnteredLandingPageCover', address: parseAddressLine(line), ...source } });
  };
  const handleChange = (line: string) => {
    setAddress(line);
    setProblem(undefined);
  };
  const submit = (submitEvent: FormEvent) => {
    submitEvent.preventDefault();
    const line = address.trim();
    if (line === '') {
      setProblem('Enter your home’s street and city.');
      return;
    }
    saveTypedAddress(line);
    setCalculator({ address: line });
    void recordAddress(line);
    if (intent === 'leasing') void open('ENTER_CONTACT', { topic: intent });
    else void push(withAddress(routes.rentEstimate.start(), line));
  };
  return { address, type: handleChange, problem, submit };
}
