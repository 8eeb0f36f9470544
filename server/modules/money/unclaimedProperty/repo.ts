import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { MAX_REPORT_ITEMS, UNCLAIMED_PAGE, type UnclaimedKind } from '@/contract/money/unclaimedProperty/constants';
import type { Db } from '@/server/db/client';
import type { UnclaimedItems, UnclaimedReports } from '@/server/db/types';
import { idOrNull } from '@/server/ids';

export type ItemRow = Selectable<UnclaimedItems>;
export type ReportRow = Selectable<UnclaimedReports>;

export const find = (db: Db, id: string): Promise<ItemRow | undefined> =>
  db.selectFrom('unclaimedItems').selectAll().where('id', '=', idOrNull(id)).executeTakeFirst();

export const lock = (db: Db, id: string): Promise<ItemRow> =>
  db.selectFrom('unclaimedItems').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const lockBySource = (db: Db, kind: UnclaimedKind, sourceId: string): Promise<ItemRow | undefined> =>
  db
    .selectFrom('unclaimedItems')
    .selectAll()
    .where((where) => where.and({ kind, sourceId }))
    .forUpdate()
    .executeTakeFirst();

export const insert = (db: Db, values: Insertable<UnclaimedItems>) =>
  db
    .insertInto('unclaimedItems')
    .values(values)
    .onConflict((conflict) => conflict.columns(['kind', 'sourceId']).doNothing())
    .execute();

export const update = (db: Db, id: string, values: Updateable<UnclaimedItems>) =>
  db.updateTable('unclaimedItems').set(values).where('id', '=', id).execute();

/** Whether the books hold the money of this check by itself. */
export const isCheckHeld = async (db: Db, sourceId: string): Promise<boolean> =>
  (await db
    .selectFrom('unclaimedItems')
    .select('id')
    .where('sourceId', '=', sourceId)
    .where('heldAt', 'is not', null)
    .executeTakeFirst()) !== undefined;

/** The next day on which something of an item is due. */
export const dueOn = sql<string | null>`to_char(case
    when status = 'found' and letter_on is null and address is not null then least(letter_until, report_by)
    when status in ('found', 'letter_sent') then report_by
    when status in ('reported', 'remitting') then remit_by end, 'YYYY-MM-DD')`;

/** What is due first; then what waits for us, and what is over. */
export const list = (db: Db) =>
  db
    .selectFrom('unclaimedItems')
    .selectAll()
    .select(dueOn.as('dueOn'))
    .orderBy((row) => row('status', 'in', ['resolved', 'remitted', 'claimed', 'refunded']))
    .orderBy(sql`array_position(array['waiting', 'answered'], status)`)
    .orderBy(sql`${dueOn} nulls last`)
    .orderBy('id')
    .limit(UNCLAIMED_PAGE)
    .execute();

export const listOwn = (db: Db, ownerId: string) =>
  db
    .selectFrom('unclaimedItems')
    .leftJoin('unclaimedReports', 'unclaimedReports.id', 'unclaimedItems.reportId')
    .selectAll('unclaimedItems')
    .select('unclaimedReports.reference')
    .where('ownerId', '=', ownerId)
    .orderBy('unclaimedItems.createdAt')
    .orderBy('unclaimedItems.id')
    .limit(UNCLAIMED_PAGE)
    .execute();

/** Items that no order, report, or owner has yet. */
export const listOpen = (db: Db): Promise<ItemRow[]> =>
  db
    .selectFrom('unclaimedItems')
    .selectAll()
    .where('status', 'in', ['found', 'waiting', 'letter_sent'])
    .orderBy('id')
    .execute();

export const listByOrder = (db: Db, orderId: string): Promise<ItemRow[]> =>
  db.selectFrom('unclaimedItems').selectAll().where('orderId', '=', orderId).orderBy('id').forUpdate().execute();

export const listByReport = (db: Db, reportId: string): Promise<ItemRow[]> =>
  db
    .selectFrom('unclaimedItems')
    .selectAll()
    .where('reportId', '=', reportId)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(MAX_REPORT_ITEMS)
    .execute();

/** Presumed abandoned by a day: the earliest report first. */
export const listDormant = (db: Db, today: string): Promise<ItemRow[]> =>
  db
    .selectFrom('unclaimedItems')
    .selectAll()
    .where('status', 'in', ['found', 'letter_sent'])
    .where('dormantOn', '<=', today)
    .orderBy('reportBy')
    .orderBy('id')
    .execute();

export const findReport = (db: Db, id: string): Promise<ReportRow | undefined> =>
  db.selectFrom('unclaimedReports').selectAll().where('id', '=', idOrNull(id)).executeTakeFirst();

export const lockReport = (db: Db, id: string): Promise<ReportRow> =>
  db.selectFrom('unclaimedReports').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const insertReport = (db: Db, values: Insertable<UnclaimedReports>) =>
  db.insertInto('unclaimedReports').values(values).execute();

export const updateReport = (db: Db, id: string, values: Updateable<UnclaimedReports>) =>
  db.updateTable('unclaimedReports').set(values).where('id', '=', id).execute();

/** One report of a state at a time. */
export const lockReports = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('belong.unclaimed'))`.execute(db);

/** With who prepared it and what its items come to; open ones first, then the newest. */
export const listReports = (db: Db) =>
  db
    .selectFrom('unclaimedReports')
    .leftJoin('users', 'users.id', 'unclaimedReports.preparedBy')
    .selectAll('unclaimedReports')
    .select((row) => [
      sql<string | null>`nullif(trim(concat_ws(' ', first_name, last_name)), '')`.as('preparerName'),
      row
        .selectFrom('unclaimedItems')
        .whereRef('reportId', '=', 'unclaimedReports.id')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('amount'), sql<number>`0`).as('amount'))
        .as('amount'),
      row
        .selectFrom('unclaimedItems')
        .whereRef('reportId', '=', 'unclaimedReports.id')
        .select(({ fn }) => fn.countAll<number>().as('items'))
        .as('items'),
    ])
    .orderBy((row) => row('unclaimedReports.status', '=', 'remitted'))
    .orderBy('dueOn', 'desc')
    .orderBy('unclaimedReports.id')
    .limit(UNCLAIMED_PAGE)
    .execute();
