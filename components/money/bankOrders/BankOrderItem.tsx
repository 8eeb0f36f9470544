import { DeskTime } from '@/components/layout/account/DeskTime';
import { useMoneyAction } from '@/components/money/charges/staff/useMoneyAction';
import { ReasonForm } from '@/components/platform/desk/ReasonForm';
import { Button } from '@/components/ui/actions/Button';
import { Badge, type BadgeTone } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import {
  type BankOrder,
  type BankOrderStatus,
  bankMethodLabels,
  bankOrderLabels,
  bankOrderStatusLabels,
  bankOrders,
  bankPlaceLabels,
} from '@/contract/money/bankOrders/endpoints';
import { reconciliations } from '@/contract/money/reconciliations/endpoints';
import { formatDate } from '@/lib/format/dates';

const TOUCHED = [bankOrders, reconciliations];

const tones: Readonly<Record<BankOrderStatus, BadgeTone>> = {
  proposed: 'warning',
  approved: 'warning',
  sent: 'neutral',
  confirmed: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  refused: 'danger',
  returned: 'danger',
};

function Decision({ order: { id, isOwn } }: { readonly order: BankOrder }) {
  const params = { bankOrderId: id };
  const approve = useMoneyAction(bankOrders.approveBankOrder, TOUCHED);
  const decline = useMoneyAction(bankOrders.declineBankOrder, TOUCHED);
  const withdraw = useMoneyAction(bankOrders.withdrawBankOrder, TOUCHED);
  const problem = approve.error ?? decline.error ?? decline.fields.note ?? withdraw.error;
  return (
    <Stack $gap="s8">
      {isOwn ? (
        <Row>
          <Text $size="small" $tone="soft">
            You proposed this, so another person decides.
          </Text>
          <Button size="small" tone="ghost" loading={withdraw.isPending} onClick={() => withdraw.send({ params })}>
            Withdraw
          </Button>
        </Row>
      ) : (
        <Row $align="start">
          <Button size="small" loading={approve.isPending} onClick={() => approve.send({ params })}>
            Approve order
          </Button>
          <ReasonForm
            action="Decline order"
            label="Why you decline it"
            sending={decline.isPending}
            onSubmit={(note) => decline.send({ params, body: { note } })}
          />
        </Row>
      )}
      <div aria-live="polite">{problem && <Notice tone="danger">{problem}</Notice>}</div>
      {approve.dialog}
    </Stack>
  );
}

/** A check on its way that the bank stopped. */
function StopCheck({ order: { id } }: { readonly order: BankOrder }) {
  const stop = useMoneyAction(bankOrders.stopBankOrder, TOUCHED);
  const problem = stop.error ?? stop.fields.note;
  return (
    <Stack $gap="s8">
      <ReasonForm
        action="Record as stopped"
        label="Why the bank stopped the check"
        sending={stop.isPending}
        onSubmit={(note) => stop.send({ params: { bankOrderId: id }, body: { note } })}
      />
      <div aria-live="polite">{problem && <Notice tone="danger">{problem}</Notice>}</div>
      {stop.dialog}
    </Stack>
  );
}

/** A check, and any order where the bank takes none from us: entered by hand. */
function RecordSent({ order: { id, method } }: { readonly order: BankOrder }) {
  const record = useMoneyAction(bankOrders.recordBankOrderSent, TOUCHED);
  const problem = record.error ?? record.fields.bankRef;
  return (
    <Stack $gap="s8">
      <ReasonForm
        action="Record as sent"
        label={method === 'check' ? 'Number of the check' : 'Reference of the bank'}
        sending={record.isPending}
        onSubmit={(bankRef) => record.send({ params: { bankOrderId: id }, body: { bankRef } })}
      />
      <div aria-live="polite">{problem && <Notice tone="danger">{problem}</Notice>}</div>
      {record.dialog}
    </Stack>
  );
}

interface BankOrderItemProps {
  readonly order: BankOrder;
  readonly isAutomatic: boolean;
}

/** One order, with the people who agreed on it and what the bank did. */
export function BankOrderItem({ order, isAutomatic }: BankOrderItemProps) {
  const { kind, method, from, to, payee, amountCents, status, reason, note } = order;
  return (
    <li>
      <Stack $gap="s8">
        <Row $justify="space-between">
          <Text $weight="semibold">
            {bankOrderLabels[kind]}: <Money amount={amountCents} cents="always" />
          </Text>
          <Badge tone={tones[status]}>{bankOrderStatusLabels[status]}</Badge>
        </Row>
        <Text $size="small">
          {bankMethodLabels[method]} from the {bankPlaceLabels[from].toLowerCase()} to{' '}
          {to ? `the ${bankPlaceLabels[to].toLowerCase()}` : payee}. {reason}
        </Text>
        <Text $size="small" $tone="soft">
          {order.proposedBy ?? 'The daily check'} proposed it <DeskTime at={order.proposedAt} />
          {order.decidedBy && `, ${order.decidedBy} decided`}
          {order.confirmedOn && `, on the statement of ${formatDate(order.confirmedOn)}`}.{note && ` ${note}`}
        </Text>
        {status === 'proposed' && <Decision order={order} />}
        {status === 'approved' && (!isAutomatic || method === 'check') && <RecordSent order={order} />}
        {status === 'sent' && method === 'check' && <StopCheck order={order} />}
      </Stack>
    </li>
  );
}
