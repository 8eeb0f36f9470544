import { useState } from 'react';
import { SlotPicker } from '@/components/layout/slots/SlotPicker';
import { SlotTaken } from '@/components/layout/slots/SlotTaken';
import { SubmitButton } from '@/components/layout/slots/slotPickerStyles';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { type Appointment, appointments } from '@/contract/leasing/appointments/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import type { FormResult } from '@/lib/forms/formResult';

interface RescheduleFormProps {
  readonly appointment: Appointment;
  readonly filled: FormResult | null;
}

/** Another time, without an account. */
export function RescheduleForm({ appointment, filled }: RescheduleFormProps) {
  const { key, timeZone, home } = appointment;
  const { data: slots, refetch } = useApi(appointments.listOpenSlots, { params: { key } });
  const reschedule = useApiMutation(appointments.rescheduleAppointment, { touches: [appointments] });
  const [day, setDay] = useState(filled?.values.day);
  const [startsAt, setStartsAt] = useState('');
  const starts = slots?.starts.filter((start) => start !== appointment.startsAt) ?? [];
  const isSlotTaken = reschedule.error?.code === 'slotTaken';
  return (
    <>
      {reschedule.isSuccess && (
        <Notice live tone="success" title="Rescheduled">
          Your new time is above. We’ve emailed you the details.
        </Notice>
      )}
      <Disclosure summary="Need a different time?" {...(filled && { open: true })}>
        {starts.length === 0 ? (
          <Text>There are no other times right now. You can cancel below or message us.</Text>
        ) : (
          <Stack
            as="form"
            method="post"
            onSubmit={(event) => {
              event.preventDefault();
              if (startsAt)
                reschedule.mutate(
                  { params: { key }, body: { startsAt } },
                  { onSuccess: () => setStartsAt(''), onError: ({ code }) => void (code === 'slotTaken' && refetch()) },
                );
            }}
          >
            <SubmitButton type="submit" name="move" value="1" tabIndex={-1} aria-hidden="true" />
            {isSlotTaken && <SlotTaken starts={starts} timeZone={timeZone} takenSlot={startsAt} onPick={setStartsAt} />}
            {reschedule.error && !isSlotTaken && (
              <Notice live tone="danger" title="That didn’t work">
                {reschedule.error.message || 'Something went wrong on our side.'} Your time hasn’t changed.
              </Notice>
            )}
            <SlotPicker
              starts={starts}
              timeZone={timeZone}
              zoneLabel={home ? 'where the home is' : 'as you chose'}
              day={day}
              onDayChange={setDay}
              value={startsAt}
              onChange={setStartsAt}
            />
            <div>
              <Button type="submit" name="move" value="1" loading={reschedule.isPending}>
                Reschedule
              </Button>
            </div>
          </Stack>
        )}
      </Disclosure>
    </>
  );
}
