import { Field } from '@/components/ui/forms/Field';
import { MoneyInput } from '@/components/ui/forms/MoneyInput';
import { Select } from '@/components/ui/forms/Select';
import { Grid } from '@/components/ui/layout/Grid';
import { RENEWAL_TERMS } from '@/contract/renewals/constants';
import { termLabel } from './renewal.labels';

export interface TermChoice {
  months: (typeof RENEWAL_TERMS)[number];
  rentCents: number | null;
}

interface TermFieldsProps {
  readonly value: TermChoice;
  readonly onChange: (value: TermChoice) => void;
  readonly problem?: string | undefined;
}

/** The length and rent of one option. */
export function TermFields({ value, onChange, problem }: TermFieldsProps) {
  return (
    <Grid $min="12rem">
      <Field label="Lease length">
        {(field) => (
          <Select
            {...field}
            value={String(value.months)}
            onChange={({ target }) =>
              onChange({
                ...value,
                months: RENEWAL_TERMS.find((months) => String(months) === target.value) ?? null,
              })
            }
          >
            {RENEWAL_TERMS.map((months) => (
              <option key={String(months)} value={String(months)}>
                {termLabel(months)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Rent a month" error={problem}>
        {(field) => (
          <MoneyInput {...field} cents={value.rentCents} onChange={(rentCents) => onChange({ ...value, rentCents })} />
        )}
      </Field>
    </Grid>
  );
}
