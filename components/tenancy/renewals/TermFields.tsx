import { MoneyField } from '@/components/ui/fields/MoneyField';
import { SelectField } from '@/components/ui/fields/SelectField';
import { Grid } from '@/components/ui/layout/Grid';
import { RENEWAL_TERMS } from '@/contract/tenancy/renewals/constants';
import { termLabel } from './renewal.labels';

export interface TermChoice {
  months: (typeof RENEWAL_TERMS)[number];
  rentCents: number | null;
}

interface TermFieldsProps {
  readonly value: TermChoice;
  readonly onChange: (value: TermChoice) => void;
  readonly problem?: string | undefined;
  /** The most months that the law allows; null for any number. */
  readonly longest: number | null;
}

/** The length and rent of one option. */
export function TermFields({ value, onChange, problem, longest }: TermFieldsProps) {
  return (
    <Grid $min="12rem">
      <SelectField
        label="Lease length"
        options={RENEWAL_TERMS.filter((months) => longest === null || (months ?? 0) <= longest).map((months) => ({
          value: String(months),
          label: termLabel(months),
        }))}
        value={String(value.months)}
        onChange={(typed) =>
          onChange({
            ...value,
            months: RENEWAL_TERMS.find((months) => String(months) === typed) ?? null,
          })
        }
      />
      <MoneyField
        label="Monthly rent"
        error={problem}
        cents={value.rentCents}
        onChange={(rentCents) => onChange({ ...value, rentCents })}
      />
    </Grid>
  );
}
