// Writes the row types from the migrations themselves: a throw-away database is migrated and read.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateToLatest } from '../../server/db/migrate.ts';
import { CliError } from '../../server/host/cliError.ts';
import { removeDataDir, startEmbeddedPostgres } from '../../server/host/database/embeddedPostgres.ts';
import { root } from '../lib/settings.ts';

const codegen = join(root, 'node_modules/kysely-codegen/dist/cli/bin.js');

export async function writeTypes(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'belong-types-'));
  const database = await startEmbeddedPostgres({ dataDir });
  try {
    await migrateToLatest(database.url);
    const child = spawn(process.execPath, [codegen, '--config-file', 'codegen.json', '--url', database.url], {
      cwd: join(root, 'server/db'),
      stdio: 'inherit',
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new CliError('The row types could not be written.');
  } finally {
    await database.stop();
    removeDataDir(dataDir);
  }
}
