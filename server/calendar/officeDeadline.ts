import { Temporal } from 'temporal-polyfill';
import { localDay } from '@/contract/calendar/localDay';
import { nextBusinessDay } from './businessDays';

const OFFICE_CLOSING_HOUR = 18;
export const OFFICE_TIME_ZONE = 'America/Los_Angeles';

/** The end of a business day at our office, so many of them from now: of what comes on a Friday, the first is Monday, 6 pm. */
export function officeDeadline(now: Date, businessDays: number): Date {
  let day = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(OFFICE_TIME_ZONE).toPlainDate();
  for (let n = 0; n < businessDays; n += 1) day = nextBusinessDay(day);
  const plainTime = new Temporal.PlainTime(OFFICE_CLOSING_HOUR);
  return new Date(day.toZonedDateTime({ timeZone: OFFICE_TIME_ZONE, plainTime }).epochMilliseconds);
}

/** The local day at our office. */
export const officeDay = (now: Date) => localDay(now, OFFICE_TIME_ZONE);
