import { type RawBuilder, sql } from 'kysely';
import type { Duty } from '@/contract/account/users/endpoints';
import { MAX_QUEUE_COUNT, QUEUE_PAGE_SIZE } from '@/contract/platform/desk/endpoints';
import type { Db } from '@/server/db/client';
import type { DeskQueue } from '@/server/desk/types';
import { idOrNull } from '@/server/ids';

export interface QueueCount {
  id: string;
  count: number;
  oldestSince: Date | null;
}

const unresolved = ({ id, canResolve }: DeskQueue): RawBuilder<unknown> =>
  canResolve
    ? sql`where not exists (select from desk_items done where done.queue = ${id} and done.item_id = item.id
        and done.resolved_at is not null)`
    : sql``;

export interface ItemFilter {
  /** Theirs, nobody’s (null), or everybody’s. */
  assigneeId?: string | null;
  overdue?: boolean;
}

/** The items that wait, as far as the filter lets them through. */
function waitingItems(queue: DeskQueue, { assigneeId, overdue }: ItemFilter, now: Date): RawBuilder<unknown> {
  const taken = sql`from desk_items taken where taken.queue = ${queue.id} and taken.item_id = item.id
    and taken.assignee_id`;
  const whose =
    assigneeId === undefined
      ? sql`true`
      : assigneeId === null
        ? sql`not exists (select ${taken} is not null)`
        : sql`exists (select ${taken} = ${assigneeId})`;
  return sql`select item.* from (select * from (${queue.items(now)}) item ${unresolved(queue)}) item
    where ${whose} and ${overdue ? sql`item.due_at < ${now}` : sql`true`}`;
}

interface CountedQueue extends ItemFilter {
  /** Of the count: a queue, or a view of one. */
  id: string;
  queue: DeskQueue;
}

/** Every queue or view with how many wait, counted up to a bound, and since when; in one statement. */
export async function countItems(db: Db, queues: readonly CountedQueue[], now: Date): Promise<QueueCount[]> {
  if (queues.length === 0) return [];
  const counts = queues.map(
    ({ id, queue, ...filter }) => sql`select ${id}::text as id, count(*)::int as count, min(since) as "oldestSince"
      from (select item.since from (${waitingItems(queue, filter, now)}) item
        order by item.since, item.id limit ${MAX_QUEUE_COUNT + 1}) counted`,
  );
  const { rows } = await sql<QueueCount>`${sql.join(counts, sql` union all `)}`.execute(db);
  return rows;
}

export interface DeadlineCount {
  id: string;
  overdue: number;
  dueSoon: number;
  firstDueAt: Date | null;
}

/** Of each queue, how many items are past their deadline, and how many will be by then. */
export async function countDeadlines(
  db: Db,
  queues: readonly DeskQueue[],
  { now, soon }: { now: Date; soon: Date },
): Promise<DeadlineCount[]> {
  const counts = queues.map(
    (queue) => sql`select ${queue.id}::text as id, count(*) filter (where due_at < ${now})::int as overdue,
        count(*) filter (where due_at >= ${now})::int as "dueSoon", min(due_at) as "firstDueAt"
      from (select item.due_at from (${waitingItems(queue, {}, now)}) item where item.due_at < ${soon}
        limit ${MAX_QUEUE_COUNT}) counted`,
  );
  const { rows } = await sql<DeadlineCount>`${sql.join(counts, sql` union all `)}`.execute(db);
  return rows;
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
  /** Of the home it is about; null where only the reader's own is known. */
  timeZone: string | null;
  /** Of what the queue is ordered by, in microseconds since the epoch: what the next page begins after. */
  at: string;
}

/** What the pages of a queue go by. */
const orderOf = ({ orderBy }: DeskQueue): RawBuilder<unknown> => orderBy ?? sql`item.since`;

const itemColumns = (queue: DeskQueue) => sql`
  item.id, item.title, item.detail, item.since, item.due_at as "dueAt", item.href,
  to_jsonb(item) -> 'deadlines' as deadlines,
  coalesce(to_jsonb(item) ->> 'time_zone', (select region.time_zone from homes home join regions region on region.id = home.region_id
    where home.id = (to_jsonb(item) ->> 'home_id')::uuid)) as "timeZone",
  (extract(epoch from ${orderOf(queue)}) * 1000000)::bigint::text as at,
  (select json_build_object('id', users.id, 'name', concat_ws(' ', users.first_name, users.last_name))
    from desk_items taken join users on users.id = taken.assignee_id
    where taken.queue = ${queue.id} and taken.item_id = item.id) as assignee`;

/** One page and the first item of the next. */
export async function listItems(
  db: Db,
  queue: DeskQueue,
  { after, ...filter }: ItemFilter & { after?: string | undefined },
  now: Date,
): Promise<QueueItemRow[]> {
  const [at = '0', id = '00000000-0000-0000-0000-000000000000'] = after?.split('_') ?? [];
  const { rows } = await sql<QueueItemRow>`select ${itemColumns(queue)}
    from (${waitingItems(queue, filter, now)}) item
    where (${orderOf(queue)}, item.id) > (timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond', ${id}::uuid)
    order by ${orderOf(queue)}, item.id limit ${QUEUE_PAGE_SIZE + 1}`.execute(db);
  return rows;
}

export async function findItem(db: Db, queue: DeskQueue, id: string, now: Date): Promise<QueueItemRow | undefined> {
  const { rows } = await sql<QueueItemRow>`select ${itemColumns(queue)}
    from (select * from (${queue.items(now)}) item ${unresolved(queue)}) item where item.id = ${idOrNull(id)}`.execute(
    db,
  );
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

/** Members of the team with one of these duties. */
export const listAssignees = (db: Db, duties: DeskQueue['duties']) =>
  db
    .selectFrom('users')
    .select(['id', sql<string>`concat_ws(' ', first_name, last_name)`.as('name')])
    .where('type', '=', 'staff')
    .where(sql<boolean>`duties && ${[...duties]}::text[]`)
    .orderBy('firstName')
    .orderBy('id')
    .limit(100)
    .execute();

/** Everyone of our team who has a duty. */
export const listTeam = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'email', sql<string>`concat_ws(' ', first_name, last_name)`.as('name')])
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
  const { rows } = await sql<{ id: string }>`select item.id from (${waitingItems(queue, {}, now)}) item
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
