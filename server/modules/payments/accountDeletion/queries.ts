import type { DeletionBlocker } from '@/contract/deletions/endpoints';
import type { Db } from '@/server/db/client';

/** Payments on their way: their outcome has to reach somebody. */
export async function deletionBlockers(db: Db, userId: string): Promise<DeletionBlocker[]> {
  const underway = await db
    .selectFrom('payments')
    .select('id')
    .where('payerId', '=', userId)
    .where('status', 'in', ['started', 'processing'])
    .limit(1)
    .executeTakeFirst();
  if (!underway) return [];
  return [
    {
      code: 'paymentUnderway',
      title: 'A payment of yours is on its way',
      reason: 'From a bank account that takes up to five working days. Then nothing is in the way.',
      action: { label: 'See your payments', href: '/accounts/payments' },
    },
  ];
}
