// What an autopay does next, from its own row and the charges of its lease. Local days of the home throughout.

import { type Cents, cents } from '@/contract/amounts/cents';
import { addDays } from '@/contract/calendar/days';
import { paymentFee } from '@/contract/law/cardFees';
import { NOTICE_DAYS } from '@/contract/money/autopays/constants';
import type { Funding } from '@/contract/money/paymentMethods/constants';
import { autopayAmount, autopayDay, autopayPeriod, type DueCharge } from './schedule';

export interface AutopayTerms {
  /** Day of the month; null: the day the rent is due. */
  readonly day: number | null;
  readonly shareOf: number;
  readonly cap: number | null;
  readonly skipPeriod: string | null;
  /** The last notice to its owner: of which month, how much, and on which day. */
  readonly notifiedPeriod: string | null;
  readonly notifiedOn: string | null;
  readonly notifiedAmount: number | null;
  /** The day that was said; null: the day after. */
  readonly notifiedFor: string | null;
}

export interface NextRun {
  period: string;
  /** The day that its owner chose. */
  day: string;
  /** When it asks for money: on that day, or later where the notice is late. */
  on: string;
  /** The first day in the month on which something is due. */
  dueOn: string;
  amount: Cents;
  fee: Cents;
  isSkipped: boolean;
  isOverCap: boolean;
  isNotified: boolean;
}

interface Situation {
  row: AutopayTerms;
  charges: readonly DueCharge[];
  handled: ReadonlySet<string>;
  /** Cents that it took last, with the fee; null before the first time. */
  lastCents: number | null;
  today: string;
  funding: Funding;
  state: string;
}

/** The whole of a month, as a day to compare with. */
const endOf = (period: string) => `${period}-31`;
const later = (one: string, other: string) => (one > other ? one : other);

/**
 * The run that comes next; undefined while nothing is to be paid. The month of the last notice; else the newest month
 * with a day that has come, and all that is open until then; else the first month ahead.
 */
export function nextRun(situation: Situation): NextRun | undefined {
  const { row, charges, handled, lastCents, today, funding, state } = situation;
  const firstDue = new Map<string, string>();
  for (const { dueOn } of charges) {
    const period = autopayPeriod(dueOn);
    const known = firstDue.get(period);
    if (!known || dueOn < known) firstDue.set(period, dueOn);
  }
  const months = [...firstDue]
    .map(([period, dueOn]) => ({ period, dueOn, day: autopayDay(dueOn, row.day) }))
    .sort((one, other) => one.period.localeCompare(other.period));
  const current = months.filter(({ day }) => day <= today).slice(-1);
  // The last notice comes first, also where the day of the next month comes before it.
  const notified = months.filter(({ period }) => period === row.notifiedPeriod);
  const found = [...notified, ...current, ...months.filter(({ day }) => day > today)].find(
    ({ period }) => !handled.has(period) && autopayAmount(charges, endOf(period), row.shareOf) > 0,
  );
  if (!found) return undefined;
  const isNotified = row.notifiedPeriod === found.period && row.notifiedOn !== null;
  const isSkipped = row.skipPeriod === found.period;
  const open = autopayAmount(charges, endOf(found.period), row.shareOf);
  const feeOf = (amount: Cents) => paymentFee(amount, { funding, state, day: today });
  const isInRange = row.cap !== null && open + feeOf(open) <= row.cap;
  // Never more than the announced amount, except within a range that the payer chose. The rest waits for the next month.
  const amount = isNotified && row.notifiedAmount && !isInRange ? cents(Math.min(open, row.notifiedAmount)) : open;
  const fee = feeOf(amount);
  const notice = row.cap !== null || amount + fee === lastCents ? 1 : NOTICE_DAYS;
  const announcedOn = row.notifiedFor ?? later(found.day, addDays(row.notifiedOn ?? today, 1));
  return {
    period: found.period,
    dueOn: found.dueOn,
    amount,
    fee,
    isSkipped,
    isNotified,
    day: found.day,
    on: isSkipped ? found.day : isNotified ? announcedOn : later(found.day, addDays(today, notice)),
    isOverCap: row.cap !== null && amount + fee > row.cap,
  };
}

/**
 * The run as a payer agrees to it who turns autopay on, or resumes it, less than ten days ahead: the amount and the day
 * that are shown are the preauthorized ones of 12 CFR 1005.10(d)(1). Nothing is taken on the same day.
 */
export function agreedRun(next: NextRun, today: string): NextRun {
  if (next.isSkipped || next.isNotified || next.day >= addDays(today, NOTICE_DAYS)) return next;
  return { ...next, on: later(next.day, addDays(today, 1)) };
}
