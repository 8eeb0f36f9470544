import { useEffect, useState } from 'react';
import { INSTALLMENT_MONTHS, type InstallmentMonths } from '@/contract/money/smoothPayments/constants';
import type { PaymentChoice } from '@/contract/onboarding/proposals/constants';
import { readDraft, saveDraft } from '@/lib/storage/draft';

export interface DecisionDraft {
  readonly quoteId: string | undefined;
  readonly choice: PaymentChoice;
  readonly months: InstallmentMonths | null;
}

const choices: readonly PaymentChoice[] = ['now', 'from_rent', 'spread'];

/** The choices about a quote: kept in this tab while the person adds a payment method on the processor’s page. */
export function useDecisionDraft(orderId: string, quoteIds: readonly string[], firstQuoteId: string | undefined) {
  const name = `approval:${orderId}`;
  const [draft, setDraft] = useState<DecisionDraft>({ quoteId: firstQuoteId, choice: 'from_rent', months: null });
  const known = quoteIds.join();
  useEffect(() => {
    const { quoteId, choice, months } = readDraft(name);
    setDraft((current) => ({
      quoteId: known.split(',').find((id) => id === quoteId) ?? current.quoteId,
      choice: choices.find((each) => each === choice) ?? current.choice,
      months: INSTALLMENT_MONTHS.find((each) => each === months) ?? current.months,
    }));
  }, [name, known]);
  return {
    draft,
    change: (changes: Partial<DecisionDraft>) => {
      const next = { ...draft, ...changes };
      setDraft(next);
      saveDraft(name, { ...next });
    },
    clear: () => saveDraft(name),
  };
}
