import { useRouter } from 'next/router';
import { type FormEvent, useEffect, useState } from 'react';
import { leads } from '@/contract/leads';
import { readAddressLine } from '@/lib/addressLine';
import { routes } from '@/lib/routes';
import { tellCalculator } from '@/lib/store';
import { attribution } from '@/lib/tracking/attribution';
import { keepTypedAddress, typedAddress, withAddress } from '@/lib/typedAddress';
import { useApiMutation } from './useApiMutation';
import { useModal } from './useModal';

/** What an owner who types an address is after. */
export type OwnersWish = 'estimate' | 'leasing';

/** The address of a homeowner's home: kept for the steps that follow, told to us, and led on to its estimate or to a person. */
export function useOwnersAddress(wish: OwnersWish = 'estimate') {
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string>();
  const event = useApiMutation(leads.recordLeadEvent);
  const { open } = useModal();
  const { push } = useRouter();

  useEffect(() => {
    const line = typedAddress();
    if (line === '') return;
    setAddress((typed) => typed || line);
    tellCalculator({ address: line });
  }, []);

  const type = (line: string) => {
    setAddress(line);
    setProblem(undefined);
  };
  const submit = (pressed: FormEvent) => {
    pressed.preventDefault();
    const line = address.trim();
    if (line === '') {
      setProblem('Which home is it? Its street and city are enough.');
      return;
    }
    keepTypedAddress(line);
    tellCalculator({ address: line });
    event.mutate({
      body: { kind: 'AddressEnteredLandingPageCover', address: readAddressLine(line), ...attribution() },
    });
    if (wish === 'leasing') void open('ENTER_CONTACT', { topic: wish });
    else void push(withAddress(routes.rentEstimate.start(), line));
  };
  return { address, type, problem, submit };
}
