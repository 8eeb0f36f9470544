// Whether stored files and the rows that name them belong together, as after a backup was brought back.
import pg from 'pg';
import { openDb, types } from '../../server/db/client';
import { parseEnv } from '../../server/env';
import { findFileProblems } from '../../server/jobs/storedFiles';
import { openStorage } from '../../server/providers/storage/openStorage';

/** Prints what does not belong together; answers whether every row has its file. */
export async function printFileProblems(url: string): Promise<boolean> {
  const pool = new pg.Pool({ connectionString: url, max: 1, types });
  const storage = openStorage(parseEnv(process.env));
  const { orphans, missing, unknown } = await findFileProblems({ db: openDb(pool), storage }).finally(() => pool.end());
  for (const name of missing) console.log(`missing: ${name}`);
  for (const key of unknown) console.log(`in no known folder: ${key}`);
  console.log(
    `${missing.length} files are missing. ${orphans.length} belong to nothing: the worker removes them within a day.`,
  );
  return missing.length === 0;
}
