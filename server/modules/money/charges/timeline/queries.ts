import type { NotNull } from 'kysely';
import type { Db } from '@/server/db/client';

/** What of the payments of a lease went back, or is on its way back. */
export const listRefunds = (db: Db, leaseId: string) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.paymentId')
    .select(['refunds.id', 'refunds.paymentId', 'refunds.amount', 'refunds.reason', 'refunds.status'])
    .select(['refunds.paidByCheck', 'refunds.createdAt'])
    .where('payments.leaseId', '=', leaseId)
    .where('refunds.status', 'in', ['started', 'succeeded'])
    .execute();

/** What went out by check of the credits of a lease, and to whom. */
export const listCreditRefunds = (db: Db, leaseId: string) =>
  db
    .selectFrom('moneyRequests as request')
    .innerJoin('credits', 'credits.id', 'request.creditId')
    .innerJoin('users', 'users.id', 'request.payeeId')
    .select(['request.id', 'request.amount', 'request.reason', 'request.checkNumber', 'request.decidedAt'])
    .select(['users.id as payeeId', 'users.firstName', 'users.lastName'])
    .where('credits.leaseId', '=', leaseId)
    .where('request.status', '=', 'done')
    .$narrowType<{ checkNumber: NotNull; decidedAt: NotNull }>()
    .execute();

/** Parts of payments of a lease that banks took back; a dispute of a whole payment is in the payment. */
export async function listDisputedParts(
  db: Db,
  leaseId: string,
): Promise<{ id: string; amount: number; createdAt: Date; wonAt: Date | null }[]> {
  const rows = await db
    .selectFrom('disputes')
    .innerJoin('payments', 'payments.id', 'disputes.paymentId')
    .select(['disputes.id', 'disputes.bookedAmount as amount', 'disputes.createdAt', 'disputes.wonAt'])
    .where('payments.leaseId', '=', leaseId)
    .where('disputes.bookedAmount', 'is not', null)
    .execute();
  return rows.map(({ amount, ...row }) => ({ ...row, amount: amount ?? 0 }));
}
