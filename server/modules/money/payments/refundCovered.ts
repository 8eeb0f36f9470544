import type { Db } from '@/server/db/client';

/** Cents of refunds that became a charge, because a bank took the payment back. */
export const setRefundCovered = (db: Db, id: string, refundCovered: number) =>
  db.updateTable('payments').set({ refundCovered }).where('id', '=', id).execute();
