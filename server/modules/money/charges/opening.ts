// The account of a lease that was carried over: its deposit, and what residents owe or paid ahead. As the system.
import { formatDay } from '@/contract/format/days';
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';
import { createCharge, effectiveOn } from '@/server/modules/money/charges/creation';
import * as repo from '@/server/modules/money/charges/repo';
import { applySpare } from '@/server/modules/money/charges/settlement';
import * as ledger from '@/server/modules/money/ledger';

interface Opening {
  /** Cents; each is zero or above. */
  depositCents: number;
  owedCents: number;
  prepaidCents: number;
  /** The first local day here. */
  cutoverOn: string;
  by: string | null;
  now: Date;
}

/** One charge or credit of a lease is its opening one, however often it is posted. */
const OPENING = 'opening';

/**
 * Posts what the account of a lease begins with, once. What residents owe becomes a one-time charge: no late fee, no rent
 * guarantee, no management fee, and no notice to pay rent rests on a balance that was carried over.
 */
export async function openLeaseAccount(
  db: Db,
  leaseId: string,
  { depositCents, owedCents, prepaidCents, cutoverOn, by, now }: Opening,
): Promise<void> {
  const lease = await repo.lockLease(db, leaseId);
  const at = effectiveOn(cutoverOn);
  const { homeId, ownerId } = lease;
  if (depositCents > 0) await ledger.openingDepositPosted(db, { leaseId, amount: depositCents }, at);
  const day = formatDay(cutoverOn, 'medium');
  if (owedCents > 0) {
    const charge = { kind: 'one_time' as const, source: OPENING, description: 'Balance carried over' };
    const reason = `Owed before ${day}`;
    await createCharge(db, lease, { ...charge, dueOn: cutoverOn, amount: owedCents, reason }, now);
  }
  if (prepaidCents > 0 && (await repo.listCredits(db, leaseId)).length === 0) {
    const id = newId(now.getTime());
    const reason = `Paid ahead before ${day}`;
    await repo.insertCredit(db, {
      id,
      leaseId,
      homeId,
      ownerId,
      amount: prepaidCents,
      reason,
      createdBy: by,
      createdAt: now,
    });
    await ledger.openingPrepaidPosted(db, { leaseId, amount: prepaidCents }, at);
  }
  await applySpare(db, lease, now);
}

/** Activity on these accounts since they were opened; undoing stops there. */
export async function listOpeningChanges(db: Db, leaseIds: readonly string[]): Promise<string[]> {
  const changes: string[] = [];
  const ids = [...leaseIds];
  if (ids.length === 0) return changes;
  const payments = await db.selectFrom('payments').select('id').where('leaseId', 'in', ids).limit(1).execute();
  if (payments.length > 0) changes.push('a payment of a resident');
  const charges = await db
    .selectFrom('charges')
    .select('id')
    .where('leaseId', 'in', ids)
    .where((charge) =>
      charge.or([charge('createdBy', 'is not', null), charge('credited', '>', 0), charge('status', '=', 'voided')]),
    )
    .limit(1)
    .execute();
  if (charges.length > 0) changes.push('a charge that was added or waived');
  const credits = await db
    .selectFrom('credits')
    .select('id')
    .where('leaseId', 'in', ids)
    .where((credit) => credit.or([credit('reason', 'not like', 'Paid ahead before %'), credit('refunded', '>', 0)]))
    .limit(1)
    .execute();
  if (credits.length > 0) changes.push('a credit that was given or refunded');
  return changes;
}

/** Takes the accounts of these leases back, with the charges that the schedule made meanwhile; rows are deleted. */
export async function closeOpenedAccounts(db: Db, leaseIds: readonly string[], now: Date): Promise<void> {
  for (const leaseId of leaseIds) {
    await repo.lockLease(db, leaseId);
    const allocations = await db
      .selectFrom('paymentAllocations')
      .select('id')
      .where('leaseId', '=', leaseId)
      .where('reversedAt', 'is', null)
      .execute();
    for (const { id } of allocations) await ledger.prepaidReleased(db, id, now);
    for (const { id } of await repo.listCharges(db, leaseId)) await ledger.chargeUndone(db, id, now);
    await db.deleteFrom('paymentAllocations').where('leaseId', '=', leaseId).execute();
    await db.deleteFrom('charges').where('leaseId', '=', leaseId).execute();
    await db.deleteFrom('credits').where('leaseId', '=', leaseId).execute();
  }
}
