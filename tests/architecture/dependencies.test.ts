import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import floors from './floors.json';

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  hasInstallScript?: boolean;
}
const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const copiesOf = (name: string) => packages.filter(([path]) => nameOf(path) === name);

test.each(Object.entries(floors.floors))('every copy of %s is at least %s', (name, floor) => {
  const versions = copiesOf(name).map(([, { version }]) => version ?? '0');
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.filter((version) => isBelow(version, floor))).toEqual([]);
});

test('the floors have an owner and the day of their last review', () => {
  expect(floors.owner).not.toBe('');
  expect(new Date(floors.reviewed).toISOString().slice(0, 10)).toBe(floors.reviewed);
});

test.each(floors.absent)('%s is not installed', (name) => {
  expect(copiesOf(name)).toEqual([]);
});

test('every package comes from the npm registry and is checked against a hash', () => {
  const foreign = packages.filter(([path, { resolved, link, integrity, optional, os }]) => {
    const elsewhere = resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/');
    // npm writes down no hash for the variant of a package that is meant for another kind of machine.
    const forAnotherMachine = optional && os !== undefined && !existsSync(path);
    return elsewhere || link || (integrity === undefined && !forAnotherMachine);
  });
  expect(foreign.map(([path]) => path)).toEqual([]);
});

test('only the packages we listed run a script when they are installed', () => {
  const running = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
  expect([...new Set(running)].filter((name) => !floors.installScripts.includes(name))).toEqual([]);
});

test('versions are pinned exactly', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const ranges = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.entries<string>(manifest[kind]).filter(
      ([, range]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(range),
    ),
  );
  expect(ranges).toEqual([]);
});

test('a version below the floor is recognised', () => {
  expect(isBelow('16.4.4', '16.4.5')).toBe(true);
  expect(isBelow('16.10.0', '16.4.5')).toBe(false);
  expect(isBelow('16.4.5-canary.1', '16.4.5')).toBe(true);
});

function isBelow(version: string, floor: string): boolean {
  const [numbers = '', prerelease] = version.split('-');
  const [ours, least] = [numbers, floor].map((each) => each.split('.').map(Number));
  for (let at = 0; at < 3; at += 1) {
    const difference = (ours?.[at] ?? 0) - (least?.[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return prerelease !== undefined;
}
