import { useEffect, useRef } from 'react';
import { ownZone, zoneCity, zoneOptions } from '@/components/appointments/booking/timeZones';
import { Button } from '@/components/ui/actions/Button';
import { Field } from '@/components/ui/forms/Field';
import { Select } from '@/components/ui/forms/Select';
import { timeZoneLabel } from '@/lib/appointments/slotDays';

interface TimeZoneSelectProps {
  readonly value: string;
  /** Taken from the browser once, unless somebody has chosen. */
  readonly isChosen: boolean;
  readonly date: string;
  readonly onChange: (timeZone: string) => void;
}

/** On whose clock times are told. The browser’s own to begin with. */
export function TimeZoneSelect({ value, isChosen, date, onChange }: TimeZoneSelectProps) {
  const initiallyChosen = useRef(isChosen);
  useEffect(() => {
    if (initiallyChosen.current) return;
    initiallyChosen.current = true;
    onChange(ownZone());
  }, [onChange]);
  return (
    <>
      <Field label="Times shown in">
        {(control) => (
          <Select {...control} name="timeZone" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
            {zoneOptions(value).map((zone) => (
              <option key={zone} value={zone}>
                {timeZoneLabel(zone, date)} · {zoneCity(zone)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <noscript>
        <Button type="submit" name="redraw" value="1" tone="secondary" size="small" formNoValidate>
          Update times
        </Button>
      </noscript>
    </>
  );
}
