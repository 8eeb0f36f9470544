import * as z from 'zod';
import { namesShape, withLastName } from '@/contract/account/users/nameSchema';
import { AppointmentMode, Booker, NewTour, TimeZone } from '@/contract/leasing/appointments/schemas';

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
