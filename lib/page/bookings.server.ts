// What the forms of tours and meetings ask for when no script sends them.

import type { NewTour } from '@/contract/leasing/appointments/endpoints';
import { appointments } from '@/contract/leasing/appointments/endpoints';
import { meetings } from '@/contract/leasing/meetings/endpoints';
import { tours } from '@/contract/leasing/tours/endpoints';
import { routes } from '@/contract/routes';
import type { FormAction } from './form.server';

type FormValues = Readonly<Record<string, string>>;

const isSubmitted = (typed: FormValues) => 'book' in typed;

function bookingInput(typed: FormValues): NewTour {
  const { firstName = '', lastName = '', email = '', phone = '', note, startsAt = '', way: method } = typed;
  return {
    startsAt,
    way: (method || undefined) as NewTour['way'],
    contact: {
      firstName,
      lastName,
      oneName: typed.oneName !== undefined,
      email,
      phone,
      textConsent: typed.textConsent !== undefined,
    },
    ...(note && { note }),
  };
}

export const bookTourByForm: FormAction<typeof routes.tours.book> = async (call, { place, homeId }, typed) => {
  if (!isSubmitted(typed)) return null;
  const { key } = await call(tours.bookTour, { params: { homeId }, body: bookingInput(typed) });
  return routes.tours.booked({ place, homeId, appointmentKey: key });
};

export const bookMeetingByForm: FormAction<typeof routes.meetings.book> = async (call, { meetingType }, typed) => {
  if (!isSubmitted(typed)) return null;
  const body = { ...bookingInput(typed), timeZone: typed.timeZone ?? '' };
  const { key } = await call(meetings.bookMeeting, { params: { meetingType }, body });
  return routes.meetings.booked({ meetingType, appointmentKey: key });
};

async function changeByForm(
  call: Parameters<FormAction<typeof routes.tours.booked>>[0],
  key: string,
  typed: FormValues,
) {
  if ('cancel' in typed) await call(appointments.cancelAppointment, { params: { key }, body: {} });
  else if ('move' in typed)
    await call(appointments.rescheduleAppointment, { params: { key }, body: { startsAt: typed.startsAt ?? '' } });
  else return false;
  return true;
}

export const changeTourByForm: FormAction<typeof routes.tours.booked> = async (call, params, typed) =>
  (await changeByForm(call, params.appointmentKey, typed)) ? routes.tours.booked(params) : null;

export const changeMeetingByForm: FormAction<typeof routes.meetings.booked> = async (call, params, typed) =>
  (await changeByForm(call, params.appointmentKey, typed)) ? routes.meetings.booked(params) : null;
