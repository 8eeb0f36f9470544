// Carries out retention: an hourly job starts one job for each table, and each removes rows a batch at a time.
import { type Kysely, sql } from 'kysely';
import * as z from 'zod';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import type { DB } from '@/server/db/types';
import type { Job } from '@/server/jobs/job';
import { enqueue } from '@/server/jobs/queue';
import { type RetentionSweep, retentionSweeps, sweepName } from './constants';
import { partitionedTables } from './partitions';

/** The owner of the tables, who may remove what the site may not. */
export type OwnerDb = Kysely<DB>;

const Payload = z.object({ sweep: z.string() });
/** Rows of one transaction. */
const BATCH = 2_000;
/** A table that has more than this to remove goes on in the next hour. */
const MAX_BATCHES = 500;

export async function startSweeps({ db }: Services): Promise<void> {
  await asSystem(db, async (trx) => {
    for (const sweep of retentionSweeps) {
      const name = sweepName(sweep);
      await enqueue(trx, 'sweepTable', { sweep: name }, { jobKey: `sweep:${name}`, priority: 'upkeep' });
    }
  });
}

/** One batch in a transaction of its own, which waits for no lock for long; answers how many rows it removed. */
async function sweepBatch(owner: OwnerDb, { table, where, file, clears }: RetentionSweep, now: Date, batch: number) {
  return owner.transaction().execute(async (trx) => {
    await sql`select set_config('app.role', 'staff', true), set_config('app.retention', 'on', true),
      set_config('statement_timeout', '60s', true), set_config('lock_timeout', '2s', true)`.execute(trx);
    const due = sql`select t.ctid from ${sql.table(table)} t where ${where(now)} limit ${batch} for update skip locked`;
    const change = clears
      ? sql`update ${sql.table(table)} swept set ${sql.join(clears.map((column) => sql`${sql.ref(column)} = default`))}`
      : sql`delete from ${sql.table(table)} swept`;
    const key = file ? sql`swept.${sql.ref(file)}` : sql`null`;
    const { rows } = await sql<{ key: string | null }>`${change} where swept.ctid = any(array(${due}))
      returning ${key} as key`.execute(trx);
    const keys = rows.flatMap((row) => row.key ?? []);
    if (keys.length > 0) await enqueue(trx, 'removeFiles', { keys });
    return rows.length;
  });
}

/** Removes from one table what has served its time; answers how many rows. */
export async function sweepTable(
  { clock }: Pick<Services, 'clock'>,
  owner: OwnerDb,
  payload: unknown,
  batch = BATCH,
): Promise<number> {
  const { sweep: name } = Payload.parse(payload);
  const sweep = retentionSweeps.find((each) => sweepName(each) === name);
  if (!sweep) return 0;
  let removed = 0;
  for (let n = 0; n < MAX_BATCHES; n += 1) {
    const rows = await sweepBatch(owner, sweep, clock(), batch);
    removed += rows;
    if (rows < batch) break;
  }
  return removed;
}

/** Makes the partitions of the coming months and drops those that are too old. */
export async function maintainPartitions({ db }: Services): Promise<void> {
  for (const { table, months } of partitionedTables)
    await asSystem(db, (trx) => sql`select app.maintain_monthly_partitions(${table}, ${months})`.execute(trx));
}

export const jobs: Job[] = [
  { task: 'startSweeps', cron: '17 * * * *', run: startSweeps },
  { task: 'sweepTable', run: (services, payload, { owner }) => sweepTable(services, owner, payload) },
  { task: 'maintainPartitions', cron: '41 4 * * *', run: maintainPartitions },
];
