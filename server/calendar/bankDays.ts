// Days on which banks move money: those of the Federal Reserve. Our team's are in businessDays.ts.
import { Temporal } from 'temporal-polyfill';
import { isBankHoliday } from '@/contract/law/calendar';

const SATURDAY = 6;

export const isBankDay = (day: Temporal.PlainDate): boolean =>
  day.dayOfWeek < SATURDAY && !isBankHoliday(day.toString());

function step(day: Temporal.PlainDate, days: 1 | -1): Temporal.PlainDate {
  let next = day.add({ days });
  while (!isBankDay(next)) next = next.add({ days });
  return next;
}

/** The first bank day after this one. */
export const nextBankDay = (day: Temporal.PlainDate): Temporal.PlainDate => step(day, 1);

/** The last bank day before this one. */
export const previousBankDay = (day: Temporal.PlainDate): Temporal.PlainDate => step(day, -1);

/** The day some bank days after this one, as in `2026-12-07`. */
export function bankDaysFrom(day: string, days: number): string {
  let date = Temporal.PlainDate.from(day);
  for (let n = 0; n < days; n += 1) date = nextBankDay(date);
  return date.toString();
}
