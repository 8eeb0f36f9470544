// Annual percentage rates by the actuarial method of Regulation Z (12 CFR part 1026, appendix J), for unit-periods of a month.
import { addMonths, daysBetween } from '@/contract/calendar/days';
import type { Cents } from './cents';

/** A payment of so many cents, at a distance from the advance: whole months, and a part of a month before them. */
export interface SpacedPayment {
  readonly amount: number;
  readonly months: number;
  /** Of a month of 30 days: appendix J (b)(5)(ii). */
  readonly fraction: number;
}

/** No advance costs a hundred times its money in a month: the search for a rate stops here. */
const MAX_MONTHLY_RATE = 100;
const STEPS = 100;
const MONTHS_OF_YEAR = 12;
const DAYS_OF_MONTH = 30;

/** What payments are worth on the day of the advance at a monthly rate: the general equation, appendix J (b)(8). */
const worthAt = (payments: readonly SpacedPayment[], rate: number): number =>
  payments.reduce(
    (sum, { amount, months, fraction }) => sum + amount / ((1 + fraction * rate) * (1 + rate) ** months),
    0,
  );

/**
 * The monthly rate at which payments are worth the cents that are advanced; 0 where they are not more than these. Null where
 * no rate makes them equal: what is paid back at once is all of the advance.
 */
export function monthlyRate(advanced: number, payments: readonly SpacedPayment[]): number | null {
  const atOnce = payments.filter(({ months, fraction }) => months === 0 && fraction === 0);
  if (advanced <= worthAt(atOnce, 0)) return null;
  if (worthAt(payments, 0) <= advanced) return 0;
  let [low, high] = [0, MAX_MONTHLY_RATE];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (worthAt(payments, middle) > advanced) low = middle;
    else high = middle;
  }
  return low;
}

/** The nominal annual rate in basis points: the rate of a month times twelve (appendix J (b)(1)). */
export const nominalBps = (monthly: number): number => Math.round(monthly * MONTHS_OF_YEAR * 10_000);

/** Months measured back from the later local day, and the days before them as a part of a month of 30 days. */
function distanceOf(from: string, on: string): Pick<SpacedPayment, 'months' | 'fraction'> {
  let months = 0;
  while (addMonths(on, -(months + 1)) >= from) months += 1;
  return { months, fraction: daysBetween(from, addMonths(on, -months)) / DAYS_OF_MONTH };
}

/**
 * The annual percentage rate of one advance in basis points. Days are local days on or after the one of the advance. Days that
 * move for a weekend or a holiday are given as planned: 12 CFR § 1026.17(c)(3) lets that be disregarded.
 */
export function annualPercentageRateBps(
  advanced: Cents,
  advancedOn: string,
  payments: readonly { on: string; amount: Cents }[],
): number | null {
  const monthly = monthlyRate(
    advanced,
    payments.map(({ on, amount }) => ({ amount, ...distanceOf(advancedOn, on) })),
  );
  return monthly === null ? null : nominalBps(monthly);
}
