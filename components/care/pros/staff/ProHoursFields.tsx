import { Checkbox } from '@/components/ui/forms/Checkbox';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import type { ProDetails } from '@/contract/care/pros/endpoints';
import { weekdayOptions } from '@/contract/care/recurrences/cadence';

interface ProHoursFieldsProps {
  readonly hours: ProDetails['hours'];
  readonly onChange: (hours: ProDetails['hours']) => void;
}

/** Workdays, each with its hours. */
export function ProHoursFields({ hours, onChange }: ProHoursFieldsProps) {
  return (
    <Stack $gap="s8" role="group" aria-label="Hours">
      {weekdayOptions.map(({ value: day, label }) => {
        const open = hours[day];
        const { [day]: _, ...others } = hours;
        return (
          <Row key={day}>
            <Checkbox
              checked={open !== undefined}
              onChange={({ target }) =>
                onChange(target.checked ? { ...others, [day]: { from: '08:00', to: '17:00' } } : others)
              }
            >
              {label}
            </Checkbox>
            {open &&
              (['from', 'to'] as const).map((side) => (
                <TextInput
                  key={side}
                  type="time"
                  aria-label={`${label} ${side}`}
                  value={open[side]}
                  onChange={({ target }) => onChange({ ...hours, [day]: { ...open, [side]: target.value } })}
                />
              ))}
          </Row>
        );
      })}
    </Stack>
  );
}
