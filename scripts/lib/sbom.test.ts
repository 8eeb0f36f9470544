// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Lockfile, licenseLines, sbomOf } from './sbom';

const HASH = 'sha512-AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
const small: Lockfile = {
  name: 'shop',
  version: '1.0.0',
  packages: {
    '': { dependencies: { a: '1.0.0' } },
    'node_modules/a': { version: '1.0.0', license: 'MIT', integrity: HASH, dependencies: { '@x/b': '^2.0.0' } },
    'node_modules/@x/b': { version: '3.0.0', license: '(MIT OR Apache-2.0)' },
    'node_modules/a/node_modules/@x/b': { version: '2.0.0', license: 'MIT' },
    'node_modules/tester': { version: '9.0.0', license: 'MIT', dev: true, dependencies: { '@x/b': '^3.0.0' } },
  },
};

test('names what is shipped, with hash, license, and what each needs, and nothing of development', () => {
  const { components, dependencies } = sbomOf(small);
  expect(components.map(({ purl }) => purl)).toEqual([
    'pkg:npm/a@1.0.0',
    'pkg:npm/%40x/b@3.0.0',
    'pkg:npm/%40x/b@2.0.0',
  ]);
  expect(components[0]?.hashes).toEqual([
    { alg: 'SHA-512', content: Buffer.from(HASH.slice(7), 'base64').toString('hex') },
  ]);
  expect(components.map(({ licenses }) => licenses)).toEqual([
    [{ license: { id: 'MIT' } }],
    [{ expression: '(MIT OR Apache-2.0)' }],
    [{ license: { id: 'MIT' } }],
  ]);
  // The copy beside it, not the one further up.
  expect(dependencies).toContainEqual({ ref: 'pkg:npm/a@1.0.0', dependsOn: ['pkg:npm/%40x/b@2.0.0'] });
  expect(dependencies).toContainEqual({ ref: 'pkg:npm/shop@1.0.0', dependsOn: ['pkg:npm/a@1.0.0'] });
});

test('lists packages under their licenses', () => {
  expect(licenseLines(small)).toEqual(['(MIT OR Apache-2.0) (1): @x/b 3.0.0', 'MIT (2): @x/b 2.0.0, a 1.0.0']);
});

const packages = (path: string) =>
  Object.entries((JSON.parse(readFileSync(path, 'utf8')) as Lockfile).packages).filter(([at]) => at !== '');

test('what the command prints has every package that the lockfile ships, each with a license', () => {
  const printed = execFileSync('npm', ['run', '-s', 'sbom'], { encoding: 'utf8', maxBuffer: 1e8 });
  const { bomFormat, components, dependencies } = JSON.parse(printed) as ReturnType<typeof sbomOf>;
  expect(bomFormat).toBe('CycloneDX');
  const found = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const shipped = packages('package-lock.json')
    .filter(([, { dev }]) => !dev)
    .map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`);
  expect([...found].toSorted()).toEqual([...new Set(shipped)].toSorted());
  expect(components.filter(({ licenses }) => licenses.length === 0)).toEqual([]);
  // Nothing is in it that nothing needs.
  const needed = new Set(dependencies.flatMap(({ dependsOn }) => dependsOn));
  expect(
    components.filter((each) => each.scope === 'required' && !needed.has(each.purl)).map(({ purl }) => purl),
  ).toEqual([]);
});
