// What a deposit does to the account of a lease at its end: it pays open charges, and damage beyond it is charged. As the system.

import { addDays } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import { chargeKindRules } from '@/contract/money/charges/kinds';
import type { MoveOutStatus } from '@/contract/tenancy/moveOuts/constants';
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';
import { createCharge } from '@/server/modules/money/charges/creation';
import * as repo from '@/server/modules/money/charges/repo';
import { applySpare, changePaid, expectAgain, listPayable } from '@/server/modules/money/charges/settlement';
import { waiveCharge } from '@/server/modules/money/charges/staff/actions';
import { accountBalance, depositApplied, leaseDeposit } from '@/server/modules/money/ledger';

/** Days to pay for damage that the deposit does not cover. */
const BEYOND_DAYS = 30;

/**
 * Charges that a deposit may pay: open, the homeowner's, and neither on their way nor paid back in parts. Our own fees are
 * no ground to keep a deposit. Rent first, as money pays charges.
 */
export async function listOwedCharges(db: Db, leaseId: string) {
  const charges = (await listPayable(db, leaseId)).filter(
    ({ kind, payable, isPlanned }) => chargeKindRules[kind].belongsToOwner && payable > 0 && !isPlanned,
  );
  return charges.sort(
    (one, other) => chargeKindRules[one.kind].paymentOrder - chargeKindRules[other.kind].paymentOrder,
  );
}

/** Every line is decided: the deposit pays nothing more of the account. */
const SETTLED: readonly MoveOutStatus[] = ['settled', 'returned'];

/** Whether the deposit of a lease that has ended is settled, or none was held. */
export async function isDepositSettled(db: Db, leaseId: string): Promise<boolean> {
  const moveOut = await db
    .selectFrom('moveOuts')
    .select(['status', 'leftOn', 'deposit'])
    .where('leaseId', '=', leaseId)
    .executeTakeFirst();
  if (!moveOut?.leftOn) return (await accountBalance(db, leaseDeposit(leaseId))) === 0;
  return moveOut.deposit === 0 || SETTLED.includes(moveOut.status);
}

/** Cents of a charge that a deposit can pay now. */
export const owedOf = async (db: Db, leaseId: string, chargeId: string): Promise<number> =>
  (await listOwedCharges(db, leaseId)).find(({ id }) => id === chargeId)?.payable ?? 0;

interface DepositPart {
  /** Of the line of the statement. */
  id: string;
  leaseId: string;
  chargeId: string;
  /** What the line had paid before, and what it pays now; never more than before once it has paid. */
  before: number;
  amount: number;
}

/** A line that was agreed on, or that stands unanswered, pays its charge from the deposit. A smaller one gives the difference back. */
export async function payFromDeposit(
  db: Db,
  { id, leaseId, chargeId, before, amount }: DepositPart,
  now: Date,
): Promise<void> {
  const { homeId, ownerId } = await repo.lockLease(db, leaseId);
  const charge = await repo.findCharge(db, chargeId);
  if (!charge) throw new Error(`Charge ${chargeId} of a deposit line is gone`);
  if (before === 0) {
    const reason = 'From the security deposit';
    const owners = { leaseId, homeId, ownerId };
    await repo.insertCredit(db, { ...owners, id, amount, reason, createdAt: now });
    const part = {
      ...owners,
      id: newId(now.getTime()),
      creditId: id,
      chargeId,
      amount,
      createdAt: now,
      appliedAt: now,
    };
    await repo.insertAllocation(db, part);
  } else await repo.lowerCredit(db, { creditId: id, by: before - amount, now });
  await changePaid(db, charge, amount - before, now);
  await depositApplied(db, { id, leaseId, before, amount }, now);
}

/** Charges what damage comes to beyond the deposit, or takes back what it no longer comes to. */
export async function chargeBeyondDeposit(
  db: Db,
  { moveOutId, leaseId, amount }: { moveOutId: string; leaseId: string; amount: number },
  now: Date,
): Promise<void> {
  const lease = await repo.lockLease(db, leaseId);
  const prefix = `deposit-beyond:${moveOutId}:`;
  const made = (await repo.listCharges(db, leaseId)).filter(({ source }) => source.startsWith(prefix));
  // What was written off is still charged.
  let missing = amount - made.reduce((sum, charge) => sum + charge.amount - charge.credited + charge.writtenOff, 0);
  if (missing === 0) return;
  if (missing < 0)
    for (const charge of made) {
      const given = Math.min(charge.writtenOff, -missing - repo.openCents(charge));
      if (given > 0) await expectAgain(db, newId(now.getTime()), charge, given, now);
      else if (repo.openCents(charge) === 0) continue;
      const reason = 'The damage beyond the deposit comes to another amount.';
      missing += await waiveCharge(db, charge.id, { reason, now });
    }
  if (missing > 0) {
    const dueOn = addDays(localDay(now, lease.timeZone), BEYOND_DAYS);
    const description = 'Damage beyond the security deposit';
    const source = `${prefix}${made.length}`;
    await createCharge(db, lease, { kind: 'one_time', source, description, dueOn, amount: missing }, now);
  }
  await applySpare(db, lease, now);
}
