// Days on which our team works, for tours, meetings, and everything promised by a business day. The holidays are those of
// contract/law/calendar.ts; what a statute counts goes by the holidays of its state, there.
import type { Temporal } from 'temporal-polyfill';
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
