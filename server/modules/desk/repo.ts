import { type RawBuilder, sql } from 'kysely';
import { MAX_QUEUE_COUNT, QUEUE_PAGE_SIZE } from '@/contract/desk/endpoints';
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

/** Every queue with how many wait, counted up to a bound, and since when; in one statement. */
export async function countQueues(db: Db, queues: readonly DeskQueue[], now: Date): Promise<QueueCount[]> {
  if (queues.length === 0) return [];
  const counts = queues.map(
    (queue) => sql`select ${queue.id}::text as id, count(*)::int as count, min(since) as "oldestSince"
      from (select item.since from (${queue.items(now)}) item ${unresolved(queue)}
        order by item.since, item.id limit ${MAX_QUEUE_COUNT + 1}) counted`,
  );
  const { rows } = await sql<QueueCount>`${sql.join(counts, sql` union all `)}`.execute(db);
  return rows;
}

export interface QueueItemRow {
  id: string;
  title: string;
  detail: string;
  since: Date;
  dueAt: Date | null;
  href: string;
  assignee: { id: string; name: string } | null;
  /** Microseconds since the epoch: what the next page begins after. */
  at: string;
}

const itemColumns = (queue: DeskQueue) => sql`
  item.id, item.title, item.detail, item.since, item.due_at as "dueAt", item.href,
  (extract(epoch from item.since) * 1000000)::bigint::text as at,
  (select json_build_object('id', users.id, 'name', concat_ws(' ', users.first_name, users.last_name))
    from desk_items taken join users on users.id = taken.assignee_id
    where taken.queue = ${queue.id} and taken.item_id = item.id) as assignee`;

/** One page and the first item of the next. */
export async function listItems(
  db: Db,
  queue: DeskQueue,
  after: string | undefined,
  now: Date,
): Promise<QueueItemRow[]> {
  const [at = '0', id = '00000000-0000-0000-0000-000000000000'] = after?.split('_') ?? [];
  const { rows } = await sql<QueueItemRow>`select ${itemColumns(queue)}
    from (select * from (${queue.items(now)}) item ${unresolved(queue)}) item
    where (item.since, item.id) > (timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond', ${id}::uuid)
    order by item.since, item.id limit ${QUEUE_PAGE_SIZE + 1}`.execute(db);
  return rows;
}

export async function findItem(db: Db, queue: DeskQueue, id: string, now: Date): Promise<QueueItemRow | undefined> {
  const { rows } = await sql<QueueItemRow>`select ${itemColumns(queue)}
    from (select * from (${queue.items(now)}) item ${unresolved(queue)}) item where item.id = ${idOrNull(id)}`.execute(
    db,
  );
  return rows[0];
}

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

interface ItemChange {
  queue: string;
  itemId: string;
  by: string;
  now: Date;
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
