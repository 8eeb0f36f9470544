// `npm run backup`: makes a backup now. `-- list` lists them, `-- keys <file>` makes the key pair.
import { existsSync, writeFileSync } from 'node:fs';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { openDb, types } from '../server/db/client';
import { CliError, fail } from '../server/host/cliError.ts';
import { makeBackup } from '../server/modules/platform/backups/backup';
import { recordRun } from '../server/modules/platform/backups/jobs';
import { timeOf } from '../server/modules/platform/backups/manifest';
import { pruneBackups } from '../server/modules/platform/backups/retention';
import { listBackups, openTarget as openBackups } from '../server/modules/platform/backups/target';
import { openStorage } from '../server/providers/storage/openStorage';
import { withTarget } from './db/target.ts';
import { step } from './lib/progress.ts';
import { commandSettings } from './lib/settings.ts';

const env = commandSettings();
const [command = 'make', file = 'backup-key.txt'] = process.argv.slice(2);

function backups() {
  if (!env.BACKUP_TARGET) throw new CliError('Set BACKUP_TARGET: a folder on another disk, or s3://bucket/folder.');
  return openBackups(env.BACKUP_TARGET, env);
}

async function keys(): Promise<void> {
  if (existsSync(file)) throw new CliError(`${file} is there already. Name another file.`);
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  writeFileSync(file, `# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' });
  console.log(
    `The private key is in ${file}. Move it off this machine: anyone who restores needs it, and no server does.`,
  );
  console.log(`BACKUP_RECIPIENT=${recipient}`);
}

async function make(): Promise<void> {
  const target = backups();
  const { BACKUP_RECIPIENT: recipient } = env;
  if (!recipient) throw new CliError('Set BACKUP_RECIPIENT: the public key that `npm run backup -- keys` printed.');
  await withTarget(async ({ url }) => {
    const storage = env.STORAGE === 'disk' ? openStorage(env) : null;
    const pool = new pg.Pool({ connectionString: url, max: 1, types });
    const work = () => makeBackup({ url, dataDir: env.DATA_DIR, storage }, target, recipient);
    try {
      const made = await step('backing up', 'backup made', () =>
        recordRun(openDb(pool), () => new Date(), 'backup', work),
      );
      const removed = await pruneBackups(target, new Date(), env.BACKUP_KEEP_DAYS);
      console.log(
        `${made.stamp}: ${made.tables} tables, ${made.rows} rows, ${made.files} files. ${removed.length} old backups removed.`,
      );
    } finally {
      await pool.end();
    }
  });
}

async function list(): Promise<void> {
  const stamps = await listBackups(backups());
  for (const stamp of stamps) console.log(`${stamp}  ${timeOf(stamp)?.toISOString()}`);
  if (stamps.length === 0) console.log('There are no backups yet.');
}

const commands: Record<string, () => Promise<void>> = { make, list, keys };
try {
  const run = commands[command];
  if (!run) throw new CliError(`Say which: ${Object.keys(commands).join(', ')}`);
  await run();
} catch (error) {
  fail(error);
}
