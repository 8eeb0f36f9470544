import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { Select } from '@/components/ui/Select';
import { timeZoneLabel } from '@/lib/slotDays';
import { zoneOptions, ownZone, zoneCity } from '@/lib/timeZones';

interface TimeZoneSelectProps {
  readonly value: string;
  /** Taken from the browser once, unless somebody has chosen. */
  readonly isChosen: boolean;
  readonly date: string;
  readonly onChange: (timeZone: string) => void;
}

/** On whose clock times are told. The browser’s own to begin with. */
export function TimeZoneSelect({ value, isChosen: chosen, date: at, onChange: onValue }: TimeZoneSelectProps) {
  const initiallyChosen = useRef(chosen);
  useEffect(() => {
    if (initiallyChosen.current) return;
    initiallyChosen.current = true;
    onValue(ownZone());
  }, [onValue]);
  return (
    <>
      <Field label="Times are told in">
        {(control) => (
          <Select {...control} name="timeZone" value={value} onChange={(event) => onValue(event.currentTarget.value)}>
            {zoneOptions(value).map((zone) => (
              <option key={zone} value={zone}>
                {timeZoneLabel(zone, at)} · {zoneCity(zone)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <noscript>
        <Button type="submit" name="redraw" value="1" tone="secondary" size="small" formNoValidate>
          Show times there
        </Button>
      </noscript>
    </>
  );
}
