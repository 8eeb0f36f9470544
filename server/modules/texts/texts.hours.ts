import { Temporal } from 'temporal-polyfill';

/** 8 am to 8 pm where the reader is: the stricter hours of Florida (s. 501.059) lie within the federal 8 to 9. */
const [FIRST_HOUR, LAST_HOUR] = [8, 20];

/** When a text may leave: null for now, else the next morning at eight in the reader's zone. */
export function heldUntil(now: Date, timeZone: string): Date | null {
  const there = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  if (there.hour >= FIRST_HOUR && there.hour < LAST_HOUR) return null;
  const day = there.hour < FIRST_HOUR ? there : there.add({ days: 1 });
  return new Date(day.toPlainDate().toZonedDateTime({ timeZone, plainTime: { hour: FIRST_HOUR } }).epochMilliseconds);
}
