import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { MONTH_CLOSING_PAGE } from '@/contract/money/monthClosings/constants';
import type { Db } from '@/server/db/client';
import type { MonthClosings, ReconciliationPacks } from '@/server/db/types';
import { idOrNull } from '@/server/ids';

export type ClosingRow = Selectable<MonthClosings>;
export type PackRow = Selectable<ReconciliationPacks>;

const nameOf = (column: string) =>
  sql<string>`(select trim(concat_ws(' ', first_name, last_name)) from users where id = ${sql.ref(column)})`;

const viewQuery = (db: Db) =>
  db
    .selectFrom('monthClosings')
    .selectAll()
    .select([
      nameOf('month_closings.requested_by').as('requesterName'),
      nameOf('month_closings.closed_by').as('closerName'),
      nameOf('month_closings.reopening_requested_by').as('reopeningRequesterName'),
      nameOf('month_closings.reopened_by').as('reopenerName'),
    ]);

export type ClosingView = Awaited<ReturnType<typeof list>>[number];

/** The newest month first, of one month the newest closing. */
export const list = (db: Db) =>
  viewQuery(db).orderBy('month', 'desc').orderBy('closedAt', 'desc').limit(MONTH_CLOSING_PAGE).execute();

export const find = (db: Db, id: string) => viewQuery(db).where('id', '=', idOrNull(id)).executeTakeFirst();

/** The last month that is closed. */
export const findLast = (db: Db): Promise<ClosingRow | undefined> =>
  db
    .selectFrom('monthClosings')
    .selectAll()
    .where('reopenedAt', 'is', null)
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirst();

export const insert = (db: Db, values: Insertable<MonthClosings>) =>
  db.insertInto('monthClosings').values(values).execute();

export const update = (db: Db, id: string, values: Updateable<MonthClosings>) =>
  db.updateTable('monthClosings').set(values).where('id', '=', id).execute();

/** Waits for postings that have begun, and holds back others until this transaction ends. */
export const lockBooks = (db: Db) => sql`select app.lock_books()`.execute(db);

export const listPacks = (db: Db, closingIds: readonly string[]): Promise<PackRow[]> =>
  db
    .selectFrom('reconciliationPacks')
    .selectAll()
    .where('closingId', 'in', [...closingIds])
    .orderBy('account', 'desc')
    .execute();

export const findPack = (db: Db, id: string): Promise<PackRow | undefined> =>
  db.selectFrom('reconciliationPacks').selectAll().where('id', '=', idOrNull(id)).executeTakeFirst();

export const insertPack = (db: Db, values: Insertable<ReconciliationPacks>) =>
  db.insertInto('reconciliationPacks').values(values).execute();

/** Once: false where its files were made meanwhile. */
export async function savePackFiles(
  db: Db,
  id: string,
  files: { sealedKey: string; csvKey: string; madeAt: Date },
): Promise<boolean> {
  const saved = await db
    .updateTable('reconciliationPacks')
    .set(files)
    .where('id', '=', id)
    .where('sealedKey', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** Whether a closing or a reopening waits for a second person. */
export const isRequested = async (db: Db): Promise<boolean> =>
  (await db
    .selectFrom('moneyRequests')
    .select('id')
    .where('kind', 'in', ['month_close', 'month_reopening'])
    .where('status', '=', 'requested')
    .limit(1)
    .executeTakeFirst()) !== undefined;
