// What we ship stands under licenses that let us ship it. Packages of development alone are not shipped.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Lockfile, shippedPackages } from '@/scripts/lib/sbom';

const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'Python-2.0',
  'Zlib',
  // Data about browsers, named in the build.
  'CC-BY-4.0',
  // Of whole files we do not change.
  'MPL-2.0',
]);

/** Allowed for these alone, with the reason. */
const exceptions: Record<string, string> = {
  'LGPL-3.0': 'libheif-js', // libheif, a library of its own that a worker loads
  'LGPL-3.0-or-later': '@img/', // libvips, a library of its own beside sharp
};

/** Every part of `A AND B`; of `A OR B` one is enough. */
function isAllowed(name: string, license: string | undefined): boolean {
  if (!license) return false;
  const plain = license.replaceAll(/[()]/g, '');
  if (/ or /i.test(plain)) return plain.split(/ or /i).some((each) => isAllowed(name, each));
  return plain.split(/ and /i).every((each) => allowed.has(each) || name.startsWith(exceptions[each] ?? '\0'));
}

const shipped = shippedPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile);

test('every package we ship has a license of the list', () => {
  expect(shipped.length).toBeGreaterThan(100);
  const refused = shipped.filter(({ name, license }) => !isAllowed(name, license));
  expect(refused).toEqual([]);
});

test.each([
  ['one of the list', 'x', 'MIT', true],
  ['two of the list', 'x', '(MIT AND Zlib)', true],
  ['a choice with one of the list', 'x', '(GPL-3.0 OR MIT)', true],
  ['copyleft', 'x', 'GPL-3.0', false],
  ['copyleft of networks', 'mupdf', 'AGPL-3.0-or-later', false],
  ['one of the list and another', 'x', 'MIT AND AGPL-3.0', false],
  ['an exception for another package', 'x', 'LGPL-3.0-or-later', false],
  ['an exception for this package', '@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
  ['none', 'x', undefined, false],
])('%s', (_, name, license, expected) => {
  expect(isAllowed(name, license)).toBe(expected);
});
