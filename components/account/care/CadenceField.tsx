import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Field } from '@/components/ui/forms/Field';
import { Select } from '@/components/ui/forms/Select';
import { Grid } from '@/components/ui/layout/Grid';
import { type Cadence, MONTH_NAMES, weekdayOptions } from '@/contract/recurrences/cadence';

const INTERVALS = [1, 2, 3, 4, 6, 12];
const units = { week: 'Weeks', month: 'Months', year: 'Certain months of the year' } as const;

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
      <Field label="Repeats by">
        {(control) => (
          <Select
            {...control}
            value={cadence.unit}
            onChange={({ target }) => {
              const next = starting[target.value as Cadence['unit']];
              onChange(next.unit === 'year' ? { ...next, months: [...next.months] } : next);
            }}
          >
            {Object.entries(units).map(([unit, label]) => (
              <option key={unit} value={unit}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {cadence.unit !== 'year' && (
        <Field label={cadence.unit === 'week' ? 'Every how many weeks' : 'Every how many months'}>
          {(control) => (
            <Select
              {...control}
              value={cadence.interval}
              onChange={({ target }) => onChange({ ...cadence, interval: Number(target.value) })}
            >
              {[...new Set([...INTERVALS, cadence.interval])].map((interval) => (
                <option key={interval} value={interval}>
                  {interval}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {cadence.unit === 'week' && (
        <Field label="On">
          {(control) => (
            <Select
              {...control}
              value={cadence.weekday}
              onChange={({ target }) =>
                onChange({
                  ...cadence,
                  weekday: weekdayOptions.find(({ value }) => value === target.value)?.value ?? 'MO',
                })
              }
            >
              {weekdayOptions.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
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
