import { SelectField } from '@/components/ui/fields/SelectField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Row } from '@/components/ui/layout/Row';
import { CheckboxGroup } from './CheckboxGroup';
import { halfHours, WEEKDAYS } from './team.labels';

export type DayHours = { opens: string; closes: string } | null;

const USUAL: DayHours = { opens: '09:00', closes: '17:00' };

interface HoursFieldsProps {
  /** Sunday first; null for a day off. */
  readonly value: readonly DayHours[];
  readonly error?: string | undefined;
  readonly onChange: (hours: DayHours[]) => void;
}

/** Working hours of each weekday. */
export function HoursFields({ value, error, onChange }: HoursFieldsProps) {
  const setDay = (day: number, hours: DayHours) => onChange(value.map((each, at) => (at === day ? hours : each)));
  return (
    <CheckboxGroup legend="Working hours" error={error}>
      {WEEKDAYS.map((name, day) => {
        const hours = value[day] ?? null;
        return (
          <Row key={name}>
            <Checkbox checked={hours !== null} onChange={({ target }) => setDay(day, target.checked ? USUAL : null)}>
              {name}
            </Checkbox>
            {hours && (
              <>
                <SelectField
                  label={`${name}, from`}
                  labelHidden
                  options={halfHours}
                  value={hours.opens}
                  onChange={(opens) => setDay(day, { ...hours, opens })}
                />
                <SelectField
                  label={`${name}, until`}
                  labelHidden
                  options={halfHours}
                  value={hours.closes}
                  onChange={(closes) => setDay(day, { ...hours, closes })}
                />
              </>
            )}
          </Row>
        );
      })}
    </CheckboxGroup>
  );
}
