import { type RawBuilder, sql } from 'kysely';
import type { Duty } from '@/contract/account/users/endpoints';
import { MAX_QUEUE_COUNT, QUEUE_PAGE_SIZE } from '@/contract/platform/desk/endpoints';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { unionAll } from '@/server/db/unionAll';
import type { DeskQueue } from '@/server/desk/types';
import { idOrNull } from '@/server/ids';

export interface QueueCount {
  id: string;
  count: number;
  oldestSince: Date | null;
}

export interface ItemFilter {
  /** Items of this person; null for unassigned ones, undefined for all. */
  assigneeId?: string | null;
  /** Past a deadline, or past the day by which staff want to be done. */
  overdue?: boolean;
  /** Only those that come back on a later day, or those as well; they are left out where this is not given. */
  snoozed?: 'only' | 'any' | undefined;
}

/** Waiting items that match the filter. A snooze ends when the deadline of the item passes. */
export function waitingItems(
  queue: DeskQueue,
  { assigneeId, overdue, snoozed }: ItemFilter,
  now: Date,
): RawBuilder<unknown> {
  const today = officeDay(now);
  const isAway = sql`coalesce(own.snoozed_until > ${today}::date, false) and coalesce(item.due_at > ${now}, true)`;
  const conditions = [
    queue.canResolve ? sql`own.resolved_at is null` : sql`true`,
    ...(assigneeId === undefined ? [] : [sql`own.assignee_id is not distinct from ${assigneeId}::uuid`]),
    ...(overdue ? [sql`(item.due_at < ${now} or own.due_on < ${today}::date)`] : []),
    ...(snoozed === 'any' ? [] : [snoozed === 'only' ? isAway : sql`not (${isAway})`]),
  ];
  return sql`select item.* from (${queue.items(now)}) item
    left join desk_items own on own.queue = ${queue.id} and own.item_id = item.id
    where ${sql.join(conditions, sql` and `)}`;
}

interface CountedQueue extends ItemFilter {
  /** Of the count: a queue, or a view of one. */
  id: string;
  queue: DeskQueue;
}

/** Every queue or view with how many wait, counted up to a bound, and since when. */
export function countItems(db: Db, queues: readonly CountedQueue[], now: Date): Promise<QueueCount[]> {
  const counts = queues.map(
    ({ id, queue, ...filter }) => sql`select ${id}::text as id, count(*)::int as count, min(since) as "oldestSince"
      from (select item.since from (${waitingItems(queue, filter, now)}) item
        order by item.since, item.id limit ${MAX_QUEUE_COUNT + 1}) counted`,
  );
  return unionAll<QueueCount>(db, counts);
}

export interface DeadlineCount {
  id: string;
  overdue: number;
  dueSoon: number;
  firstDueAt: Date | null;
}

/** Of each queue, how many items are past their deadline, and how many will be by then. */
export function countDeadlines(
  db: Db,
  queues: readonly DeskQueue[],
  { now, soon }: { now: Date; soon: Date },
): Promise<DeadlineCount[]> {
  const counts = queues.map(
    (queue) => sql`select ${queue.id}::text as id, count(*) filter (where due_at < ${now})::int as overdue,
        count(*) filter (where due_at >= ${now})::int as "dueSoon", min(due_at) as "firstDueAt"
      from (select item.due_at from (${waitingItems(queue, { snoozed: 'any' }, now)}) item where item.due_at < ${soon}
        limit ${MAX_QUEUE_COUNT}) counted`,
  );
  return unionAll<DeadlineCount>(db, counts);
}

export interface QueueItemRow {
  id: string;
  title: string;
  detail: string;
  since: Date;
  dueAt: Date | null;
  href: string;
  deadlines: { label: string; at: string }[] | null;
  assignee: { id: string; name: string } | null;
  /** Local days at our office, and what staff wait for. */
  dueOn: string | null;
  snoozedUntil: string | null;
  waitingFor: string | null;
  /** Of the home it is about. */
  regionId: number | null;
  /** Of the home it is about; null where only the reader's own is known. */
  timeZone: string | null;
  /** Of what the queue is ordered by, in microseconds since the epoch: what the next page begins after. */
  at: string;
}

/** What the pages of a queue go by. */
const orderOf = ({ orderBy }: DeskQueue): RawBuilder<unknown> => orderBy ?? sql`item.since`;

const itemColumns = (queue: DeskQueue, now: Date) => sql`
  item.id, item.title, item.detail, item.since, item.due_at as "dueAt", item.href,
  to_jsonb(item) -> 'deadlines' as deadlines,
  coalesce(to_jsonb(item) ->> 'time_zone', (select region.time_zone from homes home join regions region on region.id = home.region_id
    where home.id = (to_jsonb(item) ->> 'home_id')::uuid)) as "timeZone",
  (extract(epoch from ${orderOf(queue)}) * 1000000)::bigint::text as at,
  (select home.region_id from homes home
    where home.id = coalesce((to_jsonb(item) ->> 'home_id')::uuid, item.id)) as "regionId",
  own.due_on as "dueOn", case when own.snoozed_until > ${officeDay(now)}::date then own.snoozed_until end as "snoozedUntil", own.waiting_for as "waitingFor",
  (select json_build_object('id', users.id, 'name', trim(concat_ws(' ', users.first_name, users.last_name)))
    from users where users.id = own.assignee_id) as assignee`;

/** Items with what staff said about them: `itemColumns` of these. */
const withPlans = (queue: DeskQueue, items: RawBuilder<unknown>) => sql`(${items}) item
  left join desk_items own on own.queue = ${queue.id} and own.item_id = item.id`;

/** One page and the first item of the next. */
export async function listItems(
  db: Db,
  queue: DeskQueue,
  { after, ...filter }: ItemFilter & { after?: string | undefined },
  now: Date,
): Promise<QueueItemRow[]> {
  const [at = '0', id = '00000000-0000-0000-0000-000000000000'] = after?.split('_') ?? [];
  const { rows } = await sql<QueueItemRow>`select ${itemColumns(queue, now)}
    from ${withPlans(queue, waitingItems(queue, filter, now))}
    where (${orderOf(queue)}, item.id) > (timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond', ${id}::uuid)
    order by ${orderOf(queue)}, item.id limit ${QUEUE_PAGE_SIZE + 1}`.execute(db);
  return rows;
}

export async function findItem(db: Db, queue: DeskQueue, id: string, now: Date): Promise<QueueItemRow | undefined> {
  const { rows } = await sql<QueueItemRow>`select ${itemColumns(queue, now)}
    from ${withPlans(queue, waitingItems(queue, { snoozed: 'any' }, now))} where item.id = ${idOrNull(id)}`.execute(db);
  return rows[0];
}

/** Every duty of a staff member, as the system. */
export const listDuties = async (db: Db, personId: string): Promise<readonly Duty[]> =>
  (
    await db
      .selectFrom('users')
      .select(sql<readonly Duty[]>`duties`.as('duties'))
      .where('id', '=', personId)
      .executeTakeFirstOrThrow()
  ).duties;

/** Everyone of our team who has a duty. */
export const listTeam = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'firstName', sql<string>`trim(concat_ws(' ', first_name, last_name))`.as('name')])
    .where('type', '=', 'staff')
    .where(sql<boolean>`duties <> '{}'`)
    .where('erasedAt', 'is', null)
    .orderBy('firstName')
    .orderBy('id')
    .limit(200)
    .execute();

interface ItemChange {
  queue: string;
  itemId: string;
  by: string;
  now: Date;
}

/** Those of these items that wait in the queue. */
export async function listWaiting(db: Db, queue: DeskQueue, ids: readonly string[], now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select item.id from (${waitingItems(queue, { snoozed: 'any' }, now)}) item
    where item.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows.map(({ id }) => id);
}

export const assign = (db: Db, { queue, itemId, by, now }: ItemChange, assigneeId: string | null) =>
  db
    .insertInto('deskItems')
    .values({ queue, itemId, assigneeId, assignedBy: by, assignedAt: now })
    .onConflict((conflict) =>
      conflict.columns(['queue', 'itemId']).doUpdateSet({ assigneeId, assignedBy: by, assignedAt: now }),
    )
    .execute();

export const resolve = (db: Db, { queue, itemId, by, now }: ItemChange) =>
  db
    .insertInto('deskItems')
    .values({ queue, itemId, resolvedBy: by, resolvedAt: now })
    .onConflict((conflict) => conflict.columns(['queue', 'itemId']).doUpdateSet({ resolvedBy: by, resolvedAt: now }))
    .execute();
