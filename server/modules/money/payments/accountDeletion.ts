import type { DeletionBlocker } from '@/contract/account/deletions/endpoints';
import { routes } from '@/contract/routes';
import type { Db } from '@/server/db/client';

/** Pending payments: their outcome has to reach the payer. */
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
      title: 'A payment is still processing',
      reason: 'A bank payment takes up to five business days. After that you can continue.',
      action: { label: 'See your payments', href: routes.accounts.payments() },
    },
  ];
}
