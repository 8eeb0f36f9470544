import { SelectField } from '@/components/ui/fields/SelectField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Grid } from '@/components/ui/layout/Grid';
import { type Cadence, MONTH_NAMES, weekdayOptions } from '@/contract/care/recurrences/cadence';

const INTERVALS = [1, 2, 3, 4, 6, 12];
const unitOptions = [
  { value: 'week', label: 'Weeks' },
  { value: 'month', label: 'Months' },
  { value: 'year', label: 'Certain months of the year' },
] as const;

const starting = {
  week: { unit: 'week', interval: 2, weekday: 'TU' },
  month: { unit: 'month', interval: 3, dayOfMonth: 1 },
  year: { unit: 'year', months: [4, 10], dayOfMonth: 1 },
} as const satisfies Record<Cadence['unit'], unknown>;

interface CadenceFieldProps {
  readonly cadence: Cadence;
  readonly onChange: (cadence: Cadence) => void;
}

/** How often something is done: every so many weeks or months, or in certain months. */
export function CadenceField({ cadence, onChange }: CadenceFieldProps) {
  return (
    <Grid $min="12rem" $gap="s16" role="group" aria-label="How often">
      <SelectField
        label="Repeats by"
        options={unitOptions}
        value={cadence.unit}
        onChange={(unit) => {
          const next = starting[unit];
          onChange(next.unit === 'year' ? { ...next, months: [...next.months] } : next);
        }}
      />
      {cadence.unit !== 'year' && (
        <SelectField
          label={cadence.unit === 'week' ? 'Every how many weeks' : 'Every how many months'}
          options={[...new Set([...INTERVALS, cadence.interval])].map((interval) => ({
            value: String(interval),
            label: String(interval),
          }))}
          value={String(cadence.interval)}
          onChange={(value) => onChange({ ...cadence, interval: Number(value) })}
        />
      )}
      {cadence.unit === 'week' && (
        <SelectField
          label="On"
          options={weekdayOptions}
          value={cadence.weekday}
          onChange={(weekday) => onChange({ ...cadence, weekday })}
        />
      )}
      {cadence.unit === 'year' &&
        MONTH_NAMES.map((name, at) => {
          const month = at + 1;
          const others = cadence.months.filter((each) => each !== month);
          return (
            <Checkbox
              key={name}
              checked={others.length < cadence.months.length}
              onChange={({ target }) =>
                onChange({
                  ...cadence,
                  months: target.checked ? [...others, month] : others.length > 0 ? others : [month],
                })
              }
            >
              {name}
            </Checkbox>
          );
        })}
    </Grid>
  );
}
