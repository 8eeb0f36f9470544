import { FormResult } from '@/components/layout/account/FormResult';
import { Button } from '@/components/ui/actions/Button';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { cents } from '@/contract/amounts/cents';
import { charges, type LeaseAccount } from '@/contract/money/charges/endpoints';
import { useDraft } from '@/hooks/useDraft';
import { useMoneyAction, WAITS_FOR_SECOND } from './useMoneyAction';

/** A credit at the homeowner's expense; it pays the oldest charges. */
export function CreditForm({ account }: { readonly account: LeaseAccount }) {
  const {
    values: { amount, reason },
    set,
    clear,
  } = useDraft(`credit:${account.leaseId}`, { amount: null as number | null, reason: '' });
  const { send, fields, error, isPending, isSuccess, isWaiting, dialog } = useMoneyAction(charges.addCredit);
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ params: { leaseId: account.leaseId }, body: { amountCents: cents(amount ?? 0), reason } }, clear);
      }}
    >
      <MoneyField
        label="Amount"
        help="The homeowner pays for it. It pays the oldest charges first."
        cents={amount}
        onChange={(amount) => set({ amount })}
        error={fields.amountCents}
      />
      <TextField
        label="Reason"
        help="Residents and the homeowner read this."
        error={fields.reason}
        maxLength={600}
        value={reason}
        onChange={(reason) => set({ reason })}
      />
      <FormResult isSuccess={isSuccess} error={error}>
        {isWaiting ? WAITS_FOR_SECOND : 'Credit given. The homeowner hears of it by email.'}
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
