import { useState } from 'react';
import { PayNow, usePayNow } from '@/components/modals/shared/PayNow';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { type Quote, type WorkOrder, workOrders } from '@/contract/care/workOrders/endpoints';
import { canSpread } from '@/contract/money/smoothPayments/constants';
import type { PaymentChoice } from '@/contract/onboarding/proposals/constants';
import { useApiMutation } from '@/hooks/useApiMutation';
import { INSTALLMENT_NOTE, INSTALLMENT_QUESTION, installmentOptions, monthsOf } from '@/lib/account/installmentOptions';
import { OtherDecisions } from './OtherDecisions';
import { QuoteCard } from './QuoteCard';
import { useDecisionDraft } from './useDecisionDraft';

const PAYMENTS: readonly { value: PaymentChoice; label: string; help: string }[] = [
  { value: 'now', label: 'Pay now', help: 'From a bank account at no cost, or by card.' },
  { value: 'from_rent', label: 'From rent', help: 'We take it from your next payout.' },
  { value: 'spread', label: 'In installments', help: 'We take a part from each payout.' },
];

const recommended = (quotes: readonly Quote[]) => quotes.find((quote) => quote.recommended) ?? quotes[0];

/** The quotes to choose from, how the chosen one is paid, and what else the person who pays can decide. */
export function DecisionForm({ order }: { readonly order: WorkOrder }) {
  const offered = order.quotes.filter(({ status }) => status === 'offered');
  const quoteIds = offered.map(({ id }) => id);
  const { draft, change, clear } = useDecisionDraft(order.id, quoteIds, recommended(offered)?.id);
  const { quoteId, choice, months } = draft;
  const [methodId, setMethodId] = useState<string>();
  const [isSubmitted, setIsSubmitted] = useState(false);
  const decide = useApiMutation(workOrders.decideApproval, { touches: [workOrders] });
  const totalCents = cents(offered.find(({ id }) => id === quoteId)?.totalCents ?? 0);
  const dueCents = cents(Math.max(0, totalCents - (order.approval?.prepaidCents ?? 0)));
  const payNow = usePayNow({ home: order.home, totalCents: dueCents }, methodId);
  const isOwners = order.paidBy === 'owner';
  const payment = isOwners && (choice !== 'spread' || canSpread(totalCents)) ? choice : 'from_rent';
  const isPayingNow = payment === 'now' && dueCents > 0;
  const needsMethod = isPayingNow && !payNow.chosen;
  function approve(chosen: string) {
    setIsSubmitted(true);
    if (needsMethod) return;
    decide.mutate(
      {
        params: { workOrderId: order.id },
        body: {
          decision: 'approve',
          quoteId: chosen,
          payment,
          method: isPayingNow ? payNow.chosen : null,
          months: payment === 'spread' ? months : null,
        },
      },
      { onSuccess: clear },
    );
  }
  const monthsError = decide.error?.fields?.months;
  return (
    <Stack $gap="s16" $align="start">
      {offered.length === 0 && <Text>We’re getting a quote for you.</Text>}
      {offered.length > 0 && (
        <>
          <RadioCards
            legend={offered.length === 1 ? 'The quote' : 'Compare the quotes'}
            options={offered.map((quote) => ({ value: quote.id, label: <QuoteCard quote={quote} plain /> }))}
            value={quoteId}
            onChange={(next) => change({ quoteId: next })}
            min="100%"
          />
          {isOwners ? (
            <RadioCards
              legend="How would you like to pay?"
              options={PAYMENTS.filter(({ value }) => value !== 'spread' || canSpread(totalCents))}
              value={payment}
              onChange={(next) => change({ choice: next })}
            />
          ) : (
            <Text $tone="soft">We add it to what you owe once the work is done and billed.</Text>
          )}
          {isPayingNow && (
            <PayNow
              {...payNow}
              totalCents={dueCents}
              rest={` If the work is canceled, we refund it${payNow.chosen?.feeCents ? ' with the card fee' : ''}.`}
              onChange={setMethodId}
              error={isSubmitted && needsMethod ? 'Add a payment method first.' : undefined}
            />
          )}
          {payment === 'now' && !isPayingNow && (
            <Text $tone="soft">You already paid enough for this quote. Nothing is charged today.</Text>
          )}
          {payment === 'spread' && (
            <>
              <RadioCards
                legend={INSTALLMENT_QUESTION}
                options={installmentOptions(totalCents)}
                value={months === null ? undefined : String(months)}
                onChange={(next) => change({ months: monthsOf(next) })}
                error={monthsError}
              />
              <Text $tone="soft">{INSTALLMENT_NOTE}</Text>
            </>
          )}
        </>
      )}
      {decide.error && !monthsError && (
        <Notice live tone="danger" title="That did not work">
          {decide.error.message}
        </Notice>
      )}
      <Row>
        {quoteId && offered.length > 0 && (
          <Button loading={decide.isPending} onClick={() => approve(quoteId)}>
            {isPayingNow && payNow.chosen
              ? `Pay ${formatExactMoney(cents(dueCents + payNow.chosen.feeCents))} and approve`
              : 'Approve'}
          </Button>
        )}
      </Row>
      <OtherDecisions order={order} />
    </Stack>
  );
}
