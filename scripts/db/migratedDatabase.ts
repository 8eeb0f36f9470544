// A temporary database with all migrations applied and no rows.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateToLatest } from '../../server/db/migrate.ts';
import { removeDataDir, startEmbeddedPostgres } from '../../server/host/database/embeddedPostgres.ts';

export async function withMigratedDatabase(use: (url: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'belong-migrated-'));
  const database = await startEmbeddedPostgres({ dataDir });
  try {
    await migrateToLatest(database.url);
    await use(database.url);
  } finally {
    await database.stop();
    removeDataDir(dataDir);
  }
}
