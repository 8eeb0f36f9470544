import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { createPlan } from './generators.ts';

const pieces = [
  ['page', 'pros/how-it-works'],
  ['page', 'accounts/home/pets/[petId]'],
  ['resource', 'petPolicies'],
  ['flow', 'lease-renewal'],
  ['modal', 'PET_POLICY'],
  ['slice', 'BigQuote'],
] as const;
const folder = mkdtempSync(join(tmpdir(), 'belong-new-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(pieces)('a new %s %s is formatted, linted and well-formed TypeScript', (kind, name) => {
  const { files } = createPlan(kind, name);
  const root = join(folder, `${kind}-${name.replaceAll('/', '-')}`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    if (!/\.tsx?$/.test(path)) continue;
    const { diagnostics = [] } = ts.transpileModule(text, { fileName: path, reportDiagnostics: true });
    expect(diagnostics.map(({ messageText }) => messageText)).toEqual([]);
  }
  cpSync('biome.json', join(root, 'biome.json'));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const args = [
    biome,
    'check',
    '--write',
    '--vcs-enabled=false',
    '--colors=off',
    ...Object.keys(files).filter((path) => !path.endsWith('.sql')),
  ];
  expect(() => execFileSync(process.execPath, args, { cwd: root, stdio: 'pipe' })).not.toThrow();
});

test.each(pieces)('a new %s %s comes with a test that fails until somebody fills it in', (kind, name) => {
  const tests = Object.entries(createPlan(kind, name).files).filter(([path]) => /\.test\.tsx?$/.test(path));
  expect(tests.map(([, text]) => text.includes("expect.fail('Say here"))).toEqual([true]);
});

test('one noun is one word in every layer', () => {
  const { files } = createPlan('resource', 'petPolicies');
  expect(Object.keys(files)).toEqual([
    'contract/petPolicies.schemas.ts',
    'contract/petPolicies.ts',
    expect.stringMatching(/^server\/db\/migrations\/\d{4}_pet_policies\.sql$/),
    ...['repo', 'policy', 'presenter', 'routes', 'test'].map(
      (role) => `server/modules/petPolicies/petPolicies.${role}.ts`,
    ),
  ]);
});

test('a wrong kind or name is refused in one sentence', () => {
  expect(() => createPlan('thing', 'x')).toThrow('npm run new page|resource|flow|modal|slice <name>');
  expect(() => createPlan('page', undefined)).toThrow('npm run new');
  expect(() => createPlan('modal', '$(x)')).toThrow('is not a name');
});
