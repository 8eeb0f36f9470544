import { useState } from 'react';
import { FormResult } from '@/components/account/shared/FormResult';
import { Button } from '@/components/ui/actions/Button';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { addedChargeKinds } from '@/contract/charges/constants';
import { charges, type LeaseAccount } from '@/contract/charges/endpoints';
import { cents } from '@/contract/money/cents';
import { useMoneyAction } from './useMoneyAction';

type AddedKind = (typeof addedChargeKinds)[number];
const kindLabels: Record<AddedKind, string> = {
  utility: 'Utility',
  parking: 'Parking',
  one_time: 'One-time charge',
  bill: 'Bill with a document',
};

/** A charge that no schedule makes: a utility bill, an HOA fine, a repair the resident pays. */
export function AddChargeForm({ account }: { readonly account: LeaseAccount }) {
  const [kind, setKind] = useState<AddedKind>('bill');
  const [description, setDescription] = useState('');
  const [amount, setAmount] = useState<number | null>(null);
  const [dueOn, setDueOn] = useState(account.today);
  const [reason, setReason] = useState('');
  const { send, fields, error, isPending, isSuccess, dialog } = useMoneyAction(charges.addCharge);
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const body = { kind, description, amountCents: cents(amount ?? 0), dueOn, reason };
        send({ params: { leaseId: account.leaseId }, body }, () => {
          setDescription('');
          setReason('');
          setAmount(null);
        });
      }}
    >
      <SelectField
        label="Kind"
        options={addedChargeKinds.map((each) => ({ value: each, label: kindLabels[each] }))}
        value={kind}
        onChange={setKind}
        error={fields.kind}
      />
      <TextField
        label="What it is for"
        help="Residents read this."
        error={fields.description}
        maxLength={120}
        value={description}
        onChange={setDescription}
      />
      <MoneyField label="Amount" cents={amount} onChange={setAmount} error={fields.amountCents} />
      <TextField label="Due on" error={fields.dueOn} type="date" value={dueOn} onChange={setDueOn} />
      <TextField label="Reason" error={fields.reason} maxLength={600} value={reason} onChange={setReason} />
      <FormResult isSuccess={isSuccess} error={error}>
        Charge added.
      </FormResult>
      <Row>
        <Button type="submit" size="small" loading={isPending}>
          Add charge
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}
