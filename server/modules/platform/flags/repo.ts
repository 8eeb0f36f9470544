import { sql } from 'kysely';
import type { Exposure, FlagKey, FlagMetric, FlagRules, FlagStatus } from '@/contract/platform/flags/endpoints';
import type { Db } from '@/server/db/client';

export interface FlagRow {
  key: string;
  status: FlagStatus;
  rules: FlagRules;
  run: number;
  startedAt: Date | null;
  updatedAt: Date;
}

const columns = ['key', 'status', 'rules', 'run', 'startedAt', 'updatedAt'] as const;
type Stored = Omit<FlagRow, 'status' | 'rules'> & { status: string; rules: unknown };
const typed = (row: Stored) => row as FlagRow;

export async function list(db: Db): Promise<FlagRow[]> {
  return (await db.selectFrom('flags').select(columns).orderBy('key').execute()).map(typed);
}

export async function find(db: Db, key: FlagKey, lock = false): Promise<FlagRow | undefined> {
  const row = await db
    .selectFrom('flags')
    .select(columns)
    .where('key', '=', key)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return row && typed(row);
}

type Changes = Omit<FlagRow, 'updatedAt'> & { by: string; now: Date };

export async function save(db: Db, { by, now, rules, ...flag }: Changes): Promise<void> {
  const values = { ...flag, rules: JSON.stringify(rules), updatedAt: now, updatedBy: by };
  await db
    .insertInto('flags')
    .values(values)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute();
}

/** A second look of the same visitor changes nothing. */
export async function insertExposure(
  db: Db,
  { variant, trackingId, ...seen }: Exposure & { flagKey: FlagKey; run: number; at: Date },
): Promise<void> {
  await db
    .insertInto('flagExposures')
    .values({ ...seen, variant, trackingId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertConversion(db: Db, trackingId: string, metric: FlagMetric, at: Date): Promise<void> {
  await sql`insert into flag_conversions (tracking_id, metric, at) values (${trackingId}, ${metric}, ${at})
    on conflict do nothing`.execute(db);
}
