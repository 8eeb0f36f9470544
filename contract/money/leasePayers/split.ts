// How the rent of a period is split between residents and payers who do not live there.
import { daysBetween } from '@/contract/calendar/days';
import { daysInMonth } from '@/contract/money/charges/schedule';

export interface PayerShare {
  payerId: string;
  /** Of rent that falls due on this day or later. */
  fromOn: string;
  /** Cents of a whole month. */
  amount: number;
}

export interface RentPart {
  payerId: string;
  amount: number;
}

interface RentPeriod {
  amount: number;
  dueOn: string;
  start: string | null;
  end: string | null;
}

/** The share of each payer that is in force on a day: the newest one that has begun. */
export function sharesOn(shares: readonly PayerShare[], day: string): RentPart[] {
  const current = new Map<string, PayerShare>();
  for (const share of shares) {
    const before = current.get(share.payerId);
    if (share.fromOn <= day && (!before || before.fromOn < share.fromOn)) current.set(share.payerId, share);
  }
  return [...current.values()].filter(({ amount }) => amount > 0).map(({ payerId, amount }) => ({ payerId, amount }));
}

/** A part of a month costs its days of that month. All shares together are never more than the rent. */
export function splitRent(
  { amount, dueOn, start, end }: RentPeriod,
  shares: readonly PayerShare[],
): { residents: number; payers: RentPart[] } {
  let residents = amount;
  const payers: RentPart[] = [];
  const month = start && daysInMonth(Number(start.slice(0, 4)), Number(start.slice(5, 7)));
  const days = start && end ? daysBetween(start, end) + 1 : null;
  for (const { payerId, amount: whole } of sharesOn(shares, dueOn)) {
    const share = month && days && days < month ? Math.round((whole * days) / month) : whole;
    const part = Math.min(share, residents);
    if (part <= 0) continue;
    payers.push({ payerId, amount: part });
    residents -= part;
  }
  return { residents, payers };
}
