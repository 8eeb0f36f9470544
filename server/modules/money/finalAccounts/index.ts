// The end of a tenancy in money: what former residents owe is written off, or expected again. As the system, once authorized.

import type { Db } from '@/server/db/client';
import { conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { isDepositSettled } from '@/server/modules/money/charges/depositCharges';
import { findLease, lockLease } from '@/server/modules/money/charges/lease';
import { listPayable } from '@/server/modules/money/charges/settlement';
import { expectCharges, listWritable, sumWrittenOff, writeOffCharges } from '@/server/modules/money/charges/writeOffs';
import { hasOpenPlan } from '@/server/modules/money/paymentPlans';
import * as repo from './repo';

const NOTHING_OWED = 'Nothing is owed that our books still expect.';

/** Cents that can be written off now, and why not where nothing can. */
export async function readWriteOff(db: Db, leaseId: string): Promise<{ amount: number; refusal: string | null }> {
  const amount = (await listWritable(db, leaseId)).reduce((sum, part) => sum + part.amount, 0);
  return { amount, refusal: await refusalOf(db, leaseId, amount) };
}

async function refusalOf(db: Db, leaseId: string, amount: number): Promise<string | null> {
  if ((await findLease(db, leaseId))?.status !== 'ended') return 'The residents have not left yet.';
  return amount === 0 ? NOTHING_OWED : whyUnsettled(db, leaseId);
}

/** What has to be decided before the debt of former residents goes any further; null where nothing has. */
export async function whyUnsettled(db: Db, leaseId: string): Promise<string | null> {
  if (!(await isDepositSettled(db, leaseId))) return 'The deposit isn’t settled yet. It may pay what is owed.';
  if ((await listPayable(db, leaseId)).some(({ pending }) => pending > 0)) return 'A payment is on its way.';
  if (await hasOpenPlan(db, leaseId)) return 'A payment plan is open.';
  if (await repo.hasDispute(db, leaseId)) return 'A bill of this lease is disputed. Decide the dispute first.';
  return null;
}

/** Cents that a write-off of the lease would write off now. Locks the lease; throws a conflict where none is possible. */
export async function requireWritable(db: Db, leaseId: string) {
  const lease = await lockLease(db, leaseId);
  const { amount, refusal } = await readWriteOff(db, leaseId);
  if (refusal) throw conflict(refusal);
  return { lease, amount };
}

/** What is written off of a lease and can be expected again, with the lease locked, or a refusal. */
export async function requireWrittenOff(db: Db, leaseId: string) {
  const lease = await lockLease(db, leaseId);
  const amount = await sumWrittenOff(db, leaseId);
  if (amount === 0) throw conflict('Nothing of this lease is written off.');
  if ((await listPayable(db, leaseId)).some(({ pending }) => pending > 0)) throw conflict('A payment is on its way.');
  return { lease, amount };
}

interface Agreement {
  reason: string;
  requestedBy: string;
  approvedBy: string;
  now: Date;
}

/** Writes off all that is open, or expects it again; answers the id of what was recorded. */
export async function recordWriteOff(
  db: Db,
  leaseId: string,
  kind: repo.WriteOffRow['kind'],
  { now, ...agreement }: Agreement,
): Promise<string> {
  const { homeId } = await lockLease(db, leaseId);
  const id = newId(now.getTime());
  const change = kind === 'write_off' ? writeOffCharges : expectCharges;
  const amount = await change(db, leaseId, id, now);
  await repo.insertWriteOff(db, { id, leaseId, homeId, kind, amount, ...agreement, madeAt: now });
  return id;
}
