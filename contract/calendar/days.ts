// Local days (`YYYY-MM-DD`). Arithmetic is in UTC, so that clock changes and leap years cannot move a day.
import { DAY_MS } from '@/contract/calendar/durations';

const at = (day: string) => new Date(`${day}T00:00:00Z`);
const iso = (date: Date) => date.toISOString().slice(0, 10);

/** The day so many days after another one, or before. */
export const addDays = (day: string, days: number): string => iso(new Date(at(day).getTime() + days * DAY_MS));

/** Whole days from one day to another; negative where that is earlier. */
export const daysBetween = (from: string, to: string): number => (at(to).getTime() - at(from).getTime()) / DAY_MS;

/** The same day of the month some months on; the last of a shorter month. */
export function addMonths(day: string, months: number): string {
  const date = at(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  date.setUTCDate(Math.min(wanted, date.getUTCDate()));
  return iso(date);
}

/** The last day of so many months from a day on; without the same day in the last month, its last day. */
export function lastDayOfTerm(startOn: string, months: number): string {
  const next = addMonths(startOn, months);
  return next.slice(8) === startOn.slice(8) ? addDays(next, -1) : next;
}

export const endOfMonth = (day: string): string => addDays(addMonths(`${day.slice(0, 7)}-01`, 1), -1);

/** The last of some days. */
export const latest = (...days: readonly (string | null | undefined)[]): string =>
  days
    .filter((day) => day != null)
    .sort()
    .at(-1) ?? '';
