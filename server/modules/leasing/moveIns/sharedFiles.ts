// What both sides of a lease see: the pictures of its move-in and move-out.
import type { Db } from '@/server/db/client';

/** Lets both sides of a lease see a file, as they see the pictures of the move-in record. */
export const shareFiles = async (db: Db, leaseId: string, documentIds: readonly string[]): Promise<void> => {
  if (documentIds.length === 0) return;
  await db
    .insertInto('conditionPictures')
    .values([...new Set(documentIds)].map((documentId) => ({ leaseId, documentId })))
    .onConflict((conflict) => conflict.columns(['leaseId', 'documentId']).doNothing())
    .execute();
};
