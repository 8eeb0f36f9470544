import { useState } from 'react';
import { FormResult, MoneyField } from '@/components/account/shared/FormFields';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/forms/Field';
import { Select } from '@/components/ui/forms/Select';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { type RecordedMethod, recordedMethods } from '@/contract/charges/constants';
import { charges, type LeaseAccount } from '@/contract/charges/endpoints';
import type { ResultOf } from '@/contract/endpoint';
import { cents } from '@/contract/money/cents';
import { useMoneyAction } from './useMoneyAction';

const methodLabels: Record<RecordedMethod, string> = { check: 'Check', money_order: 'Money order' };

interface RecordPaymentFormProps {
  readonly account: LeaseAccount;
  readonly payers: ResultOf<typeof charges.listLeasePayments>['payers'];
}

/** A check or a money order that we hold. */
export function RecordPaymentForm({ account, payers }: RecordPaymentFormProps) {
  const [payerId, setPayerId] = useState(payers[0]?.id ?? '');
  const [kind, setKind] = useState<RecordedMethod>('check');
  const [number, setNumber] = useState('');
  const [amount, setAmount] = useState<number | null>(account.owedCents || null);
  const [receivedOn, setReceivedOn] = useState(account.today);
  const [reason, setReason] = useState('');
  const { send, fields, error, isPending, isSuccess, dialog } = useMoneyAction(charges.recordPayment);
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const body = { payerId, kind, number, amountCents: cents(amount ?? 0), receivedOn, reason };
        send({ params: { leaseId: account.leaseId }, body }, () => {
          setNumber('');
          setReason('');
        });
      }}
    >
      <Field label="Who paid" error={fields.payerId}>
        {(control) => (
          <Select {...control} value={payerId} onChange={({ target }) => setPayerId(target.value)}>
            {payers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="How" error={fields.kind}>
        {(control) => (
          <Select
            {...control}
            value={kind}
            onChange={({ target }) => setKind(recordedMethods.find((each) => each === target.value) ?? 'check')}
          >
            {recordedMethods.map((each) => (
              <option key={each} value={each}>
                {methodLabels[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Number" help="It is printed on the check or money order." error={fields.number}>
        {(control) => (
          <TextInput {...control} maxLength={40} value={number} onChange={({ target }) => setNumber(target.value)} />
        )}
      </Field>
      <MoneyField label="Amount" cents={amount} onChange={setAmount} error={fields.amountCents} />
      <Field label="Received on" error={fields.receivedOn}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            max={account.today}
            value={receivedOn}
            onChange={({ target }) => setReceivedOn(target.value)}
          />
        )}
      </Field>
      <Field label="Note" help="For example: came by mail." error={fields.reason}>
        {(control) => (
          <TextInput {...control} maxLength={600} value={reason} onChange={({ target }) => setReason(target.value)} />
        )}
      </Field>
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
        Payment recorded. The resident gets a receipt by email.
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
