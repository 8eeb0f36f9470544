import { MoneyActionForm } from '@/components/money/charges/staff/MoneyActionForm';
import {
  RESIDENCY_FORMS,
  type ResidencyForm,
  residencyFormLabels,
  type StateTaxYear,
  stateTaxes,
} from '@/contract/money/stateTaxes/endpoints';

const TOUCHED = [stateTaxes];

/** Puts an owner's Form 590 or 588 on file. */
export function ResidencyFormForm({ year: { year, payees } }: { readonly year: StateTaxYear }) {
  return (
    <MoneyActionForm
      label="Record a residency form"
      draft="residency-form"
      initialValues={{
        personId: payees[0]?.personId ?? '',
        form: '590' as ResidencyForm,
        reference: '',
        validFrom: `${year}-01-01`,
        validUntil: '',
      }}
      fields={[
        {
          name: 'personId',
          label: 'Owner',
          options: payees.map(({ personId, name }) => ({ value: personId, label: name })),
        },
        {
          name: 'form',
          label: 'Form',
          options: RESIDENCY_FORMS.map((value) => ({ value, label: residencyFormLabels[value] })),
        },
        {
          name: 'reference',
          label: 'Reference',
          help: 'Where the form is kept, or the number of the state’s notice.',
          maxLength: 200,
        },
        { name: 'validFrom', label: 'Valid from', isDay: true },
        {
          name: 'validUntil',
          label: 'Valid until',
          help: 'Leave it empty for a Form 590 without an end.',
          isDay: true,
        },
      ]}
      endpoint={stateTaxes.recordResidencyForm}
      touches={TOUCHED}
      argsOf={(values) => ({ body: { ...values, validUntil: values.validUntil || null, year } })}
      submitLabel="Record form"
      done="Recorded. Payouts from the first day on withhold nothing for California."
    />
  );
}
