import { cents } from '@/contract/amounts/cents';
import { charges, type LeaseAccount } from '@/contract/money/charges/endpoints';
import { MoneyActionForm } from './MoneyActionForm';

/** A credit at the homeowner's expense; it pays the oldest charges. */
export function CreditForm({ account: { leaseId } }: { readonly account: LeaseAccount }) {
  return (
    <MoneyActionForm
      label="Give a credit"
      draft={`credit:${leaseId}`}
      initialValues={{ amountCents: null as number | null, reason: '' }}
      fields={[
        {
          name: 'amountCents',
          label: 'Amount',
          help: 'The homeowner pays for it. It pays the oldest charges first.',
          isMoney: true,
        },
        { name: 'reason', label: 'Reason', help: 'Residents and the homeowner read this.', maxLength: 600 },
      ]}
      endpoint={charges.addCredit}
      argsOf={({ amountCents, reason }) => ({
        params: { leaseId },
        body: { amountCents: cents(amountCents ?? 0), reason },
      })}
      submitLabel="Give credit"
      done="Credit given. The homeowner hears of it by email."
    />
  );
}
