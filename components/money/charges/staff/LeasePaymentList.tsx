import { Badge } from '@/components/ui/feedback/Badge';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { localDay } from '@/contract/calendar/localDay';
import type { StaffPayment } from '@/contract/money/charges/endpoints';
import { formatDate } from '@/lib/format/dates';
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

/** Every payment of the lease, the newest first. Only what pays no charge can go back. */
export function LeasePaymentList({
  leaseId,
  payments,
  timeZone,
}: {
  readonly leaseId: string;
  readonly payments: readonly StaffPayment[];
  readonly timeZone: string;
}) {
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
            {payments.map((payment) => (
              <LeasePayment key={payment.id} leaseId={leaseId} payment={payment} timeZone={timeZone} />
            ))}
          </RefundableList>
        )}
      </Stack>
    </Card>
  );
}
