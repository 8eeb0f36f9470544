import { useRouter } from 'next/router';
import { useState } from 'react';
import { PayNow, usePayNow } from '@/components/modals/shared/PayNow';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { canSpread, type InstallmentMonths } from '@/contract/money/smoothPayments/constants';
import { PAYMENT_CHOICES, type PaymentChoice } from '@/contract/onboarding/proposals/constants';
import { type Proposal, proposals } from '@/contract/onboarding/proposals/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatCents } from '@/lib/format/money';
import { ProposalHeader } from './ProposalHeader';
import { postInspectionHref } from './postInspectionSteps';
import { decisionLabels, paymentLabels } from './proposal.labels';
import { SpreadChoice } from './SpreadChoice';

/** The decisions once more, and how what was accepted is paid. */
export function PaymentStep({ proposal }: { readonly proposal: Proposal }) {
  const { id, items, totalCents, home, paid } = proposal;
  const { push } = useRouter();
  const isPaid = paid !== null && paid.status !== 'failed';
  const [payment, setPayment] = useState<PaymentChoice>(isPaid ? 'now' : 'from_rent');
  const [months, setMonths] = useState<InstallmentMonths | null>(null);
  const [methodId, setMethodId] = useState<string>();
  const [isSubmitted, setIsSubmitted] = useState(false);
  const payNow = usePayNow(proposal, methodId);
  const submit = useApiMutation(proposals.submitDecisions, { touches: [proposals] });
  const hasAccepted = items.some(({ included, decision }) => included && decision === 'accept');
  const needsMethod = hasAccepted && payment === 'now' && !payNow.chosen && !isPaid;
  const needsMonths = hasAccepted && payment === 'spread' && months === null;
  async function send() {
    setIsSubmitted(true);
    if (needsMethod || needsMonths) return;
    const body = hasAccepted
      ? {
          payment,
          method: payment === 'now' ? payNow.chosen : null,
          months: payment === 'spread' ? months : null,
        }
      : { payment: null };
    const done = await submit.mutateAsync({ params: { proposalId: id }, body }).catch(() => undefined);
    if (done) await push(postInspectionHref(id, 'status'));
  }
  const choices = PAYMENT_CHOICES.filter((choice) => choice !== 'spread' || canSpread(totalCents));
  const isPayingNow = hasAccepted && payment === 'now' && !isPaid && payNow.chosen;
  return (
    <Stack $gap="s24">
      <ProposalHeader title={`Submit your decisions for ${home.address}`}>
        We start the accepted work as soon as you submit.
      </ProposalHeader>
      <ul>
        {items
          .filter(({ included }) => included)
          .map(({ id: itemId, room, standard, decision }) => (
            <li key={itemId}>
              {room}: {standard} · <strong>{decision && decisionLabels[decision]}</strong>
            </li>
          ))}
      </ul>
      <Text $size="large" $weight="semibold" $figures>
        Total: {formatCents(totalCents)}
      </Text>
      {hasAccepted && isPaid && (
        <Notice tone="success" title={`${formatExactMoney(paid.amountCents)} is paid`}>
          Submit your decisions to start the work. You don’t pay again.
        </Notice>
      )}
      {hasAccepted && !isPaid && (
        <>
          <RadioCards
            legend="How would you like to pay?"
            options={choices.map((value) => ({ value, ...paymentLabels[value] }))}
            value={payment}
            onChange={setPayment}
          />
          {payment === 'now' && (
            <PayNow
              {...payNow}
              totalCents={totalCents}
              onChange={setMethodId}
              error={isSubmitted && needsMethod ? 'Add a payment method first.' : undefined}
            />
          )}
          {payment === 'spread' && (
            <SpreadChoice
              totalCents={totalCents}
              value={months}
              onChange={setMonths}
              error={isSubmitted && needsMonths ? 'Choose over how many months.' : undefined}
            />
          )}
        </>
      )}
      {submit.error && (
        <Notice live tone="danger" title="That didn’t work">
          {submit.error.message}
        </Notice>
      )}
      <Row>
        <Button loading={submit.isPending} onClick={() => void send()}>
          {isPayingNow
            ? `Pay ${formatExactMoney(cents(totalCents + (payNow.chosen?.feeCents ?? 0)))} and submit`
            : 'Submit decisions'}
        </Button>
        {!isPaid && <Link href={postInspectionHref(id, 'decide')}>Change a decision</Link>}
      </Row>
    </Stack>
  );
}
