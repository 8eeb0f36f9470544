// Databases of a test run's own: a server in .data, templates made once, clones of them for each run.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { CliError } from '../../server/host/cliError.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/host/database/embeddedPostgres.ts';

export interface TestServer extends EmbeddedPostgres {
  dataDir: string;
}

const MEMORY = '/dev/shm';
const MEMORY_NEEDED = 4 * 2 ** 30;

/**
 * The data directory of the API tests: in memory where 4 GB of it are free, because a template is copied there several
 * times as fast; otherwise `folder`. What checkouts that were deleted have left in memory is removed.
 */
export function testFolder(folder: string): string {
  const all = join(MEMORY, 'belong-tests');
  const own = join(all, createHash('sha256').update(process.cwd()).digest('hex').slice(0, 16));
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < MEMORY_NEEDED) return folder;
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, 'checkout'), process.cwd());
    for (const name of readdirSync(all))
      if (!existsSync(readFileSync(join(all, name, 'checkout'), 'utf8')))
        rmSync(join(all, name), { recursive: true, force: true });
    return join(own, 'data');
  } catch {
    return folder;
  }
}

/** Runs side by side each get a data directory of their own; a single run always finds the first. */
export async function startTestServer(folder: string): Promise<TestServer> {
  for (let number = 1; ; number += 1) {
    const dataDir = number === 1 ? folder : `${folder}-${number}`;
    try {
      const server = await startEmbeddedPostgres({ dataDir });
      await forgoDurability(server.url);
      return { ...server, dataDir };
    } catch (error) {
      const inUse = error instanceof CliError && error.message.includes('already in use');
      if (!inUse || number === 8) throw error;
    }
  }
}

/** What tests write may be lost with the machine, and nothing waits for the disk. The data directory is of tests alone. */
async function forgoDurability(url: string): Promise<void> {
  await asOwner(url, async (client) => {
    for (const name of ['fsync', 'synchronous_commit', 'full_page_writes'])
      await client.query(`alter system set ${name} = off`);
    await client.query('select pg_reload_conf()');
  });
}

interface Template {
  /** Files the template is made from: when one changes it is made again. */
  madeFrom: readonly string[];
  make: (url: string) => Promise<void>;
}

/** The name of a finished template; older ones, and clones an interrupted run has left, are dropped. */
export async function templateOn(server: string, { madeFrom, make }: Template): Promise<string> {
  const template = `template_${hashOf(madeFrom)}`;
  await asOwner(server, async (client) => {
    // A run killed while it dropped a database leaves it invalid (datconnlimit -2): it can only be dropped.
    const { rows } = await client.query<{ datname: string; is_invalid: boolean }>(
      `select datname, datconnlimit = -2 as is_invalid from pg_database
       where datname ~ '^(template_|making_|test_)' and (datname <> $1 or datconnlimit = -2)`,
      [template],
    );
    for (const { datname, is_invalid } of rows) {
      if (!is_invalid) await client.query(`alter database ${datname} is_template false`);
      await client.query(`drop database ${datname} with (force)`);
    }
    const known = await client.query('select from pg_database where datname = $1', [template]);
    if (known.rowCount) return;
    // Under another name until it is whole, so that an interrupted run leaves no half template.
    const making = template.replace('template_', 'making_');
    await client.query(`create database ${making}`);
    await make(databaseUrl(server, making));
    await client.query(`alter database ${making} rename to ${template}`);
    await client.query(`alter database ${template} is_template true allow_connections false`);
  });
  return template;
}

export function databaseUrl(server: string, database: string): string {
  const address = new URL(server);
  address.pathname = `/${database}`;
  return address.href;
}

export async function asOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function hashOf(globs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(globs).sort()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}
