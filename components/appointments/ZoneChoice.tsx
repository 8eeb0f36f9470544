import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { Select } from '@/components/ui/Select';
import { zoneWords } from '@/lib/slotDays';
import { offeredZones, ownZone, placeOfZone } from '@/lib/timeZones';

interface ZoneChoiceProps {
  readonly value: string;
  /** Taken from the browser once, unless somebody has chosen. */
  readonly chosen: boolean;
  readonly at: string;
  readonly onValue: (timeZone: string) => void;
}

/** On whose clock times are told. The browser’s own to begin with. */
export function ZoneChoice({ value, chosen, at, onValue }: ZoneChoiceProps) {
  const asked = useRef(chosen);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    onValue(ownZone());
  }, [onValue]);
  return (
    <>
      <Field label="Times are told in">
        {(control) => (
          <Select {...control} name="timeZone" value={value} onChange={(event) => onValue(event.currentTarget.value)}>
            {offeredZones(value).map((zone) => (
              <option key={zone} value={zone}>
                {zoneWords(zone, at)} · {placeOfZone(zone)}
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
