import type { Db } from '@/server/db/client';

/** Cents of each payment of a lease that somebody asked to refund, and that nobody has decided yet. */
export async function listRefundsAskedFor(db: Db, leaseId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('moneyRequests')
    .innerJoin('payments', 'payments.id', 'moneyRequests.paymentId')
    .select(['payments.id', ({ fn }) => fn.sum<number>('moneyRequests.amount').as('amount')])
    .where('payments.leaseId', '=', leaseId)
    .where('moneyRequests.status', '=', 'requested')
    .groupBy('payments.id')
    .execute();
  return new Map(rows.map(({ id, amount }) => [id, Number(amount)]));
}
