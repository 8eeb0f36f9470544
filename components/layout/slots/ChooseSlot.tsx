import { useId, useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Text } from '@/components/ui/text/Text';
import type { Slots } from '@/contract/leasing/appointments/schemas';
import type { ApiError } from '@/lib/api/error';
import { SlotPicker } from './SlotPicker';
import { SlotTaken } from './SlotTaken';

interface ChooseSlotProps {
  readonly slots: Slots;
  readonly label: string;
  readonly isPending: boolean;
  readonly error: ApiError | null;
  /** Shown where the calendar has no free time. */
  readonly noTimes?: string;
  /** Another person took the time: reload the free times. */
  readonly onTaken: () => void;
  readonly onBook: (startsAt: string, handlers: { onError: (error: ApiError) => void }) => void;
}

const NO_TIMES = 'No time is free in the next three weeks. Message us and we’ll find one.';

/** A free time of our calendar, chosen by day and booked. */
export function ChooseSlot({ slots, label, isPending, error, noTimes = NO_TIMES, onTaken, onBook }: ChooseSlotProps) {
  const name = useId();
  const [startsAt, setStartsAt] = useState('');
  const [day, setDay] = useState<string>();
  const { starts, timeZone } = slots;
  const isSlotTaken = error?.code === 'slotTaken';
  const missing = error?.fields?.startsAt;
  if (starts.length === 0) return <Text $tone="soft">{noTimes}</Text>;
  return (
    <>
      <Text>The visit takes about {slots.minutes} minutes. Choose a free time.</Text>
      {isSlotTaken && <SlotTaken starts={starts} timeZone={timeZone} takenSlot={startsAt} onPick={setStartsAt} />}
      <SlotPicker
        name={name}
        starts={starts}
        timeZone={timeZone}
        zoneLabel="where the home is"
        day={day}
        onDayChange={setDay}
        value={starts.includes(startsAt) ? startsAt : ''}
        onChange={setStartsAt}
      />
      {missing && (
        <Text role="alert" $tone="danger" $weight="medium">
          {missing}
        </Text>
      )}
      {error && !isSlotTaken && !missing && (
        <Notice live tone="danger" title="Not booked">
          {error.message}
        </Notice>
      )}
      <Button
        size="small"
        loading={isPending}
        disabled={!starts.includes(startsAt)}
        onClick={() =>
          onBook(startsAt, {
            onError: ({ code }) => {
              if (code === 'slotTaken') onTaken();
            },
          })
        }
      >
        {label}
      </Button>
    </>
  );
}
