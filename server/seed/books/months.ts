import { Temporal } from 'temporal-polyfill';
import { officeDay } from '@/server/calendar/officeDeadline';

/** The local day at our office, by which the books count. */
export const dayOf = (now: Date): string => officeDay(now);
/** Noon at our office, whatever the clocks say. */
export const noonOf = (day: string): Date => new Date(`${day}T20:00:00Z`);
export const addMonths = (day: string, months: number): string =>
  Temporal.PlainDate.from(day).add({ months }).toString();
export const addDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();

/** The first of each month from one day to another. */
export function monthsUntil(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = `${from.slice(0, 7)}-01`; month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** So long the books of the demo people’s homes go back, and those of the others: a shorter seed. */
export const DEMO_YEARS = 3;
export const YEARS = 2;
