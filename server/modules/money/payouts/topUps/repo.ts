import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '@/server/db/client';
import type { TopUps } from '@/server/db/types';

export type TopUpRow = Selectable<TopUps>;

const OPEN = ['ordered', 'pending'] as const;

/** One is ordered at a time: two workers never order the same money. */
export const lockTopUps = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('belong.top_ups'))`.execute(db);

export const insert = (db: Db, values: Insertable<TopUps>): Promise<TopUpRow> =>
  db.insertInto('topUps').values(values).returningAll().executeTakeFirstOrThrow();

export const lock = (db: Db, id: string): Promise<TopUpRow> =>
  db.selectFrom('topUps').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const update = (db: Db, id: string, values: Updateable<TopUps>) =>
  db.updateTable('topUps').set(values).where('id', '=', id).execute();

/** Those that have not ended, the oldest first. */
export const listOpen = (db: Db): Promise<TopUpRow[]> =>
  db.selectFrom('topUps').selectAll().where('status', 'in', OPEN).orderBy('createdAt').execute();

/** Cents that are on their way. */
export async function sumOpen(db: Db): Promise<number> {
  const { sum } = await db
    .selectFrom('topUps')
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .where('status', 'in', OPEN)
    .executeTakeFirstOrThrow();
  return sum ?? 0;
}

/** Cents that wait for money at the processor, and what released runs until a day will pay. */
export async function readNeeds(db: Db, until: string): Promise<{ waiting: number; expected: number }> {
  const { rows } = await sql<{ waiting: number; expected: number }>`select
    (select coalesce(sum(amount), 0) from (
      select amount from payout_parts where status = 'ready' and waits_for = 'balance' and transfer_ref is null
      union all
      select amount from work_order_payments where status = 'ready' and waits_for = 'balance' and transfer_ref is null
    ) part)::int8 as waiting,
    (select coalesce(sum(total), 0) from payout_runs
      where status = 'released' and finished_at is null and pay_on <= ${until}::date)::int8 as expected`.execute(db);
  return rows[0] ?? { waiting: 0, expected: 0 };
}
