// Where the data of the embedded database lives, and how it is made the first time.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { CliError } from '../cliError.ts';
import { type Account, canEnter, postgresAccount } from './postgresAccount.ts';
import type { Binaries } from './postgresBinaries.ts';

export const databaseOwner = 'belong_owner';

/** Everything the supervisor needs to know about one data directory. */
export type ClusterPlace = {
  /** Our own files beside the cluster: password, connection, log. */
  folder: string;
  cluster: string;
  account: Account | undefined;
};

/** Finds the cluster of a data directory; where PostgreSQL's account cannot enter it, a pointer file names a place it can. */
export function clusterPlace(dataDir: string): ClusterPlace {
  const folder = databaseFolder(dataDir);
  const pointer = join(folder, 'cluster.path');
  if (fs.existsSync(pointer)) {
    const cluster = fs.readFileSync(pointer, 'utf8').trim();
    return { folder, cluster, account: postgresAccount(existing(cluster)) };
  }
  const here = join(folder, 'cluster');
  const account = postgresAccount(existing(here));
  if (fs.existsSync(here) || canEnter(folder, account)) return { folder, cluster: here, account };
  const cluster = join('/var/tmp', `belong-${randomBytes(12).toString('hex')}`);
  fs.writeFileSync(pointer, `${cluster}\n`);
  return { folder, cluster, account: postgresAccount(existing(cluster)) };
}

function databaseFolder(dataDir: string): string {
  const folder = join(dataDir, 'database');
  try {
    makeFolder(folder);
    fs.accessSync(folder, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK);
    return fs.realpathSync(folder);
  } catch (error) {
    throw new CliError(`We cannot write to the data directory ${dataDir} (${(error as Error).message}).`);
  }
}

// Node's own recursive version never returns where a parent refuses children with ENOENT, as /proc does.
function makeFolder(folder: string): void {
  if (fs.existsSync(folder)) return;
  makeFolder(dirname(folder));
  fs.mkdirSync(folder, { mode: 0o755 });
}

function existing(cluster: string): string | undefined {
  return fs.existsSync(cluster) ? cluster : undefined;
}

/** Makes the cluster if there is none; refuses data that this version cannot open. Answers whether it is new. */
export function prepareCluster({ folder, cluster, account }: ClusterPlace, binaries: Binaries): boolean {
  if (fs.existsSync(cluster)) {
    refuseForeignData(folder, cluster, binaries.major);
    return false;
  }
  const fresh = `${cluster}.new`;
  fs.rmSync(fresh, { recursive: true, force: true });
  fs.mkdirSync(fresh, { mode: 0o700 });
  const passwordFile = join(fresh, 'password');
  const password = randomBytes(24).toString('base64url');
  fs.writeFileSync(join(folder, 'password'), password, { mode: 0o600 });
  const data = join(fresh, 'data');
  fs.mkdirSync(data, { mode: 0o700 });
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) for (const path of [fresh, data, passwordFile]) fs.chownSync(path, account.uid, account.gid);
  const locale = binaries.major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : [];
  execFileSync(
    join(binaries.folder, 'initdb'),
    ['-D', data, '-U', databaseOwner, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8'].concat([
      '--locale=C',
      ...locale,
      '--data-checksums',
      '--no-instructions',
    ]),
    {
      ...account,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' },
    },
  );
  fs.renameSync(data, cluster);
  fs.rmSync(fresh, { recursive: true, force: true });
  return true;
}

function refuseForeignData(folder: string, cluster: string, major: number): void {
  const advice = 'move it away, or set DATA_DIR to another directory';
  const version = readable(join(cluster, 'PG_VERSION'));
  if (version === undefined || readable(join(folder, 'password')) === undefined) {
    throw new CliError(`What is in ${cluster} is not a database we can open with this user account: ${advice}.`);
  }
  if (Number(version) !== major) {
    throw new CliError(
      `Old data: ${cluster} was written by PostgreSQL ${version.trim()} and this version runs ${major}: ${advice}.`,
    );
  }
}

function readable(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

export function clusterPassword({ folder }: ClusterPlace): string {
  return fs.readFileSync(join(folder, 'password'), 'utf8');
}
