// The deposit goes back: exactly what is owed, to residents by name, with each payment. As the system, after two people agreed.

import { formatExactMoney } from '@/contract/amounts/cents';
import { addDays } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import { formatDay } from '@/contract/format/days';
import { payeeOf, RETURN_DAYS_AHEAD } from '@/contract/tenancy/moveOuts/constants';
import type { DepositReturn } from '@/contract/tenancy/moveOuts/endpoints';
import type { Db } from '@/server/db/client';
import { conflict, notFound } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { depositRefunded, depositReturnReversed, findDepositReturn } from '@/server/modules/money/ledger';
import { isSeenByBank } from '@/server/modules/money/reconciliations';
import { refuseHeldCheck } from '@/server/modules/money/unclaimedProperty/held';
import { moveMoveOut, rejectField } from '@/server/modules/tenancy/moveOuts';
import type { LeaseSide, MoveOutRow, ReturnRow } from '@/server/modules/tenancy/moveOuts/repo';
import * as repo from '@/server/modules/tenancy/moveOuts/repo';
import { refundLeft } from '@/server/modules/tenancy/moveOuts/settlement';

export type Return = Pick<DepositReturn, 'payments' | 'sentOn' | 'sharesDocumentId'> & { documentId: string | null };

async function lockLeft(db: Db, leaseId: string): Promise<MoveOutRow> {
  const row = await repo.lockByLease(db, leaseId);
  if (!row || row.status === 'planned') throw conflict('The residents haven’t left yet.');
  return row;
}

/**
 * Whether the deposit can go back in this way now: no cent more or less than what is owed, and to all residents together or, by
 * their signed agreement, to each.
 */
export async function readReturn(
  db: Db,
  lease: Pick<LeaseSide, 'id' | 'terms'>,
  { payments, sentOn, sharesDocumentId }: Return,
  now: Date,
): Promise<{ row: MoveOutRow; amount: number }> {
  const row = await lockLeft(db, lease.id);
  const left = refundLeft(row, await repo.listDeductions(db, row.id));
  const amount = payments.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (left <= 0) throw conflict('Nothing of this deposit is left to return.');
  if (amount !== left)
    throw rejectField(
      'payments',
      `Exactly ${formatExactMoney(left)} is owed, and these payments come to ${formatExactMoney(amount)}.`,
    );
  if (sharesDocumentId && !(await repo.hasDocument(db, sharesDocumentId)))
    throw rejectField('sharesDocumentId', 'Add the signed agreement on shares again.');
  const { residents } = lease.terms;
  const payees = sharesDocumentId ? [...residents, payeeOf(residents)] : [payeeOf(residents)];
  const stranger = payments.findIndex(({ payee }) => !payees.includes(payee));
  if (stranger >= 0)
    throw rejectField(
      `payments.${stranger}.payee`,
      sharesDocumentId
        ? 'Choose a resident of this lease.'
        : `Pay ${payeeOf(residents)} together, or add the agreement on shares that all of them signed.`,
    );
  if (new Set(payments.map(({ method, number }) => `${method} ${number}`)).size < payments.length)
    throw rejectField('payments', 'Each payment has a number of its own.');
  const today = localDay(now, row.timeZone);
  const last = addDays(today, RETURN_DAYS_AHEAD);
  if (row.leftOn && sentOn < row.leftOn) throw rejectField('sentOn', 'This day is before the residents left.');
  if (sentOn > last) throw rejectField('sentOn', `Choose a day by ${formatDay(last, 'medium')}.`);
  return { row, amount };
}

/** Books each payment and writes it down. The move-out ends where nothing is held any more. */
export async function recordReturn(
  db: Db,
  lease: Pick<LeaseSide, 'id' | 'terms'>,
  { requestId, personId, ...returned }: Return & { requestId: string | null; personId: string },
  now: Date,
): Promise<string> {
  const { row, amount } = await readReturn(db, lease, returned, now);
  const { payments, sentOn, documentId } = returned;
  for (const payment of payments) {
    const { payee, method, number, amountCents } = payment;
    const id = newId(now.getTime());
    await depositRefunded(db, { leaseId: lease.id, id, amount: amountCents }, now);
    await repo.insertReturn(db, {
      id,
      requestId,
      payee,
      method,
      number,
      sentOn,
      documentId,
      moveOutId: row.id,
      amount: amountCents,
      address: payment.method === 'check' ? payment.address : null,
      createdAt: now,
    });
  }
  await repo.update(db, row.id, { returned: row.returned + amount, updatedAt: now });
  const current = await lockLeft(db, lease.id);
  if (current.status === 'settled') await moveMoveOut(db, current, 'finish', { now, personId });
  return row.id;
}

/** The payments of a request that stand, which can be taken back. */
export async function readCorrection(
  db: Db,
  leaseId: string,
  requestId: string,
): Promise<{ row: MoveOutRow; returns: ReturnRow[]; amount: number }> {
  const row = await lockLeft(db, leaseId);
  const all = (await repo.listReturns(db, row.id)).filter((one) => one.requestId === requestId);
  if (all.length === 0) throw notFound();
  const returns = all.filter(({ correctedAt }) => correctedAt === null);
  if (returns.length === 0) throw conflict('This return is corrected already.');
  for (const { id } of returns) await refuseHeldCheck(db, id);
  return { row, returns, amount: returns.reduce((sum, { amount }) => sum + amount, 0) };
}

/** The money is the deposit again, and is owed to the residents as before. */
export async function correctReturn(
  db: Db,
  { leaseId, requestId, personId }: { leaseId: string; requestId: string; personId: string },
  now: Date,
): Promise<string> {
  const { row, returns, amount } = await readCorrection(db, leaseId, requestId);
  for (const { id, method } of returns) {
    const posting = await findDepositReturn(db, id);
    // A check that the bank has paid cannot be stopped: its money has to come back.
    const isStopped = method === 'check' && posting !== undefined && !(await isSeenByBank(db, posting.id));
    await depositReturnReversed(db, { id, isStopped }, now);
    await repo.correctReturn(db, id, now);
  }
  await repo.update(db, row.id, { returned: row.returned - amount, updatedAt: now });
  const current = await lockLeft(db, leaseId);
  if (current.status === 'returned') await moveMoveOut(db, current, 'correct', { now, personId });
  return row.id;
}
