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

export const listCredits = (db: Db, leaseId: string) =>
  db.selectFrom('credits').selectAll().where('leaseId', '=', leaseId).orderBy('createdAt').execute();
