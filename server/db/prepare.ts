// What a process does to its database before it uses it.
import pg from 'pg';
import { SESSION_LIMITS } from './client';
import { migrateToLatest } from './migrate';
import type { DatabaseUrls } from './urls';

/** Brings the schema up to this code and, behind a pooler, gives the role of requests its limits. */
export async function prepareDatabase({ owner, direct, pooled }: DatabaseUrls): Promise<void> {
  await migrateToLatest(owner);
  if (pooled) await limitRole(direct);
}

/**
 * A pooler passes no startup options on, and what one transaction sets for its session another one finds. What every
 * session must have is therefore a default of the role, which any role may set for itself. Several processes may do so
 * at once.
 */
export async function limitRole(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("begin; select pg_advisory_xact_lock(hashtext('belong.limitRole'))");
    const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name');
    for (const [name, value] of Object.entries(SESSION_LIMITS))
      await client.query(`alter role current_user in database ${rows[0]?.name} set ${name} = '${value}'`);
    await client.query('commit');
  } finally {
    await client.end();
  }
}
