import { FormResult } from '@/components/layout/account/FormResult';
import { useMoneyAction } from '@/components/money/charges/staff/useMoneyAction';
import { Button } from '@/components/ui/actions/Button';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import {
  RESIDENCY_FORMS,
  type ResidencyForm,
  residencyFormLabels,
  type StateTaxYear,
  stateTaxes,
} from '@/contract/money/stateTaxes/endpoints';
import { useDraft } from '@/hooks/useDraft';

/** Puts an owner's Form 590 or 588 on file. */
export function ResidencyFormForm({ year: { year, payees } }: { readonly year: StateTaxYear }) {
  const { values, set, clear } = useDraft('residency-form', {
    personId: payees[0]?.personId ?? '',
    form: '590' as ResidencyForm,
    reference: '',
    validFrom: `${year}-01-01`,
    validUntil: '',
  });
  const { send, fields, error, isPending, isSuccess, dialog } = useMoneyAction(stateTaxes.recordResidencyForm, [
    stateTaxes,
  ]);
  return (
    <Stack
      as="form"
      noValidate
      aria-label="Record a residency form"
      onSubmit={(event) => {
        event.preventDefault();
        send({ body: { ...values, validUntil: values.validUntil || null, year } }, clear);
      }}
    >
      <SelectField
        label="Owner"
        options={payees.map(({ personId, name }) => ({ value: personId, label: name }))}
        value={values.personId}
        onChange={(personId) => set({ personId })}
        error={fields.personId}
      />
      <SelectField
        label="Form"
        options={RESIDENCY_FORMS.map((each) => ({ value: each, label: residencyFormLabels[each] }))}
        value={values.form}
        onChange={(form) => set({ form })}
        error={fields.form}
      />
      <TextField
        label="Reference"
        help="Where the form is kept, or the number of the state’s notice."
        maxLength={200}
        value={values.reference}
        onChange={(reference) => set({ reference })}
        error={fields.reference}
      />
      <TextField
        label="Valid from"
        type="date"
        value={values.validFrom}
        onChange={(validFrom) => set({ validFrom })}
        error={fields.validFrom}
      />
      <TextField
        label="Valid until"
        help="Leave it empty for a Form 590 without an end."
        type="date"
        value={values.validUntil}
        onChange={(validUntil) => set({ validUntil })}
        error={fields.validUntil}
      />
      <FormResult isSuccess={isSuccess} error={error}>
        Recorded. Payouts from the first day on withhold nothing for California.
      </FormResult>
      <Row>
        <Button type="submit" size="small" loading={isPending}>
          Record form
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}
