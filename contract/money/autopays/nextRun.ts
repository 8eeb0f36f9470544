// What an autopay does next, from its own row and the charges of its lease. Local days of the home throughout.

import { type Cents, cents } from '@/contract/amounts/cents';
import { addDays } from '@/contract/calendar/days';
import { paymentFee } from '@/contract/law/cardFees';
import type { Funding } from '@/contract/money/paymentMethods/constants';
import { autopayAmount, autopayDay, autopayPeriod, type DueCharge } from './schedule';

export interface AutopayTerms {
  /** Day of the month; null: the day the rent is due. */
  readonly day: number | null;
  readonly shareOf: number;
  readonly capCents: number | null;
  readonly skipPeriod: string | null;
  /** What its owner was told last: of which month, how much, and on which day. */
  readonly notifiedPeriod: string | null;
  readonly notifiedOn: string | null;
  readonly notifiedCents: number | null;
}

export interface NextRun {
  period: string;
  /** When it asks for money: the day after its owner was told, or will be. */
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
  today: string;
  funding: Funding;
  state: string;
}

/** The whole of a month, as a day to compare with. */
const endOf = (period: string) => `${period}-31`;
const later = (one: string, other: string) => (one > other ? one : other);

/**
 * The run that comes next; undefined while nothing is to be paid. The month that its owner was told of; else the newest
 * whose day has come, with all that is open until then; else the first month ahead.
 */
export function nextRun({ row, charges, handled, today, funding, state }: Situation): NextRun | undefined {
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
  // What its owner was told comes first, also where the day of the next month comes before it.
  const notified = months.filter(({ period }) => period === row.notifiedPeriod);
  const found = [...notified, ...current, ...months.filter(({ day }) => day > today)].find(
    ({ period }) => !handled.has(period) && autopayAmount(charges, endOf(period), row.shareOf) > 0,
  );
  if (!found) return undefined;
  const isNotified = row.notifiedPeriod === found.period && row.notifiedOn !== null;
  const notifiedOn = isNotified && row.notifiedOn ? row.notifiedOn : today;
  const isSkipped = row.skipPeriod === found.period;
  const open = autopayAmount(charges, endOf(found.period), row.shareOf);
  // Never more than its owner was told.
  const amount = cents(isNotified && row.notifiedCents ? Math.min(open, row.notifiedCents) : open);
  const fee = paymentFee(amount, { funding, state, day: today });
  return {
    period: found.period,
    dueOn: found.dueOn,
    amount,
    fee,
    isSkipped,
    isNotified,
    on: isSkipped ? found.day : later(found.day, addDays(notifiedOn, 1)),
    isOverCap: row.capCents !== null && amount + fee > row.capCents,
  };
}
