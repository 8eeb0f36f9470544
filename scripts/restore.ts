// `npm run restore -- --identity <file>`: brings a backup back. `--drill` restores into a database of its own, compares, and
// drops it again.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { openDb, types } from '../server/db/client';
import { CliError, fail } from '../server/host/cliError.ts';
import { recordRun } from '../server/modules/platform/backups/jobs';
import { BackupRefused } from '../server/modules/platform/backups/parts';
import { restoreBackup } from '../server/modules/platform/backups/restore';
import { openTarget as openBackups } from '../server/modules/platform/backups/target';
import { openStorage } from '../server/providers/storage/openStorage';
import { connect } from './db/databaseState.ts';
import { printFileProblems } from './db/files.ts';
import { eraseRestored } from './db/restored.ts';
import { type Target, withTarget } from './db/target.ts';
import { commandLine } from './lib/commandLine.ts';
import { step } from './lib/progress.ts';
import { commandSettings } from './lib/settings.ts';

const usage = `npm run restore -- --identity FILE
  --from PLACE     where the backups are, if not where BACKUP_TARGET says
  --backup NAME    which one, if not the newest
  --overwrite      into a database that is not empty
  --drill          into a database of its own: compares, and drops it again`;

const env = commandSettings();
const { values } = commandLine(
  {
    options: {
      identity: { type: 'string' },
      from: { type: 'string' },
      backup: { type: 'string' },
      overwrite: { type: 'boolean', default: false },
      drill: { type: 'boolean', default: false },
    },
  },
  usage,
);

/** The private key of a file as age writes it: lines of # are comments. */
function readIdentity(): string {
  if (!values.identity)
    throw new CliError('Say --identity <file>: the private key that `npm run backup -- keys` made.');
  const lines = readFileSync(values.identity, 'utf8').split('\n');
  const identity = lines.map((line) => line.trim()).find((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (!identity) throw new CliError(`${values.identity} holds no AGE-SECRET-KEY.`);
  return identity;
}

function source() {
  const from = values.from ?? env.BACKUP_TARGET;
  if (!from) throw new CliError('Set BACKUP_TARGET, or say --from <folder or s3://bucket/folder>.');
  return { target: openBackups(from, env), identity: readIdentity(), stamp: values.backup };
}

async function restore({ url }: Target): Promise<void> {
  const storage = env.STORAGE === 'disk' ? openStorage(env) : null;
  const to = { dataDir: env.DATA_DIR, storage };
  const done = await step('restoring', 'backup restored', () =>
    restoreBackup({ ...source(), url, to, overwrite: values.overwrite }),
  );
  console.log(`${done.stamp}: ${done.tables} tables, ${done.rows} rows, ${done.files} files.`);
  await eraseRestored(url);
  await printFileProblems(url);
}

/** Restores into a database beside the real one. The comparison of every table is part of the restore. */
async function drill({ url }: Target): Promise<void> {
  const name = `drill_${randomBytes(6).toString('hex')}`;
  const admin = await connect(url);
  const beside = new URL(url);
  beside.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url, max: 1, types });
  try {
    await admin.query(`create database ${name}`);
    const done = await step('drilling', 'drill passed', () =>
      recordRun(
        openDb(pool),
        () => new Date(),
        'drill',
        () => restoreBackup({ ...source(), url: beside.href }),
      ),
    );
    console.log(`${done.stamp}: ${done.tables} tables, ${done.rows} rows came back equal.`);
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
    await pool.end();
  }
}

try {
  await withTarget(values.drill ? drill : restore);
} catch (error) {
  fail(error instanceof BackupRefused ? new CliError(error.message) : error);
}
