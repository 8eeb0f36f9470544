import { cents } from '@/contract/amounts/cents';
import { DEBIT_HOLD_DAYS, type DebitHolds, LARGE_DEBIT_CENTS } from '@/contract/money/debitHolds/endpoints';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { listHeld } from './queries';

/** As the system. */
export async function presentHolds(db: Db, now: Date): Promise<DebitHolds> {
  const items = (await listHeld(db, officeDay(now))).map(({ amount, held, paidAt, ...hold }) => ({
    ...hold,
    amountCents: cents(amount),
    heldCents: cents(held),
    paidAt: paidAt.toISOString(),
  }));
  return { largeCents: cents(LARGE_DEBIT_CENTS), days: DEBIT_HOLD_DAYS, items };
}
