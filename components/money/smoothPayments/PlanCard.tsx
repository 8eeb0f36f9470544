import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Badge } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { InstallmentPlanStatus } from '@/contract/money/smoothPayments/constants';
import { type InstallmentPlan, smoothPayments } from '@/contract/money/smoothPayments/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';

const statusLabels: Readonly<Record<InstallmentPlanStatus, string>> = {
  signing: 'Waiting for your signature',
  active: 'Active',
  paid: 'Paid off',
  canceled: 'Canceled',
};

const stateOf = ({ paidOn, isMissed, dueOn }: InstallmentPlan['installments'][number]) => {
  if (paidOn) return `Paid ${formatDate(paidOn)}`;
  return isMissed ? 'Moved to your next payout' : `From ${formatDate(dueOn)}`;
};

/** One plan: its bills, each installment, and what its owner may do with it. */
export function PlanCard({
  plan,
  homeId,
  canAct,
}: {
  readonly plan: InstallmentPlan;
  readonly homeId: string;
  readonly canAct: boolean;
}) {
  const touches = [smoothPayments];
  const cancel = useApiMutation(smoothPayments.cancelSmoothPayments, { touches });
  const payOff = useApiMutation(smoothPayments.payOffSmoothPayments, { touches });
  const params = { installmentPlanId: plan.id };
  const [isPayingOff, setIsPayingOff] = useState(false);
  const isPaidOffNext = plan.status === 'active' && plan.payOff === null;
  const error = cancel.error ?? payOff.error;
  return (
    <Card as="section" aria-label={`Plan over ${plan.months} payouts`}>
      <Stack>
        <Row $justify="space-between">
          <Heading as="h2" $size="small">
            {plan.months} installments
          </Heading>
          <Badge tone={plan.status === 'signing' ? 'warning' : 'neutral'}>{statusLabels[plan.status]}</Badge>
        </Row>
        {plan.bills.map(({ description, amount }) => (
          <Row key={description} $justify="space-between" $align="start" $wrap={false}>
            <span>{description}</span>
            <Money amount={amount} cents="always" />
          </Row>
        ))}
        <Row $justify="space-between" $wrap={false}>
          <span>Finance charge ({(plan.aprBps / 100).toFixed(2)}% APR)</span>
          <Money amount={plan.fee} cents="always" />
        </Row>
        <Row $justify="space-between">
          <strong>Left to pay</strong>
          <Money amount={plan.left} cents="always" />
        </Row>
        {plan.installments.map((installment) => (
          <Row key={installment.seq} $justify="space-between" $wrap={false}>
            <Text $size="small" $tone="soft">
              {installment.seq}. {stateOf(installment)}
            </Text>
            <Money amount={installment.amount} cents="always" />
          </Row>
        ))}
        <div aria-live="polite">
          {error && <Notice tone="danger">{error.message}</Notice>}
          {isPaidOffNext && <Notice tone="success">We’ll take what is left from your next payout.</Notice>}
        </div>
        {canAct && plan.status === 'signing' && (
          <Row>
            <ButtonLink href={`${routes.smoothPayments.home({ homeId })}?plan=${plan.id}`}>Read and sign</ButtonLink>
            <Button tone="secondary" loading={cancel.isPending} onClick={() => cancel.mutate({ params, body: {} })}>
              Cancel plan
            </Button>
          </Row>
        )}
        {canAct && plan.payOff !== null && !isPayingOff && (
          <Row>
            <Button tone="secondary" onClick={() => setIsPayingOff(true)}>
              Pay off from next payout
            </Button>
          </Row>
        )}
        {canAct && plan.payOff !== null && isPayingOff && (
          <Notice tone="warning" title="Pay off from your next payout?">
            <Stack $gap="s12">
              <Text>
                It takes <Money amount={plan.payOff} cents="always" />. Fees for installments that aren’t due yet are
                dropped. You can’t go back to installments.
              </Text>
              <Row>
                <Button size="small" loading={payOff.isPending} onClick={() => payOff.mutate({ params, body: {} })}>
                  Pay off
                </Button>
                <Button tone="ghost" size="small" onClick={() => setIsPayingOff(false)}>
                  Keep installments
                </Button>
              </Row>
            </Stack>
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
