// `npm run -s sbom` prints the software bill of materials; `-- --licenses` prints what stands under which license.
import { readFileSync } from 'node:fs';
import { type Lockfile, licenseLines, sbomOf } from './lib/sbom.ts';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
console.log(
  process.argv.includes('--licenses') ? licenseLines(lock).join('\n') : JSON.stringify(sbomOf(lock), null, 2),
);
