import { useRouter } from 'next/router';
import { useState } from 'react';
import type { MeetingType, Slots } from '@/contract/leasing/appointments/endpoints';
import { meetings } from '@/contract/leasing/meetings/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import type { FormResult } from '@/lib/forms/formResult';
import { BookingFields } from './BookingFields';
import { toBookingInput } from './bookingValues';
import { TimeZoneSelect } from './TimeZoneSelect';
import { useBookingForm } from './useBookingForm';

interface MeetingFormProps {
  readonly meetingType: MeetingType;
  readonly slots: Slots;
  readonly filled: FormResult | null;
  /** The list of times is out of date. */
  readonly onSlotTaken: () => void;
}

const methodLabels = {
  phone: { label: 'By phone', help: 'We’ll call you' },
  video: { label: 'By video', help: 'We’ll email you a link' },
};

export function MeetingForm({ meetingType, slots, filled, onSlotTaken }: MeetingFormProps) {
  const { push } = useRouter();
  const booking = useApiMutation(meetings.bookMeeting, { touches: [meetings] });
  const form = useBookingForm({ draft: `meeting-${meetingType}`, slots, filled });
  const [chosen] = useState(filled !== null);
  return (
    <BookingFields
      form={form}
      slots={slots}
      filled={booking.isIdle ? filled : null}
      methodLabels={methodLabels}
      noteHelp="What would you like to talk about? Your home’s address helps too."
      submitLabel="Book meeting"
      sending={booking.isPending || booking.isSuccess}
      error={booking.error}
      header={
        <TimeZoneSelect
          value={form.watch('timeZone')}
          isChosen={chosen}
          date={slots.starts[0] ?? ''}
          onChange={(zone) => form.setValue('timeZone', zone)}
        />
      }
      onBook={(input) =>
        booking.mutate(
          { params: { meetingType }, body: { ...toBookingInput(input), timeZone: input.timeZone } },
          {
            onSuccess: ({ key }) => {
              form.sent();
              void push(routes.meetings.booked({ meetingType, appointmentKey: key }));
            },
            onError: (error) => {
              form.refuse(error);
              if (error.code === 'slotTaken') onSlotTaken();
            },
          },
        )
      }
    />
  );
}
