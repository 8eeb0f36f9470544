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

/** Whether a statement of the run is among the documents of an owner. */
export const hasStatements = async (db: Db, runId: string): Promise<boolean> =>
  (await db
    .selectFrom('payouts')
    .select('id')
    .where('runId', '=', runId)
    .where('statementId', 'is not', null)
    .executeTakeFirst()) !== undefined;

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

/** What a home is paid of a run, and the rent that had come in for it by then, in cents. */
export interface HomeAmount {
  homeId: string;
  amount: number;
  rentCame: number;
}

/** Writes what homes of an open run would be paid now. As the system. */
export async function saveAmounts(db: Db, runId: string, amounts: readonly HomeAmount[], now: Date): Promise<void> {
  if (amounts.length === 0) return;
  await db
    .insertInto('payoutRunHomes')
    .values(amounts.map((each) => ({ runId, ...each, countedAt: now })))
    .onConflict((conflict) =>
      conflict.columns(['runId', 'homeId']).doUpdateSet(({ ref }) => ({
        amount: ref('excluded.amount'),
        rentCame: ref('excluded.rentCame'),
        countedAt: ref('excluded.countedAt'),
      })),
    )
    .execute();
}

/** What a run was released to pay a home: nothing where the home was not counted. As the system. */
export async function findReleased(db: Db, runId: string, homeId: string): Promise<Omit<HomeAmount, 'homeId'>> {
  const row = await db
    .selectFrom('payoutRunHomes')
    .select(['amount', 'rentCame'])
    .where('runId', '=', runId)
    .where('homeId', '=', homeId)
    .executeTakeFirst();
  return row ?? { amount: 0, rentCame: 0 };
}

/** A home of a released run that would be paid more than was released. As the system. */
export const markChanged = (
  db: Db,
  home: { runId: string; homeId: string },
  { amount, rentCame, now }: Omit<HomeAmount, 'homeId'> & { now: Date },
) => {
  const change = { newAmount: amount, newRentCame: rentCame, changedAt: now };
  return db
    .insertInto('payoutRunHomes')
    .values({ ...home, amount: 0, rentCame: 0, countedAt: now, ...change })
    .onConflict((conflict) => conflict.columns(['runId', 'homeId']).doUpdateSet(change))
    .execute();
};

export interface ChangedHome {
  homeId: string;
  address: string;
  /** Cents: what was released, and what the home would be paid now. */
  amount: number;
  newAmount: number;
}

/** Whether a home still waits: it has no payout of this month or of a later one. For SQL with the row under this alias. */
export const isWaiting = (alias: string) => sql<boolean>`(${sql.ref(`${alias}.changed_at`)} is not null and not exists (
  select from payouts later join payout_runs run on run.id = ${sql.ref(`${alias}.run_id`)}
  where later.home_id = ${sql.ref(`${alias}.home_id`)} and later.status <> 'held'
    and later.period >= date_trunc('month', run.pay_on)::date))`;

/** Homes of a run with payouts that grew after the release, so that they wait. As the system. */
export const listChanged = (db: Db, runId: string): Promise<ChangedHome[]> =>
  db
    .selectFrom('payoutRunHomes as waiting')
    .innerJoin('homes', 'homes.id', 'waiting.homeId')
    .select([
      'waiting.homeId',
      'waiting.amount',
      ({ fn }) => fn.coalesce('waiting.newAmount', 'waiting.amount').as('newAmount'),
    ])
    .select(sql<string>`concat_ws(', ', homes.street_address, homes.unit)`.as('address'))
    .where('waiting.runId', '=', runId)
    .where(isWaiting('waiting'))
    .orderBy('address')
    .execute();

/** Releases what these homes would be paid now. As the system. */
export const releaseChanged = (db: Db, runId: string) =>
  db
    .updateTable('payoutRunHomes')
    .set(({ fn, ref }) => ({
      amount: fn.coalesce('newAmount', ref('amount')),
      rentCame: fn.coalesce('newRentCame', ref('rentCame')),
      newAmount: null,
      newRentCame: null,
      changedAt: null,
    }))
    .where('runId', '=', runId)
    .where('changedAt', 'is not', null)
    .execute();
