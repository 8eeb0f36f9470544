import { useRouter } from 'next/router';
import type { Home } from '@/contract/homes/homes/endpoints';
import type { Slots } from '@/contract/leasing/appointments/endpoints';
import { tours } from '@/contract/leasing/tours/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import type { ApiError } from '@/lib/api/error';
import type { FormResult } from '@/lib/forms/formResult';
import { BookingFields } from './BookingFields';
import { toBookingInput } from './bookingValues';
import { useBookingForm } from './useBookingForm';

interface TourFormProps {
  readonly home: Home;
  readonly slots: Slots;
  readonly filled: FormResult | null;
  /** The list of times is out of date. */
  readonly onSlotTaken: () => void;
}

const methodLabels = {
  inPerson: { label: 'In person', help: 'At the home, with our host' },
  video: { label: 'By video', help: 'Our host walks through the home with a camera' },
};

export function TourForm({ home, slots, filled, onSlotTaken }: TourFormProps) {
  const { push } = useRouter();
  const { id: homeId, citySlug: place } = home;
  const booking = useApiMutation(tours.bookTour, { touches: [tours] });
  const form = useBookingForm({ draft: `tour-${homeId}`, slots, filled });
  const fail = (error: ApiError) => {
    form.refuse(error);
    if (error.code === 'slotTaken') onSlotTaken();
  };
  return (
    <BookingFields
      form={form}
      slots={slots}
      filled={booking.isIdle ? filled : null}
      zoneLabel="where the home is"
      methodLabels={methodLabels}
      noteHelp="For example, accessibility needs or a question. We answer by email before the tour."
      submitLabel="Book tour"
      sending={booking.isPending || booking.isSuccess}
      error={booking.error}
      onBook={(input) =>
        booking.mutate(
          { params: { homeId }, body: toBookingInput(input) },
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
