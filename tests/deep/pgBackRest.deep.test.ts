// Archiving of the write-ahead log with the settings of docs/operations.md: a lost server comes back with at most 60
// seconds missing, and to a chosen second.
import { execFile, execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateToLatest } from '@/server/db/migrate';
import { postgresAccount } from '@/server/host/database/postgresAccount';
import { freePort } from '@/server/host/database/postgresServer';
import { debianPostgres, install, type Started, scratch, start, untilAnswers } from '@/tests/support/engines/debian';

/** As the documents say. */
const ARCHIVE_TIMEOUT_S = 30;
const WRITE_MS = 70_000;
const MAX_LOSS_MS = 60_000;
const run = promisify(execFile);
const account = postgresAccount();
const { folder, remove } = scratch('pgbackrest');
const data = path.join(folder, 'data');
const config = path.join(folder, 'pgbackrest.conf');
let bin: string;
let port: number;
let server: Started | undefined;

const asPostgres = (program: string, ...args: string[]) =>
  run(program, args, { ...(account ?? {}), cwd: '/', env: { ...process.env, PGHOST: folder } });
const pgbackrest = (...args: string[]) => asPostgres('pgbackrest', `--config=${config}`, '--stanza=belong', ...args);
const url = (database = 'postgres') => `postgres://postgres@127.0.0.1:${port}/${database}`;

async function startServer(): Promise<void> {
  const settings = [
    ...[`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`],
    ...['wal_level=replica', 'archive_mode=on', `archive_timeout=${ARCHIVE_TIMEOUT_S}`],
    `archive_command=pgbackrest --config=${config} --stanza=belong archive-push %p`,
  ];
  server = await start([path.join(bin, 'postgres'), '-D', data, ...settings.flatMap((each) => ['-c', each])], {
    port,
    log: path.join(folder, 'postgres.log'),
  });
  await untilAnswers(url());
}

/** As a lost machine: the processes at once, then the disk. */
async function loseServer(): Promise<void> {
  const pid = String(server?.process.pid);
  const sessions = execFileSync('ps', ['-o', 'pid=', '--ppid', pid], { encoding: 'utf8' }).trim().split(/\s+/);
  for (const each of [pid, ...sessions]) {
    try {
      process.kill(Number(each), 'SIGKILL');
    } catch {
      // Gone with its parent.
    }
  }
  await server?.stop();
  rmSync(data, { recursive: true });
  mkdirSync(data, { mode: 0o700 });
  if (account) chownSync(data, account.uid, account.gid);
}

async function query<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: url('belong') });
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Until recovery has ended and the server takes writes. */
async function untilPromoted(): Promise<void> {
  for (const deadline = Date.now() + 120_000; ; await sleep(500)) {
    const rows = await query<{ recovering: boolean }>('select pg_is_in_recovery() as recovering').catch(() => []);
    if (rows[0]?.recovering === false) return;
    if (Date.now() > deadline) throw new Error('The server did not come back');
  }
}

const lastBeat = async () => {
  const [row] = await query<{ at: Date; count: number }>('select max(at) as at, count(*)::int as count from beats');
  return row ?? { at: new Date(0), count: 0 };
};

beforeAll(async () => {
  ({ folder: bin } = await debianPostgres());
  await install('pgbackrest');
  port = await freePort();
  for (const name of ['repo', 'log', 'lock', 'spool']) {
    mkdirSync(path.join(folder, name));
    if (account) chownSync(path.join(folder, name), account.uid, account.gid);
  }
  writeFileSync(
    config,
    `[global]
repo1-path=${folder}/repo
repo1-retention-full=2
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=a-drill
log-path=${folder}/log
lock-path=${folder}/lock
spool-path=${folder}/spool
log-level-file=off
start-fast=y
[belong]
pg1-path=${data}
pg1-port=${port}
pg1-socket-path=${folder}
pg1-user=postgres
`,
  );
  await asPostgres(path.join(bin, 'initdb'), '-D', data, '-U', 'postgres', '--data-checksums', '-A', 'trust');
  await startServer();
  const client = new pg.Client({ connectionString: url() });
  await client.connect();
  await client.query('create database belong');
  await client.end();
  await migrateToLatest(url('belong'));
  await query('create table beats (at timestamptz not null default clock_timestamp())');
  await pgbackrest('stanza-create');
  await pgbackrest('check');
  await pgbackrest('--type=full', 'backup');
});
afterAll(async () => {
  await server?.stop();
  remove();
});

test(
  'a lost server comes back from its archive with less than 60 seconds missing',
  async () => {
    const client = new pg.Client({ connectionString: url('belong') });
    client.on('error', () => undefined);
    await client.connect();
    for (const ends = Date.now() + WRITE_MS; Date.now() < ends; await sleep(50))
      await client.query('insert into beats default values');
    const before = await lastBeat();
    await client.end();
    await loseServer();
    const started = Date.now();
    await pgbackrest('restore');
    await startServer();
    await untilPromoted();
    const after = await lastBeat();
    const lost = before.at.getTime() - after.at.getTime();
    process.stdout.write(
      `archive: ${before.count - after.count} of ${before.count} rows and ${Math.round(lost / 1_000)} s lost, back after ${Math.round((Date.now() - started) / 1_000)} s\n`,
    );
    expect(after.count).toBeGreaterThan(0);
    expect(lost).toBeLessThan(MAX_LOSS_MS);
  },
  WRITE_MS + 240_000,
);

test('and to a chosen second: what came before it is there, what came after is not', async () => {
  await query('truncate beats');
  for (let n = 0; n < 20; n += 1) {
    await query('insert into beats default values');
    await sleep(50);
  }
  const wanted = await lastBeat();
  await sleep(1_100);
  const [{ target } = { target: '' }] = await query<{ target: string }>('select clock_timestamp()::text as target');
  await sleep(1_100);
  await query('drop table beats');
  await query('select pg_switch_wal()');
  await sleep(3_000);
  await loseServer();
  await pgbackrest('--type=time', `--target=${target}`, '--target-action=promote', 'restore');
  await startServer();
  await untilPromoted();
  expect(await lastBeat()).toEqual(wanted);
}, 180_000);
