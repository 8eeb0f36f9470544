// What a homeowner has with us now, of which expenses of the home can be paid.
import { Temporal } from 'temporal-polyfill';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { readHold } from '@/server/modules/money/debitHolds';
import { readCash, readHeld } from '@/server/modules/money/ownerContributions';
import { readUnsettled } from '@/server/modules/money/payments';
import { computePayout } from '@/server/modules/money/payouts/computation/computation';
import * as repo from '@/server/modules/money/payouts/repo';

/** The payout of today, whatever the plan: what was not counted by the last one is counted by it. */
function todaysMonth(now: Date) {
  const payOn = officeDay(now);
  return { payOn, period: Temporal.PlainDate.from(payOn).with({ day: 1 }).add({ months: 1 }).toString() };
}

/** What a homeowner has with us in a home, in cents. */
export interface OwnerFunds {
  /** What the books have of theirs, our bank has received, and no hold keeps; below zero where they owe us. */
  settled: number;
  /** What is left of it for any cost: after our fees, taxes, and advances, with the reserve, without `held`. */
  free: number;
  /** What they paid in for one cost, by the id of our request for it. */
  held: ReadonlyMap<string, number>;
}

/** As the system. What the guarantee would pay is not theirs. */
export async function ownerFunds(db: Db, homeId: string, now: Date): Promise<OwnerFunds> {
  const day = officeDay(now);
  // What is held is in no figure here: it stands in an account of its own.
  const hold = await readHold(db, { homeId, day });
  const unsettled = Math.max(0, ((await readUnsettled(db)).byHome.get(homeId) ?? 0) - hold.unsettled);
  const settled = (await readCash(db, homeId, now)) - unsettled;
  const held = await readHeld(db, homeId, day);
  const keep = [...held.values()].reduce((sum, amount) => sum + amount, 0) - hold.forCosts;
  const [home] = await repo.listPayableHomes(db, homeId);
  if (!home) return { settled, free: settled - keep, held };
  const { result } = await computePayout(db, home, { ...todaysMonth(now), isOwnMoney: true }, now);
  return { settled, free: result.payout + result.carriedForward - unsettled - keep, held };
}

/** Cents that can pay one cost: what is free, and what was paid in for it. */
export function fundsFor({ settled, free, held }: OwnerFunds, requestId: string | null): number {
  const own = requestId === null ? 0 : (held.get(requestId) ?? 0);
  return Math.max(0, Math.min(settled, Math.max(0, free) + own));
}
