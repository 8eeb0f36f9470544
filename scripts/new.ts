// `npm run new page|resource|flow|modal|slice <name> [place]`: files of the right shape, and a test that says what to fill in.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CliError, fail } from '../server/host/cliError.ts';
import { createPlan } from './new/generators.ts';

try {
  const { files, next, edits = [], requires } = createPlan(...process.argv.slice(2));
  if (requires && !existsSync(requires)) throw new CliError(`This needs ${requires}, which does not exist.`);
  const paths = Object.keys(files);
  const taken = paths.filter((path) => existsSync(path));
  if (taken.length > 0) throw new CliError(`${taken.join(', ')} already exists.`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(`✓ ${path}`);
  }
  // All changes are computed before the first is written.
  const changed = new Map<string, string>();
  for (const { path, change } of edits) changed.set(path, change(changed.get(path) ?? readFileSync(path, 'utf8')));
  for (const [path, text] of changed) {
    writeFileSync(path, text);
    console.log(`✓ ${path} (changed)`);
  }
  const formatted = [...paths, ...changed.keys()].filter(
    (path) => /\.(tsx?|json)$/.test(path) && path !== 'server/db/types.ts',
  );
  spawnSync(process.execPath, [
    join('node_modules', '@biomejs', 'biome', 'bin', 'biome'),
    'check',
    '--write',
    ...formatted,
  ]);
  console.log(`\nThen:\n${next.map((each) => `  ${each}`).join('\n')}`);
} catch (error) {
  fail(error);
}
