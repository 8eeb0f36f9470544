// What a home is paid next: the one computation that every screen, email, and check shows before the money leaves.

import { Temporal } from 'temporal-polyfill';
import type { DeletionBlocker } from '@/contract/account/deletions/endpoints';
import { type Cents, cents, formatExactMoney } from '@/contract/amounts/cents';
import type { NextPayout } from '@/contract/money/payouts/endpoints';
import { routes } from '@/contract/routes';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { computePayout } from '@/server/modules/money/payouts/computation/computation';
import { presentLine } from '@/server/modules/money/payouts/presenter';
import * as repo from '@/server/modules/money/payouts/repo';
import { monthOf, nextPayDay } from '@/server/modules/money/payouts/runs/runs';
import { isPaidOn, listUnpaidHomes } from './queries';

/** The next payout day of a home: a day with a payout counts no more. As the system. */
export async function nextPayOn(db: Db, { homeId, terms }: repo.PayableHome, now: Date): Promise<string> {
  const { payoutDay } = terms.offer.plan;
  const day = nextPayDay(payoutDay, officeDay(now));
  if (!(await isPaidOn(db, homeId, day))) return day;
  return nextPayDay(payoutDay, Temporal.PlainDate.from(day).add({ days: 1 }).toString());
}

/** The next payout of a home under an agreement, as the books stand now. As the system. */
export async function nextPayoutOf(db: Db, home: repo.PayableHome, now: Date): Promise<NextPayout> {
  const payOn = await nextPayOn(db, home, now);
  const { result, lines } = await computePayout(db, home, monthOf(payOn), now);
  return { payOn, amount: result.payout, lines: lines.map(presentLine) };
}

/**
 * The same for its owner's eyes: rent that is not due yet counts as paid, and `expected` says how much that is. Null where
 * the home has no lease and nothing is owed. As the system.
 */
export async function expectedPayoutOf(
  db: Db,
  home: repo.PayableHome,
  now: Date,
): Promise<(NextPayout & { expected: Cents; hasLease: boolean }) | null> {
  const payOn = await nextPayOn(db, home, now);
  const month = { ...monthOf(payOn), expectedAfter: officeDay(now) };
  const { result, lines, books } = await computePayout(db, home, month, now);
  if (!books.hasLease && lines.length === 0) return null;
  const { hasLease, expectedRent } = books;
  return { payOn, amount: result.payout, lines: lines.map(presentLine), expected: cents(expectedRent), hasLease };
}

/** The same by its id; null where the home has no agreement in force. As the system. */
export async function findNextPayout(db: Db, homeId: string, now: Date): Promise<NextPayout | null> {
  const [home] = await repo.listPayableHomes(db, homeId);
  return home ? nextPayoutOf(db, home, now) : null;
}

/** Money of a person's homes that is not paid out yet keeps their account open. As the system. */
export async function deletionBlockers(db: Db, userId: string, now: Date): Promise<DeletionBlocker[]> {
  const payouts: NonNullable<DeletionBlocker['payouts']> = [];
  for (const { homeId, address, payable } of await listUnpaidHomes(db, userId)) {
    const next = await findNextPayout(db, homeId, now);
    payouts.push({ homeId, address, ...(next ?? { payOn: null, amount: cents(payable), lines: [] }) });
  }
  if (payouts.length === 0) return [];
  const total = payouts.reduce((sum, { amount }) => sum + amount, 0);
  return [
    {
      code: 'unpaidPayout',
      title: total > 0 ? `We pay you ${formatExactMoney(total)} first` : 'Your homes have open balances',
      reason: 'This is your next payout after our fees and open bills. You can delete your account once it is settled.',
      action: { label: 'See your earnings', href: routes.accounts.portfolio.earnings() },
      payouts,
    },
  ];
}
