import * as z from 'zod';
import { WEEKDAYS } from '@/contract/care/recurrences/cadence';

const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 08:00');

/** By weekday; a day that is not there is a day off. Clock times of the home. */
export const ProHours = z.partialRecord(
  z.enum(WEEKDAYS),
  z
    .strictObject({ from: Clock, to: Clock })
    .refine(({ from, to }) => from < to, { error: 'The end must be after the start', path: ['to'] }),
);
export type ProHours = z.infer<typeof ProHours>;

export interface LocalWindow {
  /** Local date, with its weekday. */
  readonly day: string;
  readonly from: string;
  readonly to: string;
}

/** The weekday of a local date. */
export const weekdayOf = (day: string) => WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'MO';

/** Whether at least an hour of the time that suits is in the hours of that day. */
export function overlapsHours(hours: ProHours, { day, from, to }: LocalWindow): boolean {
  const open = hours[weekdayOf(day)];
  if (!open) return false;
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
  return Math.min(minutes(open.to), minutes(to)) - Math.max(minutes(open.from), minutes(from)) >= 60;
}
