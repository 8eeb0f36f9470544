// A PostgreSQL that can be frozen, killed, run out of connections, and run out of disk.
import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { postgresAccount } from '../../../server/host/database/postgresAccount.ts';
import {
  clusterPassword,
  clusterPlace,
  databaseOwner,
  prepareCluster,
} from '../../../server/host/database/postgresCluster.ts';
import { freePort } from '../../../server/host/database/postgresServer.ts';
import { debianPostgres, type Started, scratch, start } from './debian.ts';

const MAX_CONNECTIONS = 30;
const RECOVERY_MS = 30_000;
/** The whole disk of the server. */
const DISK = '512m';

export class FaultyPostgres {
  private program: Started | undefined;
  private idle: pg.Client[] = [];

  private constructor(
    readonly port: number,
    readonly url: string,
    private readonly cluster: string,
    private readonly binaries: string,
    private readonly disk: string,
    private readonly removeFolder: () => void,
  ) {}

  static async create(): Promise<FaultyPostgres> {
    const binaries = await debianPostgres();
    const { folder, remove } = scratch('faults');
    const disk = path.join(folder, 'disk');
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', disk]);
    const account = postgresAccount();
    if (account) chownSync(disk, account.uid, account.gid);
    const place = clusterPlace(disk);
    prepareCluster(place, binaries);
    const port = await freePort();
    const url = new URL(`postgres://127.0.0.1:${port}/postgres`);
    Object.assign(url, { username: databaseOwner, password: clusterPassword(place) });
    const server = new FaultyPostgres(port, url.href, place.cluster, binaries.folder, disk, remove);
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const settings = [
      `port=${this.port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      `max_connections=${MAX_CONNECTIONS}`,
      'max_wal_size=64MB',
    ];
    this.program = await start(
      [path.join(this.binaries, 'postgres'), '-D', this.cluster, ...settings.flatMap((each) => ['-c', each])],
      { port: this.port, log: path.join(this.disk, '..', 'log') },
    );
    await this.untilAnswering();
  }

  /** After a crash it listens before it has recovered. */
  private async untilAnswering(): Promise<void> {
    const deadline = Date.now() + RECOVERY_MS;
    for (;;) {
      const client = new pg.Client({ connectionString: this.url });
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.end();
        return;
      } catch (error) {
        if (Date.now() > deadline) throw error;
        await sleep(100);
      }
    }
  }

  get isRunning(): boolean {
    return this.program?.process.exitCode === null && this.program.process.signalCode === null;
  }

  /** Stops every process of it in the middle of everything, or lets them go on. */
  freeze(frozen: boolean): void {
    const pid = String(this.program?.process.pid);
    const list = execFileSync('ps', ['-o', 'pid=', '--ppid', pid], { encoding: 'utf8' }).trim().split(/\s+/);
    for (const each of [pid, ...list]) {
      try {
        process.kill(Number(each), frozen ? 'SIGSTOP' : 'SIGCONT');
      } catch {
        // A session may end between the list and the signal.
      }
    }
  }

  /** Ends it as a lost machine does, with whatever was in flight. */
  async crash(): Promise<void> {
    const child = this.program?.process;
    if (!child || !this.isRunning) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGQUIT');
    await ended;
  }

  /** Ends every session and takes all connections there are. */
  async takeConnections(database: string): Promise<void> {
    const url = new URL(this.url);
    url.pathname = `/${database}`;
    const first = new pg.Client({ connectionString: this.url });
    first.on('error', () => undefined);
    await first.connect();
    this.idle.push(first);
    await first.query('alter system set superuser_reserved_connections = 0');
    await first.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database]);
    for (;;) {
      const client = new pg.Client({ connectionString: url.href });
      client.on('error', () => undefined);
      try {
        await client.connect();
        this.idle.push(client);
      } catch {
        return;
      }
    }
  }

  async giveConnectionsBack(): Promise<void> {
    await Promise.all(this.idle.splice(0).map((client) => client.end().catch(() => undefined)));
  }

  /** Takes what space is left, or gives it back. */
  fillDisk(full: boolean): void {
    const filler = path.join(this.disk, 'filler');
    rmSync(filler, { force: true });
    if (!full) return;
    const { bavail, bsize } = statfsSync(this.disk);
    try {
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
    } catch {
      // The last page may not fit.
    }
  }

  async stop(): Promise<void> {
    await this.giveConnectionsBack();
    this.fillDisk(false);
    if (this.isRunning) {
      this.freeze(false);
      await this.crash();
    }
    await this.program?.stop();
    execFileSync('umount', [this.disk]);
    this.removeFolder();
  }
}
