// Writes the row types from the migrations.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { CliError } from '../../server/host/cliError.ts';
import { root } from '../lib/settings.ts';
import { withMigratedDatabase } from './migratedDatabase.ts';

const codegen = join(root, 'node_modules/kysely-codegen/dist/cli/bin.js');

export const writeTypes = () =>
  withMigratedDatabase(async (url) => {
    const child = spawn(process.execPath, [codegen, '--config-file', 'codegen.json', '--url', url], {
      cwd: join(root, 'server/db'),
      stdio: 'inherit',
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new CliError('The row types could not be written.');
  });
