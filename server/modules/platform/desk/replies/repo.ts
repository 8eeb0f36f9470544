import { MAX_REPLIES } from '@/contract/platform/desk/endpoints';
import type { Db } from '@/server/db/client';
import { isId } from '@/server/ids';

export interface ReplyRow {
  id: string;
  title: string;
  body: string;
  updatedAt: Date;
}

const COLUMNS = ['id', 'title', 'body', 'updatedAt'] as const;

export const list = (db: Db): Promise<ReplyRow[]> =>
  db.selectFrom('cannedReplies').select(COLUMNS).orderBy('title').orderBy('id').limit(MAX_REPLIES).execute();

export const findById = async (db: Db, id: string): Promise<ReplyRow | undefined> =>
  isId(id) ? db.selectFrom('cannedReplies').select(COLUMNS).where('id', '=', id).executeTakeFirst() : undefined;

export interface ReplyChange {
  id: string;
  title: string;
  body: string;
  by: string;
}

export const upsert = (db: Db, { id, title, body, by }: ReplyChange, now: Date): Promise<ReplyRow> =>
  db
    .insertInto('cannedReplies')
    .values({ id, title, body, updatedBy: by, updatedAt: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ title, body, updatedBy: by, updatedAt: now }))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('cannedReplies').where('id', '=', id).execute();
}
