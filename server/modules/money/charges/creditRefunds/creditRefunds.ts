// What is left of a credit goes out by check: as the system, with the lease locked.

import type { Db } from '@/server/db/client';
import { conflict, notFound } from '@/server/http/errors';
import { listResidents } from '@/server/modules/homes/residents';
import * as repo from '@/server/modules/money/charges/repo';
import { applySpare } from '@/server/modules/money/charges/settlement';
import { checkStopped, prepaidRefunded } from '@/server/modules/money/ledger';
import * as queries from './queries';

/** A credit with the cents of it that pay nothing, and the people its check can go to; undefined where there is none. */
export async function findRefundableCredit(db: Db, creditId: string) {
  const credit = await queries.findCredit(db, creditId);
  if (!credit) return undefined;
  await repo.lockLease(db, credit.leaseId);
  const spare = await repo.listSpare(db, credit.leaseId);
  const residents = await listResidents(db, credit.leaseId);
  return {
    leaseId: credit.leaseId,
    left: spare.find((source) => source.creditId === creditId)?.left ?? 0,
    payeeIds: residents.flatMap(({ personId }) => personId ?? []),
  };
}

/** `id` is of what two people agreed on. What paid a charge meanwhile is a conflict, and moves nothing. */
export async function refundCredit(
  db: Db,
  { id, creditId, amount }: { id: string; creditId: string; amount: number },
  now: Date,
): Promise<void> {
  const credit = await findRefundableCredit(db, creditId);
  if (!credit || amount > credit.left) throw conflict('There is not that much left of this credit: it paid charges.');
  await queries.addRefunded(db, creditId, amount);
  const { leaseId } = credit;
  await prepaidRefunded(db, { id, leaseId, amount, clearing: 'bank', type: 'credit_refund' }, now);
}

/** What is left of a credit that residents who left do not collect; its posting follows in the same transaction. */
export async function holdCredit(db: Db, { creditId, amount }: { creditId: string; amount: number }): Promise<void> {
  const credit = await findRefundableCredit(db, creditId);
  if (!credit || amount > credit.left) throw conflict('There is not that much left of this credit: it paid charges.');
  await queries.addRefunded(db, creditId, amount);
}

/** The check was stopped: it is credit of its lease again, which pays what is due. */
export async function stopCreditCheck(
  db: Db,
  { id, creditId, amount }: { id: string; creditId: string; amount: number },
  now: Date,
): Promise<void> {
  const credit = await findRefundableCredit(db, creditId);
  if (!credit) throw notFound();
  await queries.addRefunded(db, creditId, -amount);
  await checkStopped(db, 'credit_refund', id, now);
  await applySpare(db, await repo.lockLease(db, credit.leaseId), now);
}
