// One run of the PostgreSQL server under its watchdog, from launch until it answers.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { CliError } from '../cliError.ts';
import type { Binaries } from './postgresBinaries.ts';
import { type ClusterPlace, clusterPassword, databaseOwner } from './postgresCluster.ts';

const watchdogFile = fileURLToPath(new URL('./watchdog.mjs', import.meta.url));
const maxLogBytes = 5_000_000;

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  // A restore locks every table and index at once, and tests run several on one server.
  max_locks_per_transaction: '128',
  shared_buffers: '256MB',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_statement: 'ddl',
  log_min_duration_statement: '250ms',
  log_lock_waits: 'on',
  // What people typed never reaches the log.
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
};

export type RunningServer = {
  url: string;
  port: number;
  /** The server's last words, once it has ended by itself or by `stop`. */
  ended: Promise<string>;
  stop: () => Promise<void>;
};

/** Launches the server and waits until it answers; throws its last words if it ends before. */
export async function launchServer(place: ClusterPlace, binaries: Binaries, port: number): Promise<RunningServer> {
  const job = {
    command: join(binaries.folder, 'postgres'),
    args: [
      '-D',
      place.cluster,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    account: place.account,
    env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' },
    logFile: join(place.folder, 'postgres.log'),
    maxLogBytes,
  };
  // Detached, so that the Ctrl-C of a terminal reaches us alone and we stop the database last.
  const watchdog = spawn(process.execPath, [watchdogFile, JSON.stringify(job)], {
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let words = '';
  watchdog.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    words += chunk;
  });
  const ended = once(watchdog, 'close').then(
    () => words,
    (error: Error) => error.message,
  );
  const stop = async () => {
    watchdog.stdin.end();
    await ended;
  };
  watchdog.stdin.on('error', () => {});
  const url = `postgres://${databaseOwner}:${clusterPassword(place)}@127.0.0.1:${port}`;
  try {
    await Promise.race([ended.then((last) => Promise.reject(new EndedEarly(last))), untilReady(`${url}/postgres`)]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `${url}/belong`, port, ended, stop };
}

/** The server ended before it answered. */
export class EndedEarly extends Error {}

const startsUp = new Set(['ECONNREFUSED', 'ECONNRESET', '57P03']);

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    try {
      return await createDatabase(url);
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      if (code === '28P01')
        throw new CliError('The database does not accept the password kept beside it: the data directory is damaged.');
      if (!startsUp.has(code) || Date.now() > deadline) throw new CliError(`The database did not start: ${message}.`);
      await sleep(20);
    }
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query(`SELECT FROM pg_database WHERE datname = 'belong'`);
    if (rowCount === 0) await client.query('CREATE DATABASE belong');
  } finally {
    await client.end();
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  return address.port;
}
