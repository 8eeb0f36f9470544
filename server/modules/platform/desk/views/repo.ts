import type { Db } from '@/server/db/client';
import { isId } from '@/server/ids';

export interface ViewRow {
  id: string;
  name: string;
  queue: string;
  assignee: 'me' | 'none' | null;
  overdue: boolean;
}

/** A person’s own views, the first one first. */
export const list = async (db: Db, personId: string): Promise<ViewRow[]> =>
  (await db
    .selectFrom('deskViews')
    .select(['id', 'name', 'queue', 'assignee', 'overdue'])
    .where('personId', '=', personId)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(100)
    .execute()) as ViewRow[];

export const findById = async (db: Db, id: string, personId: string): Promise<ViewRow | undefined> =>
  isId(id) ? (await list(db, personId)).find((view) => view.id === id) : undefined;

export async function insert(db: Db, view: ViewRow, personId: string, now: Date): Promise<void> {
  await db
    .insertInto('deskViews')
    .values({ ...view, personId, createdAt: now })
    .execute();
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('deskViews').where('id', '=', id).execute();
}
