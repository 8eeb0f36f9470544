import { useState } from 'react';
import { FormResult, MoneyField } from '@/components/account/shared/FormFields';
import { Button } from '@/components/ui/actions/Button';
import { Field } from '@/components/ui/forms/Field';
import { Select } from '@/components/ui/forms/Select';
import { TextInput } from '@/components/ui/forms/TextInput';
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
      <Field label="Kind" error={fields.kind}>
        {(control) => (
          <Select
            {...control}
            value={kind}
            onChange={({ target }) => setKind(addedChargeKinds.find((each) => each === target.value) ?? 'bill')}
          >
            {addedChargeKinds.map((each) => (
              <option key={each} value={each}>
                {kindLabels[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="What it is for" help="Residents read this." error={fields.description}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={120}
            value={description}
            onChange={({ target }) => setDescription(target.value)}
          />
        )}
      </Field>
      <MoneyField label="Amount" cents={amount} onChange={setAmount} error={fields.amountCents} />
      <Field label="Due on" error={fields.dueOn}>
        {(control) => (
          <TextInput {...control} type="date" value={dueOn} onChange={({ target }) => setDueOn(target.value)} />
        )}
      </Field>
      <Field label="Reason" error={fields.reason}>
        {(control) => (
          <TextInput {...control} maxLength={600} value={reason} onChange={({ target }) => setReason(target.value)} />
        )}
      </Field>
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
