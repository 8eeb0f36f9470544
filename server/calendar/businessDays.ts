// Days on which our team works, for tours, meetings, and everything promised by a business day. The holidays are those of
// contract/law/calendar.ts; what a statute counts goes by the holidays of its state, there.
import { Temporal } from 'temporal-polyfill';
import { isFederalHoliday } from '@/contract/law/calendar';

const SATURDAY = 6;

export const isHoliday = (day: Temporal.PlainDate): boolean => isFederalHoliday(day.toString());

export const isBusinessDay = (day: Temporal.PlainDate): boolean => day.dayOfWeek < SATURDAY && !isHoliday(day);

/** The first business day after this one. */
export function nextBusinessDay(day: Temporal.PlainDate): Temporal.PlainDate {
  let next = day.add({ days: 1 });
  while (!isBusinessDay(next)) next = next.add({ days: 1 });
  return next;
}

/** The day some business days after this one, as in `2026-12-07`. */
export function businessDaysFrom(day: string, days: number): string {
  let date = Temporal.PlainDate.from(day);
  for (let n = 0; n < days; n += 1) date = nextBusinessDay(date);
  return date.toString();
}
