import { Temporal } from 'temporal-polyfill';
import type { TourHours } from '@/contract/homes/listings/schemas';

/** Minutes after midnight, by the clock of the home, between which the law allows entry. */
export interface EntryHours {
  opensMinute: number;
  closesMinute: number;
}

/** Whether a visit that begins then lies within the hours of the law. */
export function isWithinEntryHours(start: Date, minutes: number, hours: EntryHours, timeZone: string): boolean {
  const local = Temporal.Instant.fromEpochMilliseconds(start.getTime()).toZonedDateTimeISO(timeZone);
  const begins = local.hour * 60 + local.minute;
  return begins >= hours.opensMinute && begins + minutes <= hours.closesMinute;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Whether a visit that begins then lies within the hours that the owner allows, by the clock of the home. */
export function isWithinTourHours(
  start: Date,
  minutes: number,
  { days, from, to }: TourHours,
  timeZone: string,
): boolean {
  const local = Temporal.Instant.fromEpochMilliseconds(start.getTime()).toZonedDateTimeISO(timeZone);
  const begins = local.hour * 60 + local.minute;
  return days.includes(local.dayOfWeek % 7) && begins >= minutesOf(from) && begins + minutes <= minutesOf(to);
}
