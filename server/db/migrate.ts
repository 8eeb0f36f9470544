import { setTimeout as sleep } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { UNLIMITED } from './client';
import { BASE, type Migration, migrationsDir, type Phase, readMigrations } from './migrationFiles';

/** Who waits for a lock on a table stops everybody who comes after: so never for long, and again a little later. */
const LOCK_TIMEOUT = '2s';
const LOCK_TRIES = 10;
const LOCK_PAUSE_MS = 500;
const isLockTimeout = (error: unknown) => (error as { code?: string }).code === '55P03';

const record = (client: pg.Client, { name, checksum, phase }: Migration) =>
  client.query('insert into schema_migrations (name, checksum, phase) values ($1, $2, $3)', [name, checksum, phase]);

async function applyAtOnce(client: pg.Client, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await client.query('begin');
    try {
      // An owner without special rights is bound by row-level security, and has to write rows of everybody.
      await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'; select set_config('app.role', 'staff', true)`);
      await client.query(migration.sql);
      await record(client, migration);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      if (!isLockTimeout(error) || attempt === LOCK_TRIES) throw error;
      await sleep(LOCK_PAUSE_MS * attempt);
    }
  }
}

/** Each statement ends with a semicolon at the end of a line, and may be run again after an interruption. */
async function applyInSteps(client: pg.Client, migration: Migration): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indexrelid where not indisvalid and relnamespace = 'public'::regnamespace",
  );
  // Left by an interrupted index build: it would count as present but answer no query.
  for (const { name } of rows) await client.query(`drop index concurrently if exists ${name}`);
  const statements = migration.sql.replaceAll(/^--.*$/gm, '').split(/;\s*$/m);
  for (const statement of statements.filter((each) => each.trim() !== '')) await client.query(statement);
  await record(client, migration);
}

async function applyOne(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await (migration.inTransaction ? applyAtOnce : applyInSteps)(client, migration);
  } catch (error) {
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error });
  }
}

interface Applied {
  name: string;
  checksum: string;
  phase: Phase;
}

/** What was applied; a database of before the phases had only what older code refuses. */
async function findApplied(client: pg.Client): Promise<Applied[]> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now(),
    phase text not null default 'contract')`);
  const { rowCount } = await client.query(
    "select from pg_attribute where attrelid = 'schema_migrations'::regclass and attname = 'phase'",
  );
  if (!rowCount) await client.query("alter table schema_migrations add column phase text not null default 'contract'");
  return (await client.query<Applied>('select name, checksum, phase from schema_migrations order by name')).rows;
}

/**
 * Brings the database up to this code, as its owner; answers the names applied. Safe to call from several processes at
 * once (one works, the others wait), and safe to repeat. Accepts what newer code has only added; refuses a database that
 * newer code has changed otherwise, or that other code has written.
 */
export async function migrateToLatest(url: string, dir = migrationsDir): Promise<string[]> {
  const migrations = await readMigrations(dir);
  const client = new pg.Client({ connectionString: url, options: UNLIMITED });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('belong.migrate'))");
    const applied = await findApplied(client);
    if (applied.length > 0 && !applied.some(({ name }) => name === BASE))
      throw new Error(
        'This database was made by an older version. Run `npm run db -- reset` to empty it and start again.',
      );
    for (const { name, checksum, phase } of applied) {
      const known = migrations.find((migration) => migration.name === name);
      if (!known && phase !== 'expand')
        throw new Error(
          `The database knows migration ${name}, this code does not: it was written by newer code that this code does not work with.`,
        );
      if (known && known.checksum !== checksum) throw new Error(`Migration ${name} changed after it was applied.`);
    }
    const names = new Set(applied.map(({ name }) => name));
    const missing = migrations.filter(({ name }) => !names.has(name));
    // The queue's own tables come first: our functions enqueue into them.
    await runMigrations({ connectionString: url });
    for (const migration of missing) await applyOne(client, migration);
    return missing.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}
