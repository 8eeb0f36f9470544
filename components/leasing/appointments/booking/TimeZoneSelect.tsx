import { useEffect, useRef } from 'react';
import { ownZone, zoneCity, zoneOptions } from '@/components/leasing/appointments/booking/timeZones';
import { Button } from '@/components/ui/actions/Button';
import { SelectField } from '@/components/ui/fields/SelectField';
import { timeZoneLabel } from '@/lib/appointments/slotDays';

interface TimeZoneSelectProps {
  readonly value: string;
  /** Taken from the browser once, unless the person has chosen. */
  readonly isChosen: boolean;
  readonly date: string;
  readonly onChange: (timeZone: string) => void;
}

/** The time zone of shown times. The browser’s own to begin with. */
export function TimeZoneSelect({ value, isChosen, date, onChange }: TimeZoneSelectProps) {
  const initiallyChosen = useRef(isChosen);
  useEffect(() => {
    if (initiallyChosen.current) return;
    initiallyChosen.current = true;
    onChange(ownZone());
  }, [onChange]);
  return (
    <>
      <SelectField
        label="Times shown in"
        name="timeZone"
        options={zoneOptions(value).map((zone) => ({
          value: zone,
          label: `${timeZoneLabel(zone, date)} · ${zoneCity(zone)}`,
        }))}
        value={value}
        onChange={onChange}
      />
      <noscript>
        <Button type="submit" name="redraw" value="1" tone="secondary" size="small" formNoValidate>
          Update times
        </Button>
      </noscript>
    </>
  );
}
