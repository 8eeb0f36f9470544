import { MoneyActionForm } from '@/components/money/charges/staff/MoneyActionForm';
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import {
  type BankOrders,
  bankMethodLabels,
  bankOrderLabels,
  bankOrders,
  type TaxOrderKind,
} from '@/contract/money/bankOrders/endpoints';

const METHODS = ['ach', 'wire'] as const;
const TOUCHED = [bankOrders];

/** Proposes to pay tax that was withheld; another person approves it before the bank gets the order. */
export function TaxPaymentForm({ taxes }: { readonly taxes: BankOrders['taxes'] }) {
  return (
    <MoneyActionForm
      label="Pay withheld tax"
      draft="tax-payment"
      initialValues={{
        kind: 'federal_tax' as TaxOrderKind,
        method: 'ach' as (typeof METHODS)[number],
        amountCents: null as number | null,
        reason: '',
      }}
      fields={[
        {
          name: 'kind',
          label: 'Tax',
          options: taxes.map(({ kind, owedCents }) => ({
            value: kind,
            label: `${bankOrderLabels[kind]} (${formatExactMoney(owedCents)} to pay)`,
          })),
        },
        {
          name: 'method',
          label: 'How',
          options: METHODS.map((value) => ({ value, label: bankMethodLabels[value] })),
        },
        { name: 'amountCents', label: 'Amount', isMoney: true },
        { name: 'reason', label: 'Period', help: 'What it is for, such as October 2026.', maxLength: 600 },
      ]}
      endpoint={bankOrders.proposeTaxPayment}
      touches={TOUCHED}
      argsOf={(values) => ({ body: { ...values, amountCents: cents(values.amountCents ?? 0) } })}
      submitLabel="Propose payment"
      done="Proposed. Another person approves it before the bank gets it."
    />
  );
}
