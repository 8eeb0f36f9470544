// The scheduled backup, and the record of backups and drills that the health page and the alerts read.
import type { Kysely } from 'kysely';
import { MINUTE_MS } from '@/contract/calendar/durations';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import type { DB } from '@/server/db/types';
import type { Env } from '@/server/env';
import { env } from '@/server/env';
import { newId } from '@/server/ids';
import type { Job } from '@/server/jobs/job';
import { type BackupResult, makeBackup } from './backup';
import { pruneBackups } from './retention';
import { openTarget } from './target';

type Settings = Pick<
  Env,
  | 'BACKUP_TARGET'
  | 'BACKUP_RECIPIENT'
  | 'BACKUP_EVERY_MINUTES'
  | 'BACKUP_KEEP_DAYS'
  | 'DATA_DIR'
  | 'STORAGE'
  | 'S3_REGION'
  | 'S3_ENDPOINT'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
>;
type Kind = 'backup' | 'drill';
type Outcome = Pick<BackupResult, 'stamp' | 'tables' | 'rows' | 'files'> & { bytes?: number };

/** Runs the work and writes down how it ended. Times are the database's. */
export async function recordRun(
  db: Kysely<DB>,
  clock: () => Date,
  kind: Kind,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const run = { id: newId(), kind, startedAt: clock() };
  await asSystem(db, (trx) =>
    trx
      .insertInto('backupRuns')
      .values({ ...run, status: 'running' })
      .execute(),
  );
  const finish = (result: Partial<Outcome> & { status: string; error?: string }) =>
    asSystem(db, (trx) =>
      trx
        .updateTable('backupRuns')
        .set({ ...result, finishedAt: clock() })
        .where('id', '=', run.id)
        .execute(),
    );
  try {
    const { stamp, tables, rows, files, bytes = 0 } = await work();
    await finish({ status: 'succeeded', stamp, tables, rows, files, bytes });
    return { stamp, tables, rows, files, bytes };
  } catch (error) {
    await finish({ status: 'failed', error: (error instanceof Error ? error.message : String(error)).slice(0, 500) });
    throw error;
  }
}

/** When the last backup that succeeded began. */
async function lastBackup(db: Kysely<DB>): Promise<Date | undefined> {
  const row = await asSystem(db, (trx) =>
    trx
      .selectFrom('backupRuns')
      .select('startedAt')
      .where('kind', '=', 'backup')
      .where('status', '=', 'succeeded')
      .orderBy('startedAt', 'desc')
      .limit(1)
      .executeTakeFirst(),
  );
  return row?.startedAt;
}

/** Makes a backup where one is due, then removes those that had their time. Does nothing where no target is named. */
export async function backUpDatabase(
  { db, clock, storage, log }: Pick<Services, 'db' | 'clock' | 'storage' | 'log'>,
  env: Settings,
  url: string,
): Promise<void> {
  const { BACKUP_TARGET, BACKUP_RECIPIENT, BACKUP_EVERY_MINUTES, BACKUP_KEEP_DAYS, DATA_DIR, STORAGE } = env;
  if (!BACKUP_TARGET || !BACKUP_RECIPIENT) return;
  const last = await lastBackup(db);
  // The schedule looks every five minutes: half a minute early is in time.
  if (last && clock().getTime() - last.getTime() < BACKUP_EVERY_MINUTES * MINUTE_MS - MINUTE_MS / 2) return;
  const target = openTarget(BACKUP_TARGET, env);
  const source = { url, dataDir: DATA_DIR, storage: STORAGE === 'disk' ? storage : null };
  const made = await recordRun(db, clock, 'backup', () => makeBackup(source, target, BACKUP_RECIPIENT));
  const removed = await pruneBackups(target, clock(), BACKUP_KEEP_DAYS);
  log.info({ ...made, removed: removed.length }, 'backup made');
}

export const jobs: Job[] = [
  {
    task: 'backUpDatabase',
    cron: '*/5 * * * *',
    run: (services, _payload, { ownerUrl }) => backUpDatabase(services, env(), ownerUrl),
  },
];
