// Holidays, and the days on which deadlines of law do not fall.
import { addDays } from '@/contract/calendar/days';
import { DAY_MS } from '@/contract/calendar/durations';

const at = (day: string) => new Date(`${day}T00:00:00Z`);
const iso = (date: Date) => date.toISOString().slice(0, 10);

/** The nth weekday (0 is Sunday) of a month; -1 is the last. */
function nthWeekday(year: number, month: number, weekday: number, n: number): string {
  const first = new Date(Date.UTC(year, month - 1, 1));
  const offset = (weekday - first.getUTCDay() + 7) % 7;
  if (n > 0) return iso(new Date(Date.UTC(year, month - 1, 1 + offset + (n - 1) * 7)));
  const last = new Date(Date.UTC(year, month, 0));
  return iso(new Date(last.getTime() - ((last.getUTCDay() - weekday + 7) % 7) * DAY_MS));
}

/** A holiday on a Sunday is kept on Monday, one on a Saturday on Friday. */
function observed(day: string): readonly string[] {
  const weekday = at(day).getUTCDay();
  return weekday === 0 ? [day, addDays(day, 1)] : weekday === 6 ? [day, addDays(day, -1)] : [day];
}

/** Federal Reserve Banks are open on the Friday before a holiday on a Saturday (frbservices.org, holiday schedules). */
const observedByBanks = (day: string): readonly string[] =>
  at(day).getUTCDay() === 0 ? [day, addDays(day, 1)] : [day];

/** The federal holidays of a year, and the days they are observed on (5 U.S.C. § 6103). */
function federalHolidays(year: number, observe = observed): readonly string[] {
  return [
    ...['01-01', '06-19', '07-04', '11-11', '12-25'].flatMap((date) => observe(`${year}-${date}`)),
    // New Year's Day of the next year, kept on December 31.
    ...observe(`${year + 1}-01-01`).filter((day) => day.startsWith(String(year))),
    nthWeekday(year, 1, 1, 3),
    nthWeekday(year, 2, 1, 3),
    nthWeekday(year, 5, 1, -1),
    nthWeekday(year, 9, 1, 1),
    columbusDay(year),
    thanksgiving(year),
  ];
}

const columbusDay = (year: number) => nthWeekday(year, 10, 1, 2);
const thanksgiving = (year: number) => nthWeekday(year, 11, 4, 4);

/** Whether a day is one of the holidays of its year, which are found once. */
function holidayTest(holidaysOf: (year: number) => readonly string[]) {
  const byYear = new Map<number, ReadonlySet<string>>();
  return (day: string): boolean => {
    const year = Number(day.slice(0, 4));
    const days = byYear.get(year) ?? new Set(holidaysOf(year));
    byYear.set(year, days);
    return days.has(day);
  };
}

/** Whether our team does not work: a federal holiday, or the day it is observed on. */
export const isFederalHoliday = holidayTest((year) => federalHolidays(year));

/** Whether the Federal Reserve is closed, so that no bank transfer settles. */
export const isBankHoliday = holidayTest((year) => federalHolidays(year, observedByBanks));

/** Good Friday: two days before Easter, by the Gregorian computus. */
function goodFriday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leaps = Math.floor(century / 4);
  const moon =
    (19 * golden + century - leaps - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7;
  const month = moon + weekday - 7 * Math.floor((golden + 11 * moon + 22 * weekday) / 451) + 114;
  return addDays(iso(new Date(Date.UTC(year, Math.floor(month / 31) - 1, (month % 31) + 1))), -2);
}

/**
 * What a state adds to the federal holidays: Lincoln’s Birthday, César Chávez Day, and Native American Day, the fourth
 * Friday of September (Cal. Code Civ. Proc. §§ 12a and 135, Cal. Gov. Code § 6700); Election Day (Va. Code § 2.2-3300); and
 * Good Friday, on which courts in Florida close (Fla. Stat. § 83.56(3) counts the holidays of the courts).
 */
const STATE_HOLIDAYS: Readonly<Record<string, (year: number) => readonly string[]>> = {
  CA: (year) => [...['02-12', '03-31'].flatMap((date) => observed(`${year}-${date}`)), nthWeekday(year, 9, 5, 4)],
  FL: (year) => [goodFriday(year)],
  VA: (year) => [addDays(nthWeekday(year, 11, 1, 1), 1)],
};
/** States that keep the second Monday of October. */
const COLUMBUS_DAY = ['VA'];

/** The legal holidays of a state in a year (5 U.S.C. § 6103; RCW 1.16.050; Va. Code § 2.2-3300; Fla. Stat. § 110.117). */
export function holidays(state: string, year: number): ReadonlySet<string> {
  return new Set([
    ...federalHolidays(year).filter((day) => day !== columbusDay(year) || COLUMBUS_DAY.includes(state)),
    ...(STATE_HOLIDAYS[state]?.(year) ?? []),
    addDays(thanksgiving(year), 1),
  ]);
}

export function isBusinessDay(state: string, day: string): boolean {
  const weekday = at(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays(state, Number(day.slice(0, 4))).has(day);
}

/**
 * States with statutes that move a period's last day to the next business day: Cal. Code Civ. Proc. § 12a, RCW 1.12.040,
 * and Va. Code § 1-210. Florida's rule is one of court procedure, so a deadline there stands as it is.
 */
const ROLLS_FORWARD = ['CA', 'WA', 'VA'];

/** The last day that still counts. What we owe is due on the day itself: rolling forward is for lawful excuses only. */
export function rollForward(state: string, day: string): string {
  if (!ROLLS_FORWARD.includes(state)) return day;
  let legal = day;
  while (!isBusinessDay(state, legal)) legal = addDays(legal, 1);
  return legal;
}

/** So many business days later. */
export function addBusinessDays(state: string, day: string, days: number): string {
  let date = day;
  for (let left = days; left > 0; ) {
    date = addDays(date, 1);
    if (isBusinessDay(state, date)) left--;
  }
  return date;
}
