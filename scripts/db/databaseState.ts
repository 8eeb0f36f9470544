// Whether a database needs anything before it serves, asked with one query so that a second start is quick.
import pg from 'pg';
import { readMigrations } from '../../server/db/migrationFiles.ts';
import { plain } from '../lib/progress.ts';

const seededMarkerFile = 'demo data complete';

export type DatabaseState = { migrated: boolean; seeded: boolean };

export async function databaseState(url: string): Promise<DatabaseState> {
  const client = await connect(url);
  try {
    const { rows } = await client.query<{ known: boolean; note: string | null }>(
      `SELECT to_regclass('public.schema_migrations') IS NOT NULL AS known,
              (SELECT obj_description(oid, 'pg_namespace') FROM pg_namespace WHERE nspname = 'app') AS note`,
    );
    const seeded = rows[0]?.note === seededMarkerFile;
    if (!rows[0]?.known) return { migrated: false, seeded };
    const applied = await client.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM schema_migrations ORDER BY name',
    );
    const lines = new Set(applied.rows.map(({ name, checksum }) => `${name} ${checksum}`));
    // Newer code may have added more (server/db/migrate.ts).
    const ours = await readMigrations();
    return { migrated: ours.every(({ name, checksum }) => lines.has(`${name} ${checksum}`)), seeded };
  } finally {
    await client.end();
  }
}

/** Noted only when seeding has come to its end: an interrupted one is taken up again. */
export async function markSeeded(url: string): Promise<void> {
  const client = await connect(url);
  try {
    await client.query(`COMMENT ON SCHEMA app IS '${seededMarkerFile}'`);
  } finally {
    await client.end();
  }
}

/** A connection of its own; where there is no database, one sentence that names the address without its password. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { host, pathname } = new URL(url);
    throw plain(error, `We cannot open the database ${pathname.slice(1)} at ${host}: `);
  }
}
