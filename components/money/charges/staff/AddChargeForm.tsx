import { cents } from '@/contract/amounts/cents';
import { charges, type LeaseAccount } from '@/contract/money/charges/endpoints';
import { type ChargeKind, chargeKindRules, kindsWhere } from '@/contract/money/charges/kinds';
import { MoneyActionForm } from './MoneyActionForm';

/** A charge that no schedule makes: a utility bill, an HOA fine, a repair the resident pays. */
export function AddChargeForm({ account: { leaseId, today } }: { readonly account: LeaseAccount }) {
  return (
    <MoneyActionForm
      label="Add a charge"
      draft={`charge:${leaseId}`}
      initialValues={{
        kind: 'bill' as ChargeKind,
        description: '',
        amountCents: null as number | null,
        dueOn: today,
        reason: '',
      }}
      fields={[
        {
          name: 'kind',
          label: 'Kind',
          options: kindsWhere('isAddedByStaff').map((value) => ({ value, label: chargeKindRules[value].label })),
        },
        { name: 'description', label: 'What it is for', help: 'Residents read this.', maxLength: 120 },
        { name: 'amountCents', label: 'Amount', isMoney: true },
        { name: 'dueOn', label: 'Due on', isDay: true, min: today },
        { name: 'reason', label: 'Reason', help: 'Residents read this.', maxLength: 600 },
      ]}
      endpoint={charges.addCharge}
      argsOf={(values) => ({
        params: { leaseId },
        body: { ...values, amountCents: cents(values.amountCents ?? 0) },
      })}
      submitLabel="Add charge"
      done="Charge added. The residents hear of it by email."
    />
  );
}
