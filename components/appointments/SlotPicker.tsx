import { ChoicePills } from '@/components/ui/ChoicePills';
import { Heading } from '@/components/ui/Heading';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { dayOf, dayParts, partsOfDay, slotDays, timeWords, zoneWords } from '@/lib/slotDays';
import { Day, DayNumber, Days, DayWord, Times } from './SlotPicker.styles';

interface SlotPickerProps {
  readonly starts: readonly string[];
  readonly timeZone: string;
  /** Whose zone that is: “where the home is”. Left out where it can be chosen. */
  readonly zoneOf?: string;
  /** The local date shown; the first one with times where it has none. */
  readonly day: string | undefined;
  readonly onDay: (day: string) => void;
  readonly value: string;
  readonly onValue: (start: string) => void;
}

/** A strip of days, and the times of the one pressed. Without scripts a day is a button that sends the form and draws it anew. */
export function SlotPicker({ starts, timeZone, zoneOf, day, onDay, value, onValue }: SlotPickerProps) {
  const days = slotDays(starts, timeZone);
  const wanted = day ?? (value && dayOf(value, timeZone));
  const shown = days.find(({ date }) => date === wanted) ?? days[0];
  if (!shown) return null;
  return (
    <Stack $gap="s16">
      <Days role="group" aria-label="Day">
        {days.map(({ date }) => {
          const { weekday, day: number, month } = dayParts(date);
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
                onDay(date);
              }}
            >
              <DayWord>{weekday}</DayWord> <DayNumber>{number}</DayNumber> <DayWord>{month}</DayWord>
            </Day>
          );
        })}
      </Days>
      <Heading as="h3" $size="label">
        <span aria-live="polite">{dayParts(shown.date).whole}</span>
      </Heading>
      <Times>
        {partsOfDay(shown.starts, timeZone).map((part) => (
          <ChoicePills
            key={part.name}
            legend={part.name}
            name="startsAt"
            options={part.starts.map((start) => ({ value: start, label: timeWords(start, timeZone) }))}
            value={value}
            onValue={onValue}
          />
        ))}
      </Times>
      {zoneOf && (
        <Text $size="small" $tone="soft">
          <VisuallyHidden>Times are told in </VisuallyHidden>
          {zoneWords(timeZone, shown.starts[0] ?? '')}, {zoneOf}.
        </Text>
      )}
    </Stack>
  );
}
