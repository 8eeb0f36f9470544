// Days on which nobody of ours works: one calendar for tours, meetings, and everything promised by a business day.
import { Temporal } from 'temporal-polyfill';

const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;
const SUNDAY = 7;

const nthWeekday = (year: number, month: number, weekday: number, nth: number): Temporal.PlainDate => {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  return first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + (nth - 1) * 7 });
};

function lastMonday(year: number, month: number): Temporal.PlainDate {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  const last = first.with({ day: first.daysInMonth });
  return last.subtract({ days: (last.dayOfWeek - MONDAY + 7) % 7 });
}

/** The federal holidays of a year (5 U.S.C. § 6103). */
function federalHolidays(year: number): Temporal.PlainDate[] {
  const on = (month: number, day: number) => Temporal.PlainDate.from({ year, month, day });
  return [
    on(1, 1),
    nthWeekday(year, 1, MONDAY, 3),
    nthWeekday(year, 2, MONDAY, 3),
    lastMonday(year, 5),
    on(6, 19),
    on(7, 4),
    nthWeekday(year, 9, MONDAY, 1),
    nthWeekday(year, 10, MONDAY, 2),
    on(11, 11),
    nthWeekday(year, 11, THURSDAY, 4),
    on(12, 25),
  ];
}

/** The day it is observed on: Friday for a Saturday, Monday for a Sunday. */
function observed(holiday: Temporal.PlainDate): Temporal.PlainDate {
  if (holiday.dayOfWeek === SATURDAY) return holiday.subtract({ days: 1 });
  return holiday.dayOfWeek === SUNDAY ? holiday.add({ days: 1 }) : holiday;
}

const known = new Map<number, ReadonlySet<string>>();

function holidaysOf(year: number): ReadonlySet<string> {
  // New Year’s Day of the next year may be observed on the last day of this one.
  const days =
    known.get(year) ??
    new Set(
      [...federalHolidays(year), ...federalHolidays(year + 1)].flatMap((day) => [
        day.toString(),
        observed(day).toString(),
      ]),
    );
  known.set(year, days);
  return days;
}

/** A federal holiday, or the day it is observed on. */
export const isHoliday = (day: Temporal.PlainDate): boolean => holidaysOf(day.year).has(day.toString());

export const isBusinessDay = (day: Temporal.PlainDate): boolean => day.dayOfWeek < SATURDAY && !isHoliday(day);

/** The first business day after this one. */
export function nextBusinessDay(day: Temporal.PlainDate): Temporal.PlainDate {
  let next = day.add({ days: 1 });
  while (!isBusinessDay(next)) next = next.add({ days: 1 });
  return next;
}
