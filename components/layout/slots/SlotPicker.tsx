import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import { localDay } from '@/contract/calendar/localDay';
import { dayLabels, formatTime, groupByDayPart, slotDays, timeZoneLabel } from '@/lib/appointments/slotDays';
import { Day, DayLabel, DayNumber, Days, Times } from './slotPickerStyles';

interface SlotPickerProps {
  readonly starts: readonly string[];
  readonly timeZone: string;
  /** Description of the time zone: “where the home is”. Left out where it can be chosen. */
  readonly zoneLabel?: string;
  /** The local date shown; the first one with times where it has none. */
  readonly day: string | undefined;
  readonly onDayChange: (day: string) => void;
  readonly value: string;
  /** The name of the times in their form. */
  readonly name?: string;
  readonly onChange: (start: string) => void;
}

/** A strip of days, and the times of the one pressed. Without scripts a day is a button that sends the form and draws it again. */
export function SlotPicker({
  starts,
  timeZone,
  zoneLabel,
  day,
  onDayChange,
  value,
  name = 'startsAt',
  onChange,
}: SlotPickerProps) {
  const days = slotDays(starts, timeZone);
  const selectedDay = day ?? (value && localDay(value, timeZone));
  const shown = days.find(({ date }) => date === selectedDay) ?? days[0];
  if (!shown) return null;
  return (
    <Stack $gap="s16">
      <Days role="group" aria-label="Day">
        {days.map(({ date }) => {
          const { weekday, day: number, month } = dayLabels(date);
          return (
            <Day
              key={date}
              type="submit"
              name="day"
              value={date}
              formNoValidate
              aria-pressed={date === shown.date}
              onClick={(event) => {
                event.preventDefault();
                onDayChange(date);
              }}
            >
              <DayLabel>{weekday}</DayLabel> <DayNumber>{number}</DayNumber> <DayLabel>{month}</DayLabel>
            </Day>
          );
        })}
      </Days>
      <Heading as="h3" $size="label">
        <span aria-live="polite">{dayLabels(shown.date).full}</span>
      </Heading>
      <Times>
        {groupByDayPart(shown.starts, timeZone).map((part) => (
          <ChoicePills
            key={part.name}
            legend={part.name}
            name={name}
            options={part.starts.map((start) => ({ value: start, label: formatTime(start, timeZone) }))}
            value={value}
            onChange={onChange}
          />
        ))}
      </Times>
      {zoneLabel && (
        <Text $size="small" $tone="soft">
          <VisuallyHidden>Times shown in </VisuallyHidden>
          {timeZoneLabel(timeZone, shown.starts[0] ?? '')}, {zoneLabel}.
        </Text>
      )}
    </Stack>
  );
}
