import { useRouter } from 'next/router';
import { useState } from 'react';
import type { MeetingType, Slots } from '@/contract/appointments';
import { meetings } from '@/contract/meetings';
import { useApiMutation } from '@/hooks/useApiMutation';
import type { FilledForm } from '@/lib/filledForm';
import { routes } from '@/lib/routes';
import { BookingFields } from './BookingFields';
import { wishOf } from './bookingForm';
import { useBookingForm } from './useBookingForm';
import { ZoneChoice } from './ZoneChoice';

interface MeetingFormProps {
  readonly meetingType: MeetingType;
  readonly slots: Slots;
  readonly filled: FilledForm | null;
  /** The list of times is out of date. */
  readonly onTaken: () => void;
}

const wayWords = {
  phone: { label: 'By phone', help: 'We call you' },
  video: { label: 'By video', help: 'A link comes with our letter' },
};

export function MeetingForm({ meetingType, slots, filled, onTaken }: MeetingFormProps) {
  const { push } = useRouter();
  const booking = useApiMutation(meetings.bookMeeting, { touches: [meetings] });
  const form = useBookingForm({ draft: `meeting-${meetingType}`, slots, filled });
  const [chosen] = useState(filled !== null);
  return (
    <BookingFields
      form={form}
      slots={slots}
      filled={booking.isIdle ? filled : null}
      wayWords={wayWords}
      noteHelp="What would you like to talk about? The address of your home helps, too."
      action="Book this meeting"
      sending={booking.isPending || booking.isSuccess}
      error={booking.error}
      above={
        <ZoneChoice
          value={form.watch('timeZone')}
          chosen={chosen}
          at={slots.starts[0] ?? ''}
          onValue={(zone) => form.setValue('timeZone', zone)}
        />
      }
      onBook={(wish) =>
        booking.mutate(
          { params: { meetingType }, body: { ...wishOf(wish), timeZone: wish.timeZone } },
          {
            onSuccess: ({ key }) => {
              form.sent();
              void push(routes.meetings.booked({ meetingType, appointmentKey: key }));
            },
            onError: (error) => {
              form.refuse(error);
              if (error.code === 'slotTaken') onTaken();
            },
          },
        )
      }
    />
  );
}
