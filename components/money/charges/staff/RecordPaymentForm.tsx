import { FormResult } from '@/components/layout/account/FormResult';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { cents } from '@/contract/amounts/cents';
import type { ResultOf } from '@/contract/endpoint';
import { type RecordedMethod, recordedMethods } from '@/contract/money/charges/constants';
import { charges, type LeaseAccount } from '@/contract/money/charges/endpoints';
import { useDraft } from '@/hooks/useDraft';
import { useMoneyAction, WAITS_FOR_SECOND } from './useMoneyAction';

const methodLabels: Record<RecordedMethod, string> = { check: 'Check', money_order: 'Money order' };

interface RecordPaymentFormProps {
  readonly account: LeaseAccount;
  readonly payers: ResultOf<typeof charges.listLeasePayments>['payers'];
}

/** A check or a money order that we hold. */
export function RecordPaymentForm({ account, payers }: RecordPaymentFormProps) {
  const {
    values: { payerId, kind, number, depositReference, typed, receivedOn, reason },
    set,
    clear,
  } = useDraft(`record-payment:${account.leaseId}`, {
    payerId: payers[0]?.id ?? '',
    kind: 'check' as RecordedMethod,
    number: '',
    depositReference: '',
    // Until staff type an amount, what is owed.
    typed: undefined as number | null | undefined,
    receivedOn: account.today,
    reason: '',
  });
  const amount = typed === undefined ? account.owedCents || null : typed;
  const { send, fields, error, isPending, isSuccess, isWaiting, dialog } = useMoneyAction(charges.recordPayment);
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const body = { payerId, kind, number, depositReference, amountCents: cents(amount ?? 0), receivedOn, reason };
        send({ params: { leaseId: account.leaseId }, body }, clear);
      }}
    >
      <SelectField
        label="Who paid"
        options={payers.map(({ id, name }) => ({ value: id, label: name }))}
        value={payerId}
        onChange={(payerId) => set({ payerId })}
        error={fields.payerId}
      />
      <SelectField
        label="How"
        options={recordedMethods.map((each) => ({ value: each, label: methodLabels[each] }))}
        value={kind}
        onChange={(kind) => set({ kind })}
        error={fields.kind}
      />
      <TextField
        label="Number"
        help="It is printed on the check or money order."
        error={fields.number}
        maxLength={40}
        value={number}
        onChange={(number) => set({ number })}
      />
      <TextField
        label="Bank deposit"
        help="The number on the deposit slip or of the deposit by photo."
        error={fields.depositReference}
        maxLength={60}
        value={depositReference}
        onChange={(depositReference) => set({ depositReference })}
      />
      <MoneyField label="Amount" cents={amount} onChange={(typed) => set({ typed })} error={fields.amountCents} />
      <TextField
        label="Received on"
        error={fields.receivedOn}
        type="date"
        max={account.today}
        value={receivedOn}
        onChange={(receivedOn) => set({ receivedOn })}
      />
      <TextField
        label="Note"
        help="For example: came by mail."
        error={fields.reason}
        maxLength={600}
        value={reason}
        onChange={(reason) => set({ reason })}
      />
      {account.hasOpenNotice && (amount ?? 0) < account.owedCents && (
        <Notice tone="warning" title="The homeowner has an open notice on this lease">
          In some states, taking a part of the rent gives up the right to act on it. Ask the homeowner first, and write
          their answer in the note.
        </Notice>
      )}
      {!account.acceptsPartial && (amount ?? 0) < account.owedCents && (
        <Notice tone="warning">The homeowner takes rent in full only.</Notice>
      )}
      <FormResult isSuccess={isSuccess} error={error}>
        {isWaiting ? WAITS_FOR_SECOND : 'Payment recorded. The resident gets a receipt by email.'}
      </FormResult>
      <Row>
        <Button type="submit" size="small" loading={isPending}>
          Record payment
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}
