import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { SelectField } from '@/components/ui/fields/SelectField';
import { Text } from '@/components/ui/text/Text';
import type { Slots } from '@/contract/leasing/appointments/schemas';
import type { ApiError } from '@/lib/api/error';
import { formatDateTime } from '@/lib/format/dates';

interface ChooseSlotProps {
  readonly slots: Slots;
  readonly label: string;
  readonly isPending: boolean;
  readonly error: ApiError | null;
  /** Somebody took the time meanwhile: the free ones are to be read again. */
  readonly onTaken: () => void;
  readonly onBook: (startsAt: string, handlers: { onError: (error: ApiError) => void }) => void;
}

/** A free time of our calendar, chosen and booked. */
export function ChooseSlot({ slots, label, isPending, error, onTaken, onBook }: ChooseSlotProps) {
  const [startsAt, setStartsAt] = useState('');
  const isSlotTaken = error?.code === 'slotTaken';
  if (slots.starts.length === 0)
    return <Text $tone="soft">No time is free in the next three weeks. Message us and we’ll find one.</Text>;
  return (
    <>
      <Text>The visit takes about {slots.minutes} minutes. Choose a free time.</Text>
      <SelectField
        label="Time"
        error={error?.fields?.startsAt}
        options={[
          { value: '', label: 'Choose a time' },
          ...slots.starts.map((start) => ({ value: start, label: formatDateTime(start, slots.timeZone) })),
        ]}
        value={startsAt}
        onChange={setStartsAt}
      />
      {isSlotTaken && (
        <Notice live tone="warning" title="That time was just taken">
          Choose another one. The list has the times that are free now.
        </Notice>
      )}
      {error && !isSlotTaken && !error.fields?.startsAt && (
        <Notice live tone="danger" title="Not booked">
          {error.message}
        </Notice>
      )}
      <Button
        size="small"
        loading={isPending}
        disabled={startsAt === ''}
        onClick={() =>
          onBook(startsAt, {
            onError: ({ code }) => {
              if (code !== 'slotTaken') return;
              setStartsAt('');
              onTaken();
            },
          })
        }
      >
        {label}
      </Button>
    </>
  );
}
