import * as z from 'zod';
import { Booker, NewTour, TimeZone, Way } from '@/contract/appointments.schemas';
import type { FilledForm } from '@/lib/filledForm';

/** What the form of a tour or a meeting holds: flat, as it is posted without scripts. */
export const BookingForm = z.object({
  startsAt: z.string().min(1, 'Please pick a time'),
  way: Way,
  timeZone: TimeZone,
  firstName: Booker.shape.firstName,
  lastName: Booker.shape.lastName,
  email: Booker.shape.email,
  phone: z.string().min(1, 'We need a number, in case somebody is late').pipe(Booker.shape.phone),
  textConsent: z.boolean(),
  note: NewTour.shape.note.unwrap(),
});
export type BookingForm = z.output<typeof BookingForm>;

interface Start {
  way: Way;
  timeZone: string;
}

/** Empty, or with what was posted. */
export function startValues(filled: FilledForm | null, { way, timeZone }: Start): BookingForm {
  const { values = {} } = filled ?? {};
  const said = (name: string) => values[name] ?? '';
  return {
    startsAt: said('startsAt'),
    way: Way.catch(way).parse(values.way),
    timeZone: TimeZone.catch(timeZone).parse(values.timeZone),
    firstName: said('firstName'),
    lastName: said('lastName'),
    email: said('email'),
    phone: said('phone'),
    textConsent: values.textConsent !== undefined,
    note: said('note'),
  };
}

/** What the API is told of it. */
export function wishOf({ startsAt, way, note, timeZone: _, ...contact }: BookingForm): NewTour {
  return { startsAt, way, contact, ...(note && { note }) };
}
