import { useState } from 'react';
import { FormResult } from '@/components/account/shared/FormResult';
import { Button } from '@/components/ui/actions/Button';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { charges, type LeaseAccount } from '@/contract/charges/endpoints';
import { cents } from '@/contract/money/cents';
import { useMoneyAction } from './useMoneyAction';

/** A credit at the homeowner's expense; it pays the oldest charges. */
export function CreditForm({ account }: { readonly account: LeaseAccount }) {
  const [amount, setAmount] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const { send, fields, error, isPending, isSuccess, dialog } = useMoneyAction(charges.addCredit);
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ params: { leaseId: account.leaseId }, body: { amountCents: cents(amount ?? 0), reason } }, () => {
          setAmount(null);
          setReason('');
        });
      }}
    >
      <MoneyField
        label="Amount"
        help="The homeowner pays for it. It pays the oldest charges first."
        cents={amount}
        onChange={setAmount}
        error={fields.amountCents}
      />
      <TextField
        label="Reason"
        help="Residents and the homeowner read this."
        error={fields.reason}
        maxLength={600}
        value={reason}
        onChange={setReason}
      />
      <FormResult isSuccess={isSuccess} error={error}>
        Credit given.
      </FormResult>
      <Row>
        <Button type="submit" size="small" loading={isPending}>
          Give credit
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}
