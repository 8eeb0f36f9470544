import { Temporal } from 'temporal-polyfill';

/** 8 am to 8 pm where the reader is: the stricter hours of Florida (s. 501.059) lie within the federal 8 to 9. */
const [QUIET_HOURS_END, QUIET_HOURS_START] = [8, 20];

/** When a text may leave: null for now, else the next morning at eight in the reader's zone. */
export function nextAllowedTime(now: Date, timeZone: string): Date | null {
  const there = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  if (there.hour >= QUIET_HOURS_END && there.hour < QUIET_HOURS_START) return null;
  const day = there.hour < QUIET_HOURS_END ? there : there.add({ days: 1 });
  return new Date(
    day.toPlainDate().toZonedDateTime({ timeZone, plainTime: { hour: QUIET_HOURS_END } }).epochMilliseconds,
  );
}
