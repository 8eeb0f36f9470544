import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { createPlan } from './generators.ts';

const pieces = [
  ['page', 'pros/how-it-works', 'care/pros'],
  ['page', 'accounts/home/pets/[petId]', 'tenancy/leaseRequests'],
  ['resource', 'petPolicies', 'tenancy'],
  ['flow', 'lease-renewal', ''],
  ['modal', 'PET_POLICY', 'tenancy/leaseRequests'],
  ['slice', 'BigQuote', ''],
] as const;
const tablesOfRules = [
  'tests/api/authorization.data.ts',
  'tests/api/rowSecurity.data.ts',
  'tests/api/validBodies.ts',
  'server/modules/account/personalData/tables/member.data.ts',
];
const folder = mkdtempSync(join(tmpdir(), 'belong-new-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(pieces)('a new %s %s is formatted, linted and well-formed TypeScript', (kind, name, place) => {
  const { files } = createPlan(kind, name, place);
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

test.each(pieces)('a new %s %s comes with a test that fails until it is completed', (kind, name, place) => {
  const tests = Object.entries(createPlan(kind, name, place).files).filter(([path]) => /\.test\.tsx?$/.test(path));
  expect(tests.map(([, text]) => text.includes("expect.fail('Test here"))).toEqual([true]);
});

test('a resource uses one noun in every layer', () => {
  const { files, edits = [] } = createPlan('resource', 'petPolicies', 'tenancy');
  expect(Object.keys(files)).toEqual([
    ...['constants', 'schemas', 'endpoints'].map((role) => `contract/tenancy/petPolicies/${role}.ts`),
    expect.stringMatching(/^server\/db\/migrations\/\d{12}_pet_policies\.sql$/),
    ...['repo', 'policy', 'presenter', 'index', 'routes', 'routes.test'].map(
      (role) => `server/modules/tenancy/petPolicies/${role}.ts`,
    ),
  ]);
  expect(files['server/modules/tenancy/petPolicies/routes.ts']).toContain('authorize: canReadPetPolicy');
  expect(edits.map(({ path }) => path)).toEqual(expect.arrayContaining(tablesOfRules));
});

test.each(pieces)('a new %s %s changes files that have the place it looks for', (kind, name, place) => {
  for (const { path, change } of createPlan(kind, name, place).edits ?? []) {
    const text = readFileSync(path, 'utf8');
    expect(change(text).length).toBeGreaterThan(text.length);
  }
});

test('a page under accounts/ requires a login, any other page is public', () => {
  const text = (path: string) => createPlan('page', path, 'care/pros').files[`pages/${path}.tsx`];
  expect(text('accounts/home/pets')).toMatch(/accountProps\(route\)[\s\S]*createAccountPage/);
  expect(text('accounts/home/pets')).toContain('routes.accounts.home.pets');
  expect(text('pros/pricing')).toMatch(/publicProps\(route[\s\S]*createPublicPage/);
});

test('a wrong kind or name throws a CliError', () => {
  expect(() => createPlan('thing', 'x')).toThrow('npm run new page|resource|modal|flow|slice <name> [place]');
  expect(() => createPlan('page', undefined)).toThrow('npm run new');
  expect(() => createPlan('modal', '$(x)', 'care/pros')).toThrow('is not a valid name');
});

test('a piece without a place in a domain throws a CliError', () => {
  expect(() => createPlan('resource', 'pets')).toThrow('Add the domain of the resource');
  expect(() => createPlan('resource', 'pets', 'animals')).toThrow('Add the domain of the resource');
  expect(() => createPlan('page', 'pros/pets', 'care')).toThrow('Add the domain/noun of the page');
  expect(() => createPlan('modal', 'PETS', 'animals/pets')).toThrow('Add the domain/noun of the modal');
});
