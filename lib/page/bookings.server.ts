// What the forms of tours and meetings ask for when no script sends them.

import type { NewTour } from '@/contract/appointments';
import { appointments } from '@/contract/appointments';
import { meetings } from '@/contract/meetings';
import { tours } from '@/contract/tours';
import { routes } from '@/lib/routes';
import type { Act } from './form.server';

type Typed = Readonly<Record<string, string>>;

const isSent = (typed: Typed) => 'book' in typed;

function wishOf(typed: Typed): NewTour {
  const { firstName = '', lastName = '', email = '', phone = '', note, startsAt = '', way } = typed;
  return {
    startsAt,
    way: (way || undefined) as NewTour['way'],
    contact: { firstName, lastName, email, phone, textConsent: typed.textConsent !== undefined },
    ...(note && { note }),
  };
}

export const bookTourByForm: Act<typeof routes.tours.book> = async (call, { place, homeId }, typed) => {
  if (!isSent(typed)) return null;
  const { key } = await call(tours.bookTour, { params: { homeId }, body: wishOf(typed) });
  return routes.tours.booked({ place, homeId, appointmentKey: key });
};

export const bookMeetingByForm: Act<typeof routes.meetings.book> = async (call, { meetingType }, typed) => {
  if (!isSent(typed)) return null;
  const body = { ...wishOf(typed), timeZone: typed.timeZone ?? '' };
  const { key } = await call(meetings.bookMeeting, { params: { meetingType }, body });
  return routes.meetings.booked({ meetingType, appointmentKey: key });
};

async function change(call: Parameters<Act<typeof routes.tours.booked>>[0], key: string, typed: Typed) {
  if ('cancel' in typed) await call(appointments.cancelAppointment, { params: { key }, body: {} });
  else if ('move' in typed)
    await call(appointments.rescheduleAppointment, { params: { key }, body: { startsAt: typed.startsAt ?? '' } });
  else return false;
  return true;
}

export const changeTourByForm: Act<typeof routes.tours.booked> = async (call, params, typed) =>
  (await change(call, params.appointmentKey, typed)) ? routes.tours.booked(params) : null;

export const changeMeetingByForm: Act<typeof routes.meetings.booked> = async (call, params, typed) =>
  (await change(call, params.appointmentKey, typed)) ? routes.meetings.booked(params) : null;
