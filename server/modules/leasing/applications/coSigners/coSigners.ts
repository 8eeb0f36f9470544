// Whether a co-signer reaches what is asked of them, as their screening says.
import type { Db } from '@/server/db/client';

/** Answers whether this is the first time that it is known. */
export async function setCanCoSign(db: Db, applicantId: string, mayCoSign: boolean): Promise<boolean> {
  const change = db.updateTable('applicants').set({ mayCoSign }).where('id', '=', applicantId);
  const { numUpdatedRows } = await change.where('mayCoSign', 'is', null).executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) await change.execute();
  return numUpdatedRows > 0n;
}
