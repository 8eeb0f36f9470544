import { isTimeZone } from '@/contract/calendar/timeZone';
import { APPOINTMENT_MODES } from '@/contract/leasing/appointments/constants';
import type { AppointmentMode, NewTour } from '@/contract/leasing/appointments/schemas';
import type { FormResult } from '@/lib/forms/formResult';
import type { BookingForm } from './bookingForm';

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
    way: APPOINTMENT_MODES.find((mode) => mode === values.way) ?? defaultMethod,
    timeZone: isTimeZone(fieldOf('timeZone')) ? fieldOf('timeZone') : timeZone,
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
