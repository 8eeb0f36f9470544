// What a homeowner has with us now, of which expenses of the home can be paid.
import { Temporal } from 'temporal-polyfill';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { readCash } from '@/server/modules/money/ownerContributions';
import { readUnsettled } from '@/server/modules/money/payments';
import { computePayout } from '@/server/modules/money/payouts/computation/computation';
import * as repo from '@/server/modules/money/payouts/repo';

/** The payout of today, whatever the plan: what was not counted by the last one is counted by it. */
function todaysMonth(now: Date) {
  const payOn = officeDay(now);
  return { payOn, period: Temporal.PlainDate.from(payOn).with({ day: 1 }).add({ months: 1 }).toString() };
}

/**
 * Cents of the owner's own money in a home that have reached our bank: after our fees, taxes, and advances, with the reserve,
 * and without what the guarantee would pay. Below zero where the owner owes us. As the system.
 */
export async function ownerFunds(db: Db, homeId: string, now: Date): Promise<number> {
  const unsettled = Math.max(0, (await readUnsettled(db)).byHome.get(homeId) ?? 0);
  const [home] = await repo.listPayableHomes(db, homeId);
  if (!home) return (await readCash(db, homeId, now)) - unsettled;
  const { result } = await computePayout(db, home, { ...todaysMonth(now), isOwnMoney: true }, now);
  return result.payout + result.carriedForward - unsettled;
}
