// A copy of the repository in which `npm run new` made one of each kind must pass the format, the types and the import rules.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const pieces = [
  ['page', 'pros/how-it-works'],
  ['page', 'accounts/home/pets/[petId]'],
  ['resource', 'petPolicies'],
  ['flow', 'lease-renewal'],
  ['modal', 'PET_POLICY'],
];
const copy = mkdtempSync(join(tmpdir(), 'belong-generated-'));
const run = (file: string, ...args: string[]) => execFileSync(file, args, { cwd: copy, stdio: 'pipe' });
const tool = (path: string, ...args: string[]) => run(process.execPath, resolve('node_modules', path), ...args);

beforeAll(() => {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    maxBuffer: 1e8,
  });
  for (const path of listed.toString().split('\0').filter(Boolean)) cpSync(path, join(copy, path));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  run('git', 'init', '-q');
  for (const [kind = '', name = ''] of pieces) run(process.execPath, 'scripts/new.ts', kind, name);
  tool('tsx/dist/cli.mjs', 'scripts/routes.ts');
});
afterAll(() => rmSync(copy, { recursive: true }));

const checks: [string, string, ...string[]][] = [
  ['format and lint', '@biomejs/biome/bin/biome', 'ci', '--colors=off', '.'],
  ['types', 'typescript/bin/tsc', '--noEmit', '-p', '.'],
  [
    'boundaries',
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    'contract',
    'server',
    'pages',
    'components',
  ],
  [
    'routes and endpoints',
    'vitest/vitest.mjs',
    'run',
    '--project',
    'architecture',
    'routes',
    'endpoints',
    'pageFileRules',
  ],
];
test.each(checks)('the generated files pass: %s', (_, path, ...args) => {
  expect(() => tool(path, ...args)).not.toThrow();
});
