import * as z from 'zod';
import { namesShape, withLastName } from '@/contract/account/users/nameSchema';
import { AppointmentMode, Booker, NewTour, TimeZone } from '@/contract/leasing/appointments/schemas';
import type { FormResult } from '@/lib/forms/formResult';

/** What the form of a tour or a meeting holds: flat, as it is posted without scripts. */
const BookingValues = z.object({
  startsAt: z.string().min(1, 'Pick a time'),
  way: AppointmentMode,
  timeZone: TimeZone,
  ...namesShape,
  email: Booker.shape.email,
  phone: z.string().min(1, 'Enter a phone number so your host can reach you').pipe(Booker.shape.phone),
  textConsent: z.boolean(),
  note: NewTour.shape.note.unwrap(),
});
export const BookingForm = withLastName(BookingValues);
export type BookingForm = z.output<typeof BookingForm>;

interface BookingDefaults {
  method: AppointmentMode;
  timeZone: string;
}

/** Empty, or with what was posted. */
export function initialBookingValues(
  filled: FormResult | null,
  { method: defaultMethod, timeZone }: BookingDefaults,
): BookingForm {
  const { values = {} } = filled ?? {};
  const fieldOf = (name: string) => values[name] ?? '';
  return {
    startsAt: fieldOf('startsAt'),
    way: AppointmentMode.catch(defaultMethod).parse(values.way),
    timeZone: TimeZone.catch(timeZone).parse(values.timeZone),
    firstName: fieldOf('firstName'),
    lastName: fieldOf('lastName'),
    oneName: values.oneName !== undefined,
    email: fieldOf('email'),
    phone: fieldOf('phone'),
    textConsent: values.textConsent !== undefined,
    note: fieldOf('note'),
  };
}

/** Input for the API. */
export function toBookingInput({ startsAt, way: defaultMethod, note, timeZone: _, ...contact }: BookingForm): NewTour {
  return { startsAt, way: defaultMethod, contact, ...(note && { note }) };
}
