import { FormResult } from '@/components/layout/account/FormResult';
import { Button } from '@/components/ui/actions/Button';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { cents } from '@/contract/amounts/cents';
import { charges, type LeaseAccount } from '@/contract/money/charges/endpoints';
import { type ChargeKind, chargeKindRules, kindsWhere } from '@/contract/money/charges/kinds';
import { useDraft } from '@/hooks/useDraft';
import { useMoneyAction, WAITS_FOR_SECOND } from './useMoneyAction';

/** A charge that no schedule makes: a utility bill, an HOA fine, a repair the resident pays. */
export function AddChargeForm({ account }: { readonly account: LeaseAccount }) {
  const { values, set, clear } = useDraft(`charge:${account.leaseId}`, {
    kind: 'bill' as ChargeKind,
    description: '',
    amount: null as number | null,
    dueOn: account.today,
    reason: '',
  });
  const { send, fields, error, isPending, isSuccess, isWaiting, dialog } = useMoneyAction(charges.addCharge);
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const { amount, ...rest } = values;
        const body = { ...rest, amountCents: cents(amount ?? 0) };
        send({ params: { leaseId: account.leaseId }, body }, clear);
      }}
    >
      <SelectField
        label="Kind"
        options={kindsWhere('isAddedByStaff').map((each) => ({ value: each, label: chargeKindRules[each].label }))}
        value={values.kind}
        onChange={(kind) => set({ kind })}
        error={fields.kind}
      />
      <TextField
        label="What it is for"
        help="Residents read this."
        error={fields.description}
        maxLength={120}
        value={values.description}
        onChange={(description) => set({ description })}
      />
      <MoneyField
        label="Amount"
        cents={values.amount}
        onChange={(amount) => set({ amount })}
        error={fields.amountCents}
      />
      <TextField
        label="Due on"
        error={fields.dueOn}
        type="date"
        min={account.today}
        value={values.dueOn}
        onChange={(dueOn) => set({ dueOn })}
      />
      <TextField
        label="Reason"
        help="Residents read this."
        error={fields.reason}
        maxLength={600}
        value={values.reason}
        onChange={(reason) => set({ reason })}
      />
      <FormResult isSuccess={isSuccess} error={error}>
        {isWaiting ? WAITS_FOR_SECOND : 'Charge added. The residents hear of it by email.'}
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
