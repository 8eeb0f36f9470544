import type { Db } from '@/server/db/client';

/** Cents of each payment and credit of a lease with a refund request that is undecided. */
export async function listRefundsAskedFor(db: Db, leaseId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('moneyRequests')
    .leftJoin('payments', 'payments.id', 'moneyRequests.paymentId')
    .leftJoin('credits', 'credits.id', 'moneyRequests.creditId')
    .select(({ fn }) => [
      fn.coalesce('payments.id', 'credits.id').as('id'),
      fn.sum<number>('moneyRequests.amount').as('amount'),
    ])
    .where((where) => where.or([where('payments.leaseId', '=', leaseId), where('credits.leaseId', '=', leaseId)]))
    .where('moneyRequests.status', '=', 'requested')
    .groupBy(['payments.id', 'credits.id'])
    .execute();
  return new Map(rows.map(({ id, amount }) => [id ?? '', Number(amount)]));
}
