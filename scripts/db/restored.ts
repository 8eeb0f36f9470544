// After a backup was brought back: anyone who was erased since is erased again by the worker, within the hour.
import pg from 'pg';
import { openDb, types } from '../../server/db/client';
import { parseEnv } from '../../server/env';
import { markRestored } from '../../server/modules/account/deletions/erasureLog/system';
import { openStorage } from '../../server/providers/storage/openStorage';

export async function eraseRestored(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1, types });
  const marked = await markRestored(openDb(pool), openStorage(parseEnv(process.env)));
  await pool.end();
  console.log(`${marked} accounts will be erased again by the worker.`);
}
