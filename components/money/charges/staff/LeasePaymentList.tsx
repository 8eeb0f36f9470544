import { Badge } from '@/components/ui/feedback/Badge';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { localDay } from '@/contract/calendar/localDay';
import type { StaffPayment } from '@/contract/money/charges/endpoints';
import { formatDate } from '@/lib/format/dates';
import { pluralize } from '@/lib/format/text';
import { RefundableItem, RefundableList } from './RefundableList';
import { ReturnedPaymentForm } from './ReturnedPaymentForm';

const statusLabels: Record<StaffPayment['status'], string> = {
  started: 'On its way',
  processing: 'On its way',
  succeeded: 'Received',
  failed: 'Did not go through',
  refunded: 'Refunded',
  returned: 'Returned by the bank',
};
/** Payments that the list shows for any reason; the others are lines of the history. */
const SHOWN_PAYMENTS = 3;
const problems: readonly StaffPayment['status'][] = ['failed', 'returned'];

function LeasePayment({
  leaseId,
  payment,
  timeZone,
}: {
  readonly leaseId: string;
  readonly payment: StaffPayment;
  readonly timeZone: string;
}) {
  const { payer, label, feeCents, refundedCents, askedCents, status, failure, note, createdAt } = payment;
  return (
    <RefundableItem
      source={{ payment }}
      title={payer}
      details={[formatDate(localDay(createdAt, timeZone)), label, note, failure]}
      badge={<Badge tone={problems.includes(status) ? 'danger' : 'neutral'}>{statusLabels[status]}</Badge>}
      amounts={[
        ['Card fee', feeCents],
        ['Refunded', refundedCents],
        ['Refund waiting for approval', askedCents],
      ]}
      action="Refund up to"
    >
      {payment.isRecorded && status === 'succeeded' && (
        <ReturnedPaymentForm leaseId={leaseId} payment={payment} timeZone={timeZone} />
      )}
    </RefundableItem>
  );
}

/** Whether our team may have something to do with a payment: it failed, is on its way, or can go back. */
const isOpen = ({ status, refundableCents, askedCents }: StaffPayment) =>
  status !== 'succeeded' || refundableCents > 0 || askedCents > 0;

/**
 * The newest payments of the lease and those with something to do; the others fold away, because the history has them
 * as well. Only what pays no charge can go back.
 */
export function LeasePaymentList({
  leaseId,
  payments,
  timeZone,
}: {
  readonly leaseId: string;
  readonly payments: readonly StaffPayment[];
  readonly timeZone: string;
}) {
  const isShown = (payment: StaffPayment, n: number) => n < SHOWN_PAYMENTS || isOpen(payment);
  const shown = payments.filter(isShown);
  const folded = payments.filter((payment, n) => !isShown(payment, n));
  return (
    <Card as="section" aria-labelledby="payments">
      <Stack>
        <Heading id="payments" $size="small">
          Payments
        </Heading>
        <Text $size="small" $tone="soft">
          Money that pays a charge stays with it: to make up for one, give a credit, which pays the next charges. What
          pays nothing yet can be refunded. Another person approves each refund.
        </Text>
        {payments.length === 0 ? (
          <Text $tone="soft">Nothing was paid yet.</Text>
        ) : (
          <RefundableList>
            {shown.map((payment) => (
              <LeasePayment key={payment.id} leaseId={leaseId} payment={payment} timeZone={timeZone} />
            ))}
          </RefundableList>
        )}
        {folded.length > 0 && (
          <Disclosure summary={pluralize(folded.length, 'earlier payment')}>
            <RefundableList>
              {folded.map((payment) => (
                <LeasePayment key={payment.id} leaseId={leaseId} payment={payment} timeZone={timeZone} />
              ))}
            </RefundableList>
          </Disclosure>
        )}
      </Stack>
    </Card>
  );
}
