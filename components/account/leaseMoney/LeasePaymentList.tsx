import { useState } from 'react';
import styled from 'styled-components';
import { FormResult, MoneyField, TextField } from '@/components/account/shared/FormFields';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { localDay } from '@/contract/calendar/localDay';
import type { StaffPayment } from '@/contract/charges/endpoints';
import { cents } from '@/contract/money/cents';
import { moneyRequests } from '@/contract/moneyRequests/endpoints';
import { formatDate } from '@/lib/format/dates';
import { plainList } from '@/styles/mixins';
import { color, space } from '@/styles/tokens';
import { useMoneyAction } from './useMoneyAction';

const Payments = styled.ul`
  ${plainList}
  overflow-wrap: anywhere;

  li > div > div:first-child > :last-child {
    flex: none;
  }

  li + li {
    margin-block-start: ${space.s12};
    padding-block-start: ${space.s12};
    border-block-start: 1px solid ${color.line};
  }
`;

const statusLabels: Record<StaffPayment['status'], string> = {
  started: 'On its way',
  processing: 'On its way',
  succeeded: 'Received',
  failed: 'Did not go through',
  refunded: 'Refunded',
  returned: 'Returned by the bank',
};
const problems: readonly StaffPayment['status'][] = ['failed', 'returned'];

/** Asks for a refund; another person approves it. */
function RefundForm({ payment, onClose }: { readonly payment: StaffPayment; readonly onClose: () => void }) {
  const [amount, setAmount] = useState<number | null>(payment.refundableCents);
  const [isByCheck, setIsByCheck] = useState(payment.isRecorded);
  const [checkNumber, setCheckNumber] = useState('');
  const [reason, setReason] = useState('');
  const { send, fields, error, isPending, dialog } = useMoneyAction(moneyRequests.requestMoney);
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const body = {
          ...{ kind: 'refund' as const, paymentId: payment.id, amountCents: cents(amount ?? 0), reason },
          ...(isByCheck && { checkNumber }),
        };
        send({ body }, onClose);
      }}
    >
      <MoneyField label="Amount to refund" cents={amount} onChange={setAmount} error={fields.amountCents} />
      {!payment.isRecorded && (
        <Checkbox checked={isByCheck} onChange={({ target }) => setIsByCheck(target.checked)}>
          Send a check instead
        </Checkbox>
      )}
      {isByCheck && (
        <TextField
          label="Number of the check"
          error={fields.checkNumber}
          maxLength={40}
          value={checkNumber}
          onChange={setCheckNumber}
        />
      )}
      <TextField
        label="Reason"
        help="The payer reads this."
        error={fields.reason}
        maxLength={600}
        value={reason}
        onChange={setReason}
      />
      <FormResult isSuccess={false} error={error}>
        {null}
      </FormResult>
      <Row>
        <Button type="submit" size="small" loading={isPending}>
          Ask for approval
        </Button>
        <Button size="small" tone="ghost" onClick={onClose}>
          Not now
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}

function LeasePayment({ payment, timeZone }: { readonly payment: StaffPayment; readonly timeZone: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { payer, label, amountCents, feeCents, refundedCents, refundableCents, status, failure, note } = payment;
  return (
    <li>
      <Stack $gap="s8">
        <Row $justify="space-between" $align="start" $wrap={false}>
          <Stack $gap="s4">
            <Text $weight="semibold">{payer}</Text>
            <Text $size="small" $tone="soft">
              {[formatDate(localDay(payment.createdAt, timeZone)), label, note, failure].filter(Boolean).join(' · ')}
            </Text>
          </Stack>
          <Stack $gap="s4" $align="end">
            <Money amount={amountCents} cents="always" />
            <Badge tone={problems.includes(status) ? 'danger' : 'neutral'}>{statusLabels[status]}</Badge>
          </Stack>
        </Row>
        {feeCents > 0 && (
          <Text $size="small" $tone="soft">
            Card fee: <Money amount={feeCents} cents="always" />
          </Text>
        )}
        {refundedCents > 0 && (
          <Text $size="small" $tone="soft">
            Refunded: <Money amount={refundedCents} cents="always" />
          </Text>
        )}
        {refundableCents > 0 && !isOpen && (
          <Row>
            <Button size="small" tone="secondary" onClick={() => setIsOpen(true)}>
              Refund up to <Money amount={refundableCents} cents="always" />
            </Button>
          </Row>
        )}
        {isOpen && <RefundForm payment={payment} onClose={() => setIsOpen(false)} />}
      </Stack>
    </li>
  );
}

/** Every payment of the lease, the newest first. Only what pays no charge can go back. */
export function LeasePaymentList({
  payments,
  timeZone,
}: {
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
          <Payments>
            {payments.map((payment) => (
              <LeasePayment key={payment.id} payment={payment} timeZone={timeZone} />
            ))}
          </Payments>
        )}
      </Stack>
    </Card>
  );
}
