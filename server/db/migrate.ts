import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';

export const migrationsDir = path.join(process.cwd(), 'server/db/migrations');

/** Of every database since the schema was made anew. */
const BASE = '0001_base.sql';

export interface Migration {
  name: string;
  sql: string;
  /** SHA-256 of the file: an applied migration must never change. */
  checksum: string;
}

export async function readMigrations(dir = migrationsDir): Promise<Migration[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(dir, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function applyOne(client: pg.Client, migration: Migration) {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Brings the database up to this code, as its owner; answers the names applied. Safe to call from several processes at
 * once (one works, the others wait), and safe to repeat. Refuses a database that newer or other code has written.
 */
export async function migrateToLatest(url: string, dir = migrationsDir): Promise<string[]> {
  const migrations = await readMigrations(dir);
  const client = new pg.Client({ connectionString: url, options: '-c lock_timeout=20000' });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('belong.migrate'))");
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations order by name',
    );
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    if (applied.size > 0 && !applied.has(BASE))
      throw new Error(
        'This database was made by an older version. Run `npm run db -- reset` to empty it and start anew.',
      );
    for (const [name, checksum] of applied) {
      const known = migrations.find((migration) => migration.name === name);
      if (!known)
        throw new Error(`The database knows migration ${name}, this code does not: it was written by newer code.`);
      if (known.checksum !== checksum) throw new Error(`Migration ${name} changed after it was applied.`);
    }
    const missing = migrations.filter((migration) => !applied.has(migration.name));
    // The queue's own tables come first: our functions enqueue into them.
    await runMigrations({ connectionString: url });
    for (const migration of missing) await applyOne(client, migration);
    return missing.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}
