import pg from 'pg';
import { asSystem, type Db, openDb, types } from '../../server/db/client';

const WAIT_MS = 3_000;

/** What the database holds, for a command; null where none answers, or it does not have these tables yet. */
export async function readDatabase<T>(url: string | undefined, read: (db: Db) => Promise<T>): Promise<T | null> {
  if (!url) return null;
  const pool = new pg.Pool({ connectionString: url, max: 1, types, connectionTimeoutMillis: WAIT_MS });
  try {
    return await asSystem(openDb(pool), read);
  } catch {
    return null;
  } finally {
    await pool.end();
  }
}
