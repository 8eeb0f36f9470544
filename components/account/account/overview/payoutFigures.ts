// The figures of a homeowner's next payout and of their year, as the payout computation gives them.

import { type Cents, cents, sumCents } from '@/contract/amounts/cents';
import type { Earnings } from '@/contract/money/payouts/endpoints';

export interface NextPayoutFigures {
  payOn: string;
  amount: Cents;
  /** What each home brings on that day. */
  homes: readonly { homeId: string; address: string; amount: Cents }[];
}

/** The first day on which any of the homes is paid, and what it pays; undefined where nothing is to come. */
export function nextPayoutOf({ homes }: Pick<Earnings, 'homes'>): NextPayoutFigures | undefined {
  const paid = homes.flatMap(({ homeId, address, nextPayOn, nextAmount }) =>
    nextPayOn !== null && nextAmount !== null ? [{ homeId, address, payOn: nextPayOn, amount: nextAmount }] : [],
  );
  const payOn = paid
    .filter(({ amount }) => amount > 0)
    .map((home) => home.payOn)
    .sort()[0];
  if (payOn === undefined) return undefined;
  const counted = paid.filter((home) => home.payOn === payOn && home.amount > 0);
  return { payOn, amount: sumCents(counted.map(({ amount }) => amount)), homes: counted };
}

export interface MonthPaid {
  /** 1 to 12. */
  month: number;
  amount: Cents;
}

/** What was paid out in each month of the year; held and returned payouts are not money that arrived. */
export function monthsOf({ payouts }: Pick<Earnings, 'payouts'>): MonthPaid[] {
  const arrived = payouts.filter(({ status }) => status !== 'held' && status !== 'returned');
  return Array.from({ length: 12 }, (_, at) => {
    const amounts = arrived.filter(({ payOn }) => Number(payOn.slice(5, 7)) === at + 1).map(({ amount }) => amount);
    return { month: at + 1, amount: amounts.length > 0 ? sumCents(amounts) : cents(0) };
  });
}
