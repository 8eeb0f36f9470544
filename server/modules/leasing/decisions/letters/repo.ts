import type { Insertable } from 'kysely';
import type { Db } from '@/server/db/client';
import type { DecisionLetterDrafts } from '@/server/db/types';

export const insertDraft = (db: Db, values: Insertable<DecisionLetterDrafts>) =>
  db.insertInto('decisionLetterDrafts').values(values).execute();
export const findDraft = (db: Db, id: string) =>
  db.selectFrom('decisionLetterDrafts').selectAll().where('id', '=', id).executeTakeFirst();
export const findDrafts = (db: Db, applicationId: string) =>
  db
    .selectFrom('decisionLetterDrafts')
    .innerJoin('decisions', 'decisions.id', 'decisionLetterDrafts.decisionId')
    .select('decisionLetterDrafts.id')
    .where('decisions.applicationId', '=', applicationId)
    .execute();
/** False where another run has made the letter. */
export async function removeDraft(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('decisionLetterDrafts').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
