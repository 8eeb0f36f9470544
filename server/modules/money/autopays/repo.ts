import type { Insertable, Selectable, Updateable } from 'kysely';
import type { AutopayRunStatus } from '@/contract/money/autopays/constants';
import type { Db } from '@/server/db/client';
import type { AutopayRuns, Autopays } from '@/server/db/types';

export type AutopayRow = Selectable<Autopays>;
export type RunRow = Selectable<AutopayRuns>;
/** What names a run. */
export type RunKey = Pick<RunRow, 'leaseId' | 'userId' | 'period' | 'attempt'>;

export const find = (db: Db, leaseId: string, userId: string): Promise<AutopayRow | undefined> =>
  db
    .selectFrom('autopays')
    .selectAll()
    .where('leaseId', '=', leaseId)
    .where('userId', '=', userId)
    .where('status', '<>', 'ended')
    .executeTakeFirst();

/** Locked until the transaction ends. */
export const lock = (db: Db, id: string): Promise<AutopayRow> =>
  db.selectFrom('autopays').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const insert = (db: Db, values: Insertable<Autopays>): Promise<AutopayRow> =>
  db.insertInto('autopays').values(values).returningAll().executeTakeFirstOrThrow();

export const update = (db: Db, id: string, values: Updateable<Autopays>): Promise<AutopayRow> =>
  db.updateTable('autopays').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Those that may have something to do, a page at a time, in the order of their ids. */
export const listActive = (db: Db, after: string | null, limit: number): Promise<AutopayRow[]> =>
  db
    .selectFrom('autopays')
    .selectAll()
    .where('status', '=', 'active')
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute();

/** Which of these methods autopay stands on. */
export async function methodsInUse(db: Db, methodIds: readonly string[]): Promise<Set<string>> {
  if (methodIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('autopays')
    .select('paymentMethodId')
    .where('paymentMethodId', 'in', methodIds)
    .where('status', '<>', 'ended')
    .execute();
  return new Set(rows.map(({ paymentMethodId }) => paymentMethodId));
}

export const listRuns = (db: Db, autopayId: string): Promise<RunRow[]> =>
  db
    .selectFrom('autopayRuns')
    .selectAll()
    .where('autopayId', '=', autopayId)
    .orderBy('period', 'desc')
    .limit(24)
    .execute();

/** Months of this lease and person that were handled, by whichever autopay. */
export async function handledPeriods(db: Db, leaseId: string, userId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('autopayRuns')
    .select('period')
    .where('leaseId', '=', leaseId)
    .where('userId', '=', userId)
    .orderBy('period', 'desc')
    .limit(24)
    .execute();
  return new Set(rows.map(({ period }) => period));
}

/** Cents that autopay of this lease and person took last, with the fee; null where it never did. */
export async function lastTaken(db: Db, leaseId: string, userId: string): Promise<number | null> {
  const run = await db
    .selectFrom('autopayRuns')
    .select(['amount', 'fee'])
    .where('leaseId', '=', leaseId)
    .where('userId', '=', userId)
    .where('status', '=', 'requested')
    .orderBy('period', 'desc')
    .limit(1)
    .executeTakeFirst();
  return run ? run.amount + run.fee : null;
}

/** Writes the run down; false where another job did. */
export async function insertRunOnce(db: Db, values: Insertable<AutopayRuns>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('autopayRuns')
    .values(values)
    .onConflict((conflict) => conflict.columns(['leaseId', 'userId', 'period', 'attempt']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Ordered, without a recorded outcome. */
export const listUnfinished = (db: Db, before: Date): Promise<RunRow[]> =>
  db
    .selectFrom('autopayRuns')
    .selectAll()
    .where('status', '=', 'started')
    .where('updatedAt', '<', before)
    .orderBy('updatedAt')
    .limit(100)
    .execute();

/** Moves a run on from `started`, once. */
export async function finishRun(
  db: Db,
  { leaseId, userId, period, attempt }: RunKey,
  { status, paymentId, now }: { status: AutopayRunStatus; paymentId: string | null; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('autopayRuns')
    .set({ status, paymentId, updatedAt: now })
    .where('leaseId', '=', leaseId)
    .where('userId', '=', userId)
    .where('period', '=', period)
    .where('attempt', '=', attempt)
    .where('status', '=', 'started')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
