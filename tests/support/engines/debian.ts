// Servers of Debian that the deep tests run against: installed when missing, started for one test, stopped with it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  createWriteStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { command } from '../../../scripts/ci/command.ts';
import { postgresAccount } from '../../../server/host/database/postgresAccount.ts';
import type { Binaries } from '../../../server/host/database/postgresBinaries.ts';
import { clusterPlace, prepareCluster } from '../../../server/host/database/postgresCluster.ts';
import { freePort, launchServer } from '../../../server/host/database/postgresServer.ts';

const QUIET = { DEBIAN_FRONTEND: 'noninteractive' };
const LOCK_PATIENCE = ['-o', 'DPkg::Lock::Timeout=300'];

/** Installs what is missing of Debian’s packages; fails where it cannot, for a drill that did not run proves nothing. */
export async function install(...packages: string[]): Promise<void> {
  const installed = async (name: string) => (await command(['dpkg', '-s', name])).ok;
  const missing = [];
  for (const name of packages) if (!(await installed(name))) missing.push(name);
  if (missing.length === 0) return;
  await command(['apt-get', 'update', '-q', ...LOCK_PATIENCE], QUIET);
  // Their own services would take ports; each test starts what it needs itself.
  const policy = '/usr/sbin/policy-rc.d';
  const ours = !existsSync(policy);
  if (ours) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const line = ['apt-get', 'install', '-y', '-q', '--no-install-recommends', ...LOCK_PATIENCE, ...missing];
  const { ok, output } = await command(line, QUIET);
  if (ours) rmSync(policy, { force: true });
  if (!ok) throw new Error(`${missing.join(', ')} could not be installed:\n${output}`);
}

/** A folder that PostgreSQL’s account may enter, and that is removed by `close`. */
export function scratch(name: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), `belong-${name}-`));
  const account = postgresAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Until something listens there. */
export async function untilOpen(port: number, limitMs = 15_000): Promise<void> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const open = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (open) return;
    if (Date.now() > deadline) throw new Error(`Nothing listens on port ${port}`);
    await sleep(50);
  }
}

export interface Started {
  port: number;
  process: ChildProcess;
  stop: () => Promise<void>;
}

/** Starts a program in the foreground and waits for its port; `log` is for anyone who looks into a failure. */
export async function start(
  line: readonly string[],
  { port, log, account = true }: { port: number; log: string; account?: boolean },
): Promise<Started> {
  const [program = '', ...args] = line;
  const own = account ? postgresAccount() : undefined;
  const child = spawn(program, args, { ...(own ?? {}), cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
  const file = createWriteStream(log);
  child.stdout.pipe(file, { end: false });
  child.stderr.pipe(file, { end: false });
  const ended = once(child, 'exit');
  await Promise.race([
    untilOpen(port),
    ended.then(() => {
      throw new Error(`${program} ended: ${existsSync(log) ? readFileSync(log, 'utf8') : ''}`);
    }),
  ]);
  return {
    port,
    process: child,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      const impatience = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(impatience);
      file.end();
    },
  };
}

/** Until PostgreSQL takes sessions: it listens sooner than that, by seconds on a busy machine. */
export async function untilAnswers(url: string, limitMs = 120_000): Promise<void> {
  for (const deadline = Date.now() + limitMs; ; await sleep(50)) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** Debian’s newest PostgreSQL. */
export async function debianPostgres(): Promise<Binaries> {
  await install('postgresql');
  const root = '/usr/lib/postgresql';
  const major = Math.max(...readdirSync(root).map(Number).filter(Number.isFinite));
  return { folder: path.join(root, String(major), 'bin'), major };
}

export interface Postgres {
  /** As its superuser. */
  url: string;
  port: number;
  cluster: string;
  stop: () => Promise<void>;
}

/** A server of those binaries on a new data directory. */
export async function startPostgres(binaries: Binaries): Promise<Postgres> {
  const { folder, remove } = scratch('postgres');
  const place = clusterPlace(folder);
  prepareCluster(place, binaries);
  const server = await launchServer(place, binaries, await freePort());
  return {
    url: server.url,
    port: server.port,
    cluster: place.cluster,
    stop: async () => {
      await server.stop();
      remove();
    },
  };
}
