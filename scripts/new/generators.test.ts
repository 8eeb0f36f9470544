import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
const tablesOfRules = [
  'tests/api/authorization.data.ts',
  'tests/api/rowSecurity.data.ts',
  'tests/api/validBodies.ts',
  'server/modules/personalData/tables/member.data.ts',
];
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

test.each(pieces)('a new %s %s comes with a test that fails until it is completed', (kind, name) => {
  const tests = Object.entries(createPlan(kind, name).files).filter(([path]) => /\.test\.tsx?$/.test(path));
  expect(tests.map(([, text]) => text.includes("expect.fail('Test here"))).toEqual([true]);
});

test('a resource uses one noun in every layer', () => {
  const { files, edits = [] } = createPlan('resource', 'petPolicies');
  expect(Object.keys(files)).toEqual([
    ...['constants', 'schemas', 'endpoints'].map((role) => `contract/petPolicies/${role}.ts`),
    expect.stringMatching(/^server\/db\/migrations\/\d{4}_pet_policies\.sql$/),
    ...['repo', 'policy', 'presenter', 'service', 'routes', 'routes.test'].map(
      (role) => `server/modules/petPolicies/${role}.ts`,
    ),
  ]);
  expect(files['server/modules/petPolicies/routes.ts']).toContain('authorize: canReadPetPolicy');
  expect(edits.map(({ path }) => path)).toEqual(expect.arrayContaining(tablesOfRules));
});

test.each(pieces)('a new %s %s changes files that have the place it looks for', (kind, name) => {
  for (const { path, change } of createPlan(kind, name).edits ?? []) {
    const text = readFileSync(path, 'utf8');
    expect(change(text).length).toBeGreaterThan(text.length);
  }
});

test('a page under accounts/ requires a login, any other page is public', () => {
  const text = (path: string) => createPlan('page', path).files[`pages/${path}.tsx`];
  expect(text('accounts/home/pets')).toMatch(/accountProps\(route\)[\s\S]*createAccountPage/);
  expect(text('accounts/home/pets')).toContain('routes.accounts.home.pets');
  expect(text('pros/pricing')).toMatch(/publicProps\(route[\s\S]*createPublicPage/);
});

test('a wrong kind or name throws a CliError', () => {
  expect(() => createPlan('thing', 'x')).toThrow('npm run new page|resource|flow|modal|slice <name>');
  expect(() => createPlan('page', undefined)).toThrow('npm run new');
  expect(() => createPlan('modal', '$(x)')).toThrow('is not a valid name');
});
