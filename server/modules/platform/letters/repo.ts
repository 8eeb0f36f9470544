import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { LETTER_PAGE } from '@/contract/platform/letters/constants';
import type { Db } from '@/server/db/client';
import type { Letters } from '@/server/db/types';
import { idOrNull } from '@/server/ids';

export type LetterRow = Selectable<Letters>;

const OPEN = ['queued', 'ready'] as const;

export const find = (db: Db, id: string): Promise<LetterRow | undefined> =>
  db.selectFrom('letters').selectAll().where('id', '=', idOrNull(id)).executeTakeFirst();

export const lock = (db: Db, id: string): Promise<LetterRow> =>
  db.selectFrom('letters').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const lockOpen = (db: Db, subject: string): Promise<LetterRow | undefined> =>
  db
    .selectFrom('letters')
    .selectAll()
    .where('subject', '=', subject)
    .where('status', 'in', [...OPEN])
    .forUpdate()
    .executeTakeFirst();

/** Those that wait, the most urgent first; then the newest others. */
export async function list(db: Db): Promise<LetterRow[]> {
  const open = await db
    .selectFrom('letters')
    .selectAll()
    .where('status', 'in', [...OPEN])
    .orderBy('dueOn')
    .orderBy('id')
    .limit(500)
    .execute();
  const done = await db
    .selectFrom('letters')
    .selectAll()
    .where('status', 'not in', [...OPEN])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(LETTER_PAGE)
    .execute();
  return [...open, ...done];
}

/** Papers that a mail service has and has not posted yet, as far as we know. */
export const listAtCarrier = (db: Db): Promise<{ id: string; reference: string | null }[]> =>
  db
    .selectFrom('letters')
    .select(['id', 'reference'])
    .where('status', '=', 'ready')
    .where('reference', 'is not', null)
    .orderBy('dueOn')
    .limit(500)
    .execute();

export const insert = (db: Db, values: Insertable<Letters>) => db.insertInto('letters').values(values).execute();

export const update = (db: Db, id: string, values: Updateable<Letters>) =>
  db.updateTable('letters').set(values).where('id', '=', id).execute();

/** Whether a staff member uploaded this file. */
export const isOwnFile = async (db: Db, id: string, personId: string): Promise<boolean> =>
  (await db
    .selectFrom('documents')
    .select(sql<number>`1`.as('one'))
    .where('id', '=', id)
    .where('ownerId', '=', personId)
    .executeTakeFirst()) !== undefined;
