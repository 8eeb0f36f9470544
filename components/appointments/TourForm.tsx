import { useRouter } from 'next/router';
import type { Slots } from '@/contract/appointments';
import type { Home } from '@/contract/homes';
import { tours } from '@/contract/tours';
import { useApiMutation } from '@/hooks/useApiMutation';
import type { ApiError } from '@/lib/api/error';
import type { FilledForm } from '@/lib/filledForm';
import { routes } from '@/lib/routes';
import { BookingFields } from './BookingFields';
import { wishOf } from './bookingForm';
import { useBookingForm } from './useBookingForm';

interface TourFormProps {
  readonly home: Home;
  readonly slots: Slots;
  readonly filled: FilledForm | null;
  /** The list of times is out of date. */
  readonly onTaken: () => void;
}

const wayWords = {
  inPerson: { label: 'In person', help: 'At the door of the home, with our host' },
  video: { label: 'By video', help: 'Our host walks through the home with a camera' },
};

export function TourForm({ home, slots, filled, onTaken }: TourFormProps) {
  const { push } = useRouter();
  const { id: homeId, citySlug: place } = home;
  const booking = useApiMutation(tours.bookTour, { touches: [tours] });
  const form = useBookingForm({ draft: `tour-${homeId}`, slots, filled });
  const fail = (error: ApiError) => {
    form.refuse(error);
    if (error.code === 'slotTaken') onTaken();
  };
  return (
    <BookingFields
      form={form}
      slots={slots}
      filled={booking.isIdle ? filled : null}
      zoneOf="where the home is"
      wayWords={wayWords}
      noteHelp="A stroller, a wheelchair, a question for your host: whatever helps."
      action="Book this tour"
      sending={booking.isPending || booking.isSuccess}
      error={booking.error}
      onBook={(wish) =>
        booking.mutate(
          { params: { homeId }, body: wishOf(wish) },
          {
            onSuccess: ({ key }) => {
              form.sent();
              void push(routes.tours.booked({ place, homeId, appointmentKey: key }));
            },
            onError: fail,
          },
        )
      }
    />
  );
}
