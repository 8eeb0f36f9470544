import { sql } from 'kysely';
import type { ItemPlan } from '@/contract/platform/desk/endpoints';
import type { Db } from '@/server/db/client';
import type { DeskQueue } from '@/server/desk/types';
import { waitingItems } from '@/server/modules/platform/desk/repo';

/** Those of these items that wait in the queue, snoozed ones too, each with its deadline; by id. */
export async function listDue(db: Db, queue: DeskQueue, ids: readonly string[], now: Date) {
  const { rows } = await sql<{ id: string; title: string; dueAt: Date | null }>`
    select item.id, item.title, item.due_at as "dueAt" from (${waitingItems(queue, { snoozed: 'any' }, now)}) item
    where item.id = any(${[...ids]}::uuid[]) order by item.id`.execute(db);
  return rows;
}

/** Changes what the plan names, and keeps the rest. */
export async function save(
  db: Db,
  item: { queue: string; itemId: string },
  { dueOn, snoozedUntil, waitingFor }: ItemPlan,
): Promise<void> {
  const changes = {
    ...(dueOn !== undefined && { dueOn }),
    ...(snoozedUntil !== undefined && { snoozedUntil }),
    ...(waitingFor !== undefined && { waitingFor }),
  };
  if (Object.keys(changes).length === 0) return;
  await db
    .insertInto('deskItems')
    .values({ ...item, ...changes })
    .onConflict((conflict) => conflict.columns(['queue', 'itemId']).doUpdateSet(changes))
    .execute();
}
