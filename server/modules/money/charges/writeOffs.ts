// What former residents owe and our books no longer expect. They still owe it: a payment that comes after all is taken, and
// pays it. As the system, with the lease locked.

import { chargeLifecycle } from '@/contract/money/charges/constants';
import { type ChargeKind, chargeKindRules } from '@/contract/money/charges/kinds';
import type { Db } from '@/server/db/client';
import * as repo from '@/server/modules/money/charges/repo';
import { accountBalance, leaseShortage, writeOffReversed, writtenOff } from '@/server/modules/money/ledger';

interface Part {
  charge: repo.ChargeRow;
  /** Cents above zero. */
  amount: number;
}

/**
 * What of each charge can be written off. Of a deposit charge it is what our own money stands in for: the rest of it is
 * owed for nothing once the residents have left.
 */
export async function listWritable(db: Db, leaseId: string): Promise<Part[]> {
  let shortage = await accountBalance(db, leaseShortage(leaseId));
  const parts: Part[] = [];
  for (const charge of await repo.listCharges(db, leaseId)) {
    const open = repo.openCents(charge);
    const { isDeposit } = chargeKindRules[charge.kind];
    const amount = isDeposit ? Math.min(open, shortage) : open;
    if (isDeposit) shortage -= amount;
    if (amount > 0) parts.push({ charge, amount });
  }
  return parts;
}

/** Cents of a lease that were written off and not paid since. */
export const sumWrittenOff = async (db: Db, leaseId: string): Promise<number> =>
  (await repo.listCharges(db, leaseId)).reduce((sum, charge) => sum + charge.writtenOff, 0);

/** By their kind, for the books. */
const partsOf = (parts: readonly Part[]): { kind: ChargeKind; amount: number }[] =>
  parts.map(({ charge: { kind }, amount }) => ({ kind, amount }));

/** Writes off all that can be; answers what that was, in cents. `id` is of the write-off. */
export async function writeOffCharges(db: Db, leaseId: string, id: string, now: Date): Promise<number> {
  const { homeId, ownerId } = await repo.lockLease(db, leaseId);
  const parts = await listWritable(db, leaseId);
  for (const { charge, amount } of parts) {
    const [credited, whole] = [charge.credited + amount, charge.writtenOff + amount];
    // A part of a deposit charge that no money stands behind stays as it is.
    const isWhole = charge.paid + credited === charge.amount;
    const status = isWhole ? chargeLifecycle.after(charge.status, 'writeOff') : charge.status;
    if (!status) throw new Error(`Charge ${charge.id} is ${charge.status} and cannot be written off`);
    await repo.updateCharge(db, charge.id, { credited, writtenOff: whole, status, updatedAt: now });
  }
  if (parts.length > 0) await writtenOff(db, { id, leaseId, homeId, ownerId, parts: partsOf(parts) }, now);
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

/** Expects again all that was written off and not paid since; answers what that was, in cents. */
export async function expectCharges(db: Db, leaseId: string, id: string, now: Date): Promise<number> {
  const { homeId, ownerId } = await repo.lockLease(db, leaseId);
  const parts = (await repo.listCharges(db, leaseId)).flatMap((charge) =>
    charge.writtenOff > 0 ? [{ charge, amount: charge.writtenOff }] : [],
  );
  for (const { charge, amount } of parts) {
    const reopened = chargeLifecycle.after(charge.status, charge.paid > 0 ? 'reopenPart' : 'reopen');
    const change = { credited: charge.credited - amount, writtenOff: 0, status: reopened ?? charge.status };
    await repo.updateCharge(db, charge.id, { ...change, updatedAt: now });
  }
  if (parts.length > 0) await writeOffReversed(db, { id, leaseId, homeId, ownerId, parts: partsOf(parts) }, now);
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}
