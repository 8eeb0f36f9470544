import { FormResult } from '@/components/layout/account/FormResult';
import { useMoneyAction } from '@/components/money/charges/staff/useMoneyAction';
import { Button } from '@/components/ui/actions/Button';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import {
  type BankOrders,
  bankMethodLabels,
  bankOrderLabels,
  bankOrders,
  type TaxOrderKind,
} from '@/contract/money/bankOrders/endpoints';
import { useDraft } from '@/hooks/useDraft';

const METHODS = ['ach', 'wire'] as const;

/** Proposes to pay tax that was withheld; another person approves it before the bank gets the order. */
export function TaxPaymentForm({ taxes }: { readonly taxes: BankOrders['taxes'] }) {
  const { values, set, clear } = useDraft('tax-payment', {
    kind: 'federal_tax' as TaxOrderKind,
    method: 'ach' as (typeof METHODS)[number],
    amount: null as number | null,
    reason: '',
  });
  const { send, fields, error, isPending, isSuccess, dialog } = useMoneyAction(bankOrders.proposeTaxPayment, [
    bankOrders,
  ]);
  return (
    <Stack
      as="form"
      noValidate
      aria-label="Pay withheld tax"
      onSubmit={(event) => {
        event.preventDefault();
        const { amount, ...rest } = values;
        send({ body: { ...rest, amountCents: cents(amount ?? 0) } }, clear);
      }}
    >
      <SelectField
        label="Tax"
        options={taxes.map(({ kind, owedCents }) => ({
          value: kind,
          label: `${bankOrderLabels[kind]} (${formatExactMoney(owedCents)} to pay)`,
        }))}
        value={values.kind}
        onChange={(kind) => set({ kind })}
        error={fields.kind}
      />
      <SelectField
        label="How"
        options={METHODS.map((each) => ({ value: each, label: bankMethodLabels[each] }))}
        value={values.method}
        onChange={(method) => set({ method })}
        error={fields.method}
      />
      <MoneyField
        label="Amount"
        cents={values.amount}
        onChange={(amount) => set({ amount })}
        error={fields.amountCents}
      />
      <TextField
        label="Period"
        help="What it is for, such as October 2026."
        maxLength={600}
        value={values.reason}
        onChange={(reason) => set({ reason })}
        error={fields.reason}
      />
      <FormResult isSuccess={isSuccess} error={error}>
        Proposed. Another person approves it before the bank gets it.
      </FormResult>
      <Row>
        <Button type="submit" size="small" loading={isPending}>
          Propose payment
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}
