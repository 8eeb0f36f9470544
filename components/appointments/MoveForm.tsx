import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Disclosure } from '@/components/ui/Disclosure';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { type Appointment, appointments } from '@/contract/appointments';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import type { FilledForm } from '@/lib/filledForm';
import { SlotPicker } from './SlotPicker';
import { EnterButton } from './SlotPicker.styles';
import { Taken } from './Taken';

interface MoveFormProps {
  readonly made: Appointment;
  readonly filled: FilledForm | null;
}

/** Another time, without an account. */
export function MoveForm({ made, filled }: MoveFormProps) {
  const { key, timeZone, home } = made;
  const { data: slots, refetch } = useApi(appointments.listOpenSlots, { params: { key } });
  const move = useApiMutation(appointments.rescheduleAppointment, { touches: [appointments] });
  const [day, setDay] = useState(filled?.values.day);
  const [startsAt, setStartsAt] = useState('');
  const starts = slots?.starts.filter((start) => start !== made.startsAt) ?? [];
  const isTaken = move.error?.code === 'slotTaken';
  return (
    <>
      {move.isSuccess && (
        <Notice live tone="success" title="Moved">
          It is now at the time above. A new letter is on its way.
        </Notice>
      )}
      <Disclosure summary="Another time suits me better" {...(filled && { open: true })}>
        {starts.length === 0 ? (
          <Text>There is no other time at the moment. You can call it off below, or write to us.</Text>
        ) : (
          <Stack
            as="form"
            method="post"
            onSubmit={(event) => {
              event.preventDefault();
              if (startsAt)
                move.mutate(
                  { params: { key }, body: { startsAt } },
                  { onSuccess: () => setStartsAt(''), onError: ({ code }) => void (code === 'slotTaken' && refetch()) },
                );
            }}
          >
            <EnterButton type="submit" name="move" value="1" tabIndex={-1} aria-hidden="true" />
            {isTaken && <Taken starts={starts} timeZone={timeZone} wanted={startsAt} onPick={setStartsAt} />}
            {move.error && !isTaken && (
              <Notice live tone="danger" title="That did not work yet">
                {move.error.message || 'Something went wrong on our side.'} It is still at the time above.
              </Notice>
            )}
            <SlotPicker
              starts={starts}
              timeZone={timeZone}
              zoneOf={home ? 'where the home is' : 'as you chose'}
              day={day}
              onDay={setDay}
              value={startsAt}
              onValue={setStartsAt}
            />
            <div>
              <Button type="submit" name="move" value="1" loading={move.isPending}>
                Move it there
              </Button>
            </div>
          </Stack>
        )}
      </Disclosure>
    </>
  );
}
