import { type FormEvent, useEffect, useState } from 'react';
import { leads } from '@/contract/leads';
import { readAddressLine } from '@/lib/addressLine';
import { keepDraft, readDraft } from '@/lib/draft';
import { tellCalculator } from '@/lib/store';
import { attribution } from '@/lib/tracking/attribution';
import { useApiMutation } from './useApiMutation';
import { useModal } from './useModal';

const DRAFT = 'address';

/** The address of a homeowner's home: kept for the steps that follow, told to us, and answered by asking how to reach them. */
export function useOwnersAddress() {
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string>();
  const event = useApiMutation(leads.recordLeadEvent);
  const { open } = useModal();

  useEffect(() => {
    const { line } = readDraft(DRAFT);
    if (typeof line !== 'string' || line === '') return;
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
    keepDraft(DRAFT, { line });
    tellCalculator({ address: line });
    event.mutate({
      body: { kind: 'AddressEnteredLandingPageCover', address: readAddressLine(line), ...attribution() },
    });
    void open('ENTER_CONTACT');
  };
  return { address, type, problem, submit };
}
