import { sql } from 'kysely';
import type { Duty } from '@/contract/account/users/endpoints';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { unionAll } from '@/server/db/unionAll';
import type { DeskQueue } from '@/server/desk/types';
import { waitingItems } from '@/server/modules/platform/desk/repo';

export interface MemberRow {
  id: string;
  name: string;
  duties: Duty[];
  regionIds: number[];
  isAway: boolean;
}

/** Members of the team with one of these duties, with where they work and whether they are off today. */
export async function listMembers(db: Db, duties: readonly Duty[], now: Date): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select member.id, trim(concat_ws(' ', member.first_name, member.last_name)) as name, member.duties,
      array(select works.region_id from region_hosts works where works.host_id = member.id order by works.region_id)
        as "regionIds",
      exists (select from host_days_off off where off.host_id = member.id and off.day = ${officeDay(now)}::date)
        as "isAway"
    from users member
    where member.type = 'staff' and member.duties && ${[...duties]}::text[] and member.ended_at is null
      and member.erased_at is null
    order by member.first_name, member.id limit 100`.execute(db);
  return rows;
}

/** Queues in which someone has an item that is not done. */
const listTakenQueues = async (db: Db): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('deskItems')
    .select('queue')
    .distinct()
    .where('assigneeId', 'is not', null)
    .where('resolvedAt', 'is', null)
    .execute();
  return new Set(rows.map(({ queue }) => queue));
};

/** How many items of these queues each person has that still wait, snoozed ones too. As the system. */
export async function countOpenItems(
  db: Db,
  queues: readonly DeskQueue[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const taken = await listTakenQueues(db);
  const counts = queues
    .filter(({ id }) => taken.has(id))
    .map(
      (
        queue,
      ) => sql`select own.assignee_id as id, count(*)::int as count from (${waitingItems(queue, { snoozed: 'any' }, now)}) item
        join desk_items own on own.queue = ${queue.id} and own.item_id = item.id where own.assignee_id is not null
        group by own.assignee_id`,
    );
  const byPerson = new Map<string, number>();
  for (const { id, count } of await unionAll<{ id: string; count: number }>(db, counts))
    byPerson.set(id, (byPerson.get(id) ?? 0) + count);
  return byPerson;
}

export const listRegions = (db: Db) =>
  db.selectFrom('regions').select(['id', 'name']).where('id', '>', 0).orderBy('name').execute();

export interface RuleRow {
  queue: string;
  duties: Duty[];
  inRegion: boolean;
  maxOpen: number | null;
  updatedAt: Date;
}

const ruleColumns = ['queue', 'inRegion', 'maxOpen', 'updatedAt'] as const;

export const listRules = (db: Db): Promise<RuleRow[]> =>
  db
    .selectFrom('deskAssignmentRules')
    .select(ruleColumns)
    .select(sql<Duty[]>`duties`.as('duties'))
    .orderBy('queue')
    .execute();

export const findRule = (db: Db, queue: string): Promise<RuleRow | undefined> =>
  db
    .selectFrom('deskAssignmentRules')
    .select(ruleColumns)
    .select(sql<Duty[]>`duties`.as('duties'))
    .where('queue', '=', queue)
    .executeTakeFirst();

export async function saveRule(db: Db, { queue, ...rule }: RuleRow & { updatedBy: string }): Promise<void> {
  const values = { ...rule, duties: [...rule.duties] };
  await db
    .insertInto('deskAssignmentRules')
    .values({ queue, ...values })
    .onConflict((conflict) => conflict.column('queue').doUpdateSet(values))
    .execute();
}

export const removeRule = (db: Db, queue: string) =>
  db.deleteFrom('deskAssignmentRules').where('queue', '=', queue).execute();

/** Items that no one has had yet, in the order of the queue. */
export async function listNewItems(
  db: Db,
  queue: DeskQueue,
  limit: number,
  now: Date,
): Promise<{ id: string; regionId: number | null }[]> {
  const { rows } = await sql<{ id: string; regionId: number | null }>`
    select item.id, (select home.region_id from homes home
      where home.id = coalesce((to_jsonb(item) ->> 'home_id')::uuid, item.id)) as "regionId"
    from (${waitingItems(queue, { assigneeId: null }, now)}) item
    where not exists (select from desk_items own where own.queue = ${queue.id} and own.item_id = item.id
      and own.assigned_at is not null)
    order by ${queue.orderBy ?? sql`item.since`}, item.id limit ${limit}`.execute(db);
  return rows;
}

/** Gives an item to a person unless a colleague was faster; whether it did. */
export async function assignNew(
  db: Db,
  { queue, itemId, now }: { queue: string; itemId: string; now: Date },
  assigneeId: string,
): Promise<boolean> {
  const done = await db
    .insertInto('deskItems')
    .values({ queue, itemId, assigneeId, assignedAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['queue', 'itemId'])
        .doUpdateSet({ assigneeId, assignedAt: now })
        .where('deskItems.assignedAt', 'is', null),
    )
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}
