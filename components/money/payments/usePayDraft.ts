import { useEffect, useState } from 'react';
import { readDraft, saveDraft } from '@/lib/storage/draft';
import { type PayDraft, type PayWay, payWays } from './payChoice';

interface StoredPayDraft extends Omit<PayDraft, 'way'> {
  /** Null until one is chosen. */
  way: PayWay | null;
  methodId: string | null;
}
const emptyDraft: StoredPayDraft = { way: null, chargeIds: [], amountCents: null, methodId: null };

/** What was chosen and typed about a payment: kept in this tab through errors and reloads, until it is paid. */
export function usePayDraft(leaseId: string) {
  const name = `pay:${leaseId}`;
  const [draft, setDraft] = useState(emptyDraft);
  useEffect(() => {
    const { way, chargeIds, amountCents, methodId } = readDraft(name);
    setDraft({
      way: payWays.find((known) => known === way) ?? null,
      chargeIds: Array.isArray(chargeIds) ? chargeIds.filter((id): id is string => typeof id === 'string') : [],
      amountCents: typeof amountCents === 'number' ? amountCents : null,
      methodId: typeof methodId === 'string' ? methodId : null,
    });
  }, [name]);
  return {
    draft,
    change: (changes: Partial<StoredPayDraft>) => {
      const next = { ...draft, ...changes };
      setDraft(next);
      saveDraft(name, { ...next });
    },
    clear: () => {
      setDraft((current) => ({ ...emptyDraft, methodId: current.methodId }));
      saveDraft(name);
    },
  };
}
