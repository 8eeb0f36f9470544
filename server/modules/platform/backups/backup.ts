// A backup: every row of one moment, the files beside them, and the keys, encrypted for a key that is not on this machine.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Storage } from '@/server/providers/storage/storage';
import { CONNECTION_OPTIONS, countRows, partitions, sequences, tableColumns } from './catalog';
import { backUpFiles, readLocalFiles } from './files';
import { type Manifest, manifestKey, stampOf } from './manifest';
import { type Sealer, writePart } from './parts';
import { listBackups } from './target';

export interface BackupSource {
  /** The database, as its owner. */
  url: string;
  dataDir: string;
  /** Null where a bucket keeps the files, with its own versions and copies. */
  storage: Storage | null;
}

export interface BackupResult {
  stamp: string;
  tables: number;
  rows: number;
  files: number;
  bytes: number;
}

/** Reads everything in one snapshot, while the site goes on. */
export async function makeBackup(source: BackupSource, target: Storage, recipient: string): Promise<BackupResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'belong-backup-'));
  const client = new pg.Client({ connectionString: source.url, options: CONNECTION_OPTIONS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ locked: boolean; at: Date }>(
      "select pg_try_advisory_lock(hashtext('belong.backup')) as locked, clock_timestamp() as at",
    );
    const [start] = rows;
    if (!start?.locked) throw new Error('Another backup of this database is running.');
    await client.query('begin transaction isolation level repeatable read read only');
    // Row-level security binds an owner without special rights: the system sees every row.
    await client.query("select set_config('app.role', 'staff', true), set_config('app.person', '', true)");
    return await write({ client, source, sealer: { target, recipient, folder }, at: start.at });
  } finally {
    await client.end();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Work {
  client: pg.Client;
  source: BackupSource;
  sealer: Sealer;
  at: Date;
}

async function write({ client, source, sealer, at }: Work): Promise<BackupResult> {
  const stamp = stampOf(at);
  const [previous] = await listBackups(sealer.target);
  const tables: Manifest['tables'] = [];
  for (const { name, columns } of await tableColumns(client)) {
    const key = `${stamp}/${String(tables.length + 1).padStart(4, '0')}.age`;
    const copy = client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`));
    const part = await writePart(sealer, key, copy);
    tables.push({ name, columns, ...(await countRows(client, { name, columns })), part });
  }
  const migrations = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  const note = await client.query<{ note: string | null }>(
    "select obj_description('app'::regnamespace, 'pg_namespace') as note",
  );
  const manifest: Manifest = {
    version: 1,
    madeAt: at.toISOString(),
    migrations: migrations.rows,
    note: note.rows[0]?.note ?? null,
    tables,
    sequences: await sequences(client),
    partitions: await partitions(client),
    local: await writePart(sealer, `${stamp}/local.age`, Readable.from([await readLocalFiles(source.dataDir)])),
    files: source.storage && (await backUpFiles(sealer, source.storage, stamp, previous)),
  };
  const text = JSON.stringify(manifest);
  const last = await writePart(sealer, manifestKey(stamp), Readable.from([text]));
  const parts = [...tables.map(({ part }) => part), manifest.local, last];
  return {
    stamp,
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    files: manifest.files?.length ?? 0,
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
