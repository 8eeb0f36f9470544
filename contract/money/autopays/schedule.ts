// When autopay asks for money, and for how much: local days of the home and cents, from data alone.

import { type Cents, cents } from '@/contract/amounts/cents';
import { equalPart, payableCents, type SharedCharge } from '@/contract/money/charges/share';

const pad = (number: number) => String(number).padStart(2, '0');

/**
 * The day on which autopay asks for what is due on `dueOn`: that day itself, or the last such day of the month before it,
 * so that it is never late.
 */
export function autopayDay(dueOn: string, day: number | null): string {
  if (day === null) return dueOn;
  const [year = 0, month = 1, due = 1] = dueOn.split('-').map(Number);
  if (day <= due) return `${dueOn.slice(0, 7)}-${pad(day)}`;
  return month === 1 ? `${year - 1}-12-${pad(day)}` : `${year}-${pad(month - 1)}-${pad(day)}`;
}

/** The month that something due on a day belongs to, such as `2026-12`. */
export const autopayPeriod = (dueOn: string): string => dueOn.slice(0, 7);

export interface DueCharge extends SharedCharge {
  readonly dueOn: string;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/**
 * What one person’s autopay takes by a day: everything that is open and not on its way; or, of it, at most what is left of
 * their equal part of the month that the day is in, and their equal part of what is left of earlier months.
 */
export function autopayAmount(charges: readonly DueCharge[], through: string, shareOf: number): Cents {
  const period = autopayPeriod(through);
  const due = charges.filter(({ dueOn }) => dueOn <= through);
  const open = sum(due.map(payableCents));
  if (shareOf === 1) return cents(open);
  const current = due.filter(({ dueOn }) => autopayPeriod(dueOn) === period);
  const earlier = due.filter((charge) => !current.includes(charge));
  const whole = sum([...current.map(({ sharedCents }) => sharedCents), ...earlier.map(payableCents)]);
  const mine = sum(current.map(({ mineCents }) => mineCents));
  return cents(Math.min(open, Math.max(0, equalPart(whole, shareOf) - mine)));
}
