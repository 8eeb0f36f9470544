// `node scripts/lockfile.ts`, after adding a package: completes package-lock.json, so that `npm ci` accepts it everywhere.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingEntries, type Packages } from './lib/lockfile.ts';

const file = join(import.meta.dirname, '../package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Packages };
const missing = missingEntries(lock.packages);
const inOrder = Object.entries({ ...lock.packages, ...missing }).sort(([one], [other]) =>
  one.localeCompare(other, 'en'),
);
if (Object.keys(missing).length > 0) {
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(inOrder) }, null, 2)}\n`);
}
console.log(`✓ ${Object.keys(missing).length} packages for other machines added to the lockfile`);
