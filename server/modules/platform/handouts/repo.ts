import { type Insertable, type Selectable, sql } from 'kysely';
import { HANDOUT_PAGE } from '@/contract/platform/handouts/constants';
import type { Db } from '@/server/db/client';
import type { HandoutEditions } from '@/server/db/types';

type HandoutEditionRow = Selectable<HandoutEditions>;
export type HandoutEditionView = Awaited<ReturnType<typeof list>>[number];

/** Editions, the newest first, with the name of the person who added each. */
export const list = (db: Db) =>
  db
    .selectFrom('handoutEditions')
    .selectAll()
    .select(
      sql<string | null>`(select nullif(trim(concat_ws(' ', first_name, last_name)), '') from users
        where id = handout_editions.added_by)`.as('addedByName'),
    )
    .orderBy('addedAt', 'desc')
    .orderBy('id')
    .limit(HANDOUT_PAGE)
    .execute();

/** The newest edition of each paper and language. */
export const listCurrent = (db: Db): Promise<HandoutEditionRow[]> =>
  db
    .selectFrom('handoutEditions')
    .selectAll()
    .distinctOn(['handout', 'language'])
    .orderBy('handout')
    .orderBy('language')
    .orderBy('addedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const find = (db: Db, id: string): Promise<HandoutEditionRow | undefined> =>
  db.selectFrom('handoutEditions').selectAll().where('id', '=', id).executeTakeFirst();

/** A file of this person, with its hash; undefined where they have none of that id. */
export const findOwnFile = (db: Db, id: string, ownerId: string) =>
  db
    .selectFrom('documents')
    .select(['mime', 'bytes', 'sha256', 'storageKey'])
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst();

export const insert = (db: Db, values: Insertable<HandoutEditions>) =>
  db.insertInto('handoutEditions').values(values).execute();
