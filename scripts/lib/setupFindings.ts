// What of the desk’s checklist is missing, for `npm run doctor`, where the database answers.
import pg from 'pg';
import type { Finding } from '../../server/bootCheck';
import { asSystem, openDb, types } from '../../server/db/client';
import { listSetupSteps } from '../../server/modules/platform/setup';

const WAIT_MS = 3_000;

/** One line for each step; nothing where no database answers, or it has not been migrated. */
export async function setupFindings(now: Date, url: string | undefined): Promise<Finding[]> {
  if (!url) return [];
  const pool = new pg.Pool({ connectionString: url, max: 1, types, connectionTimeoutMillis: WAIT_MS });
  try {
    const steps = await asSystem(openDb(pool), (db) => listSetupSteps(db, now));
    return steps.map(({ title, state, detail }) => ({
      level: state === 'done' ? 'ok' : 'warning',
      name: 'SETUP',
      says: `${title}. ${detail}`,
    }));
  } catch {
    return [];
  } finally {
    await pool.end();
  }
}
