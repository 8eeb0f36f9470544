import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { PayoutLineKind } from '@/contract/money/payouts/constants';
import type { Db } from '@/server/db/client';
import type { PayoutRuns } from '@/server/db/types';
import type { PayoutRow } from '@/server/modules/money/payouts/repo';

export type PayoutRunRow = Selectable<PayoutRuns>;

export const findRun = (db: Db, id: string): Promise<PayoutRunRow | undefined> =>
  db.selectFrom('payoutRuns').selectAll().where('id', '=', id).executeTakeFirst();

export const lockRun = (db: Db, id: string): Promise<PayoutRunRow | undefined> =>
  db.selectFrom('payoutRuns').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Opens the run of a day; undefined where it has one. */
export const insertRun = (db: Db, values: Insertable<PayoutRuns>): Promise<PayoutRunRow | undefined> =>
  db
    .insertInto('payoutRuns')
    .values(values)
    .onConflict((conflict) => conflict.column('payOn').where('status', '<>', 'discarded').doNothing())
    .returningAll()
    .executeTakeFirst();

export const updateRun = (db: Db, id: string, values: Updateable<PayoutRuns>) =>
  db.updateTable('payoutRuns').set(values).where('id', '=', id).execute();

export const listRuns = (db: Db): Promise<PayoutRunRow[]> =>
  db.selectFrom('payoutRuns').selectAll().orderBy('payOn', 'desc').orderBy('createdAt', 'desc').limit(24).execute();

export const listUnfinishedRuns = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('payoutRuns')
    .select('id')
    .where('status', '=', 'released')
    .where('finishedAt', 'is', null)
    .orderBy('payOn')
    .execute();
  return rows.map(({ id }) => id);
};

/** A page of a run's payouts, by their home. */
export const listByRun = (
  db: Db,
  runId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<PayoutRow[]> =>
  db
    .selectFrom('payouts')
    .selectAll()
    .where('runId', '=', runId)
    .$if(after !== null, (query) => query.where('homeId', '>', after ?? ''))
    .orderBy('homeId')
    .limit(limit)
    .execute();

export interface RunTotals {
  homes: number;
  total: number;
  /** What we earn of it. */
  fees: number;
  guaranteePaid: number;
}

/** What a run paid. */
export async function sumRun(db: Db, runId: string, ourFees: readonly PayoutLineKind[]): Promise<RunTotals> {
  const { rows } = await sql<RunTotals>`
    select count(*)::int as homes, coalesce(sum(payout.amount), 0)::int8 as total,
      coalesce(sum(line.fees), 0)::int8 as fees, coalesce(sum(line.guarantee), 0)::int8 as "guaranteePaid"
    from payouts payout left join lateral (
      select -sum(amount) filter (where kind = any(${[...ourFees]})) as fees,
        sum(amount) filter (where kind = 'guarantee') as guarantee
      from payout_lines where payout_id = payout.id) line on true
    where payout.run_id = ${runId}`.execute(db);
  return rows[0] ?? { homes: 0, total: 0, fees: 0, guaranteePaid: 0 };
}

/** Runs that are not released or discarded yet. */
export const listOpenRuns = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('payoutRuns').select('id').where('status', '=', 'open').orderBy('payOn').execute()).map(
    ({ id }) => id,
  );
