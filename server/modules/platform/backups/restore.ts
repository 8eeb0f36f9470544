// Brings a backup back. Everything is checked before the first change, and the rows arrive in one transaction or not at all.
import { createWriteStream } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrateToLatest } from '@/server/db/migrate';
import { BASE, migrationsDir, readMigrations } from '@/server/db/migrationFiles';
import type { Storage } from '@/server/providers/storage/storage';
import { CONNECTION_OPTIONS, countRows, isEmpty } from './catalog';
import { localFilesRestorer, restoreFiles } from './files';
import { Manifest, manifestKey } from './manifest';
import { BackupRefused, fetchPart, type Opener, openPart, textOf } from './parts';
import { dropForeignKeys, releaseTables, takeTables } from './tables';
import { listBackups } from './target';

export interface RestoreOptions {
  /** The database to fill, as its owner. */
  url: string;
  /** Where keys and stored files go; without them, only rows are restored. */
  to?: { dataDir: string; storage: Storage | null } | undefined;
  target: Storage;
  identity: string;
  /** Which backup; the newest one where not named. */
  stamp?: string | undefined;
  /** Empties a database that is not empty. */
  overwrite?: boolean;
}

export interface RestoreResult {
  stamp: string;
  madeAt: string;
  tables: number;
  rows: number;
  files: number;
}

export async function restoreBackup(options: RestoreOptions): Promise<RestoreResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'belong-restore-'));
  try {
    const opener: Opener = { target: options.target, identity: options.identity, folder };
    const { stamp, manifest } = await readManifest(opener, options.stamp);
    const parts = await checkParts(opener, manifest);
    await assertKnown(manifest);
    const local = await textOf(await openPart(opener, parts.get(manifest.local.key) ?? ''));
    const { to, overwrite = false } = options;
    const restoreLocalFiles = to && (await localFilesRestorer(to.dataDir, local, overwrite));
    await prepareDatabase(options, manifest, folder);
    await fill(options.url, opener, manifest, parts);
    await migrateToLatest(options.url);
    await restoreLocalFiles?.();
    const files = to?.storage && manifest.files ? await restoreFiles(opener, to.storage, manifest.files) : 0;
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { stamp, madeAt: manifest.madeAt, tables: manifest.tables.length, rows, files };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readManifest(opener: Opener, wanted?: string): Promise<{ stamp: string; manifest: Manifest }> {
  const stamp = wanted ?? (await listBackups(opener.target))[0];
  if (!stamp) throw new BackupRefused('There is no finished backup here.');
  const stored = await opener.target.get(manifestKey(stamp));
  if (!stored) throw new BackupRefused(`There is no finished backup ${stamp} here.`);
  const file = path.join(opener.folder, 'manifest');
  await pipeline(Readable.fromWeb(stored.stream as never), createWriteStream(file, { mode: 0o600 }));
  const plain = await openPart(opener, file);
  try {
    return { stamp, manifest: Manifest.parse(JSON.parse(await textOf(plain))) };
  } catch (error) {
    throw new BackupRefused('The backup is damaged: its manifest cannot be read.', { cause: error });
  }
}

/** Every part is here and is what was written; answers where each lies. Stored files are read, and left where they are. */
async function checkParts(opener: Opener, manifest: Manifest): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const part of [...manifest.tables.map((table) => table.part), manifest.local])
    files.set(part.key, await fetchPart(opener, part));
  for (const { part } of manifest.files ?? []) await rm(await fetchPart(opener, part));
  return files;
}

/** A backup of newer code holds what this code does not know. */
async function assertKnown({ migrations }: Manifest): Promise<void> {
  const ours = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]));
  const foreign = migrations.filter(({ name, checksum }) => ours.get(name) !== checksum);
  if (foreign.length > 0)
    throw new BackupRefused(`The backup was made by other code: ${foreign.map(({ name }) => name).join(', ')}.`);
}

const connectTo = async (url: string) => {
  const client = new pg.Client({ connectionString: url, options: CONNECTION_OPTIONS });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** An empty database with the tables the backup was made from. */
async function prepareDatabase(
  { url, overwrite }: RestoreOptions,
  { migrations }: Manifest,
  folder: string,
): Promise<void> {
  const client = await connectTo(url);
  try {
    if (!(await isEmpty(client))) {
      if (!overwrite)
        throw new BackupRefused(
          'The database is not empty. Name an empty one, or add --overwrite to replace everything in it.',
        );
      await dropEverything(client);
    }
  } finally {
    await client.end();
  }
  const dir = await mkdtemp(path.join(folder, 'migrations-'));
  for (const { name } of migrations)
    if (name !== BASE) await copyFile(path.join(migrationsDir, name), path.join(dir, name));
  await migrateToLatest(url, dir);
}

async function dropEverything(client: pg.Client): Promise<void> {
  await client.query("set lock_timeout = '20s'");
  await client.query('begin');
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(nspname) as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'",
  );
  for (const { name } of rows) await client.query(`drop schema ${name} cascade`);
  await client.query('create schema public');
  await client.query('commit');
}

/** All rows in one transaction, which ends well only where each table holds what the backup says. */
async function fill(url: string, opener: Opener, manifest: Manifest, parts: Map<string, string>): Promise<void> {
  const client = await connectTo(url);
  try {
    await client.query('begin');
    for (const { name, parent, bounds } of manifest.partitions)
      await client.query(`create table if not exists ${name} partition of ${parent} ${bounds}`);
    const names = manifest.tables.map(({ name }) => name);
    const foreignKeys = await dropForeignKeys(client);
    const taken = await takeTables(client);
    await client.query(`truncate ${names.join(', ')}`);
    for (const { name, columns, part } of manifest.tables) {
      const plain = await openPart(opener, parts.get(part.key) ?? '');
      await pipeline(plain, client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`)));
    }
    for (const { name, value } of manifest.sequences) await client.query('select setval($1, $2)', [name, value]);
    for (const table of manifest.tables) {
      const found = await countRows(client, table);
      if (found.rows !== table.rows || found.digest !== table.digest)
        throw new BackupRefused(`${table.name} differs from the backup: ${found.rows} of ${table.rows} rows.`);
    }
    // Anyone who held a job is gone.
    await client.query(
      'update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null',
    );
    await client.query(
      'update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null',
    );
    await releaseTables(client, taken);
    for (const definition of foreignKeys) await client.query(definition);
    if (manifest.note) await client.query(`comment on schema app is ${client.escapeLiteral(manifest.note)}`);
    await client.query('commit');
  } finally {
    // An open transaction ends with its connection.
    await client.end();
  }
}
