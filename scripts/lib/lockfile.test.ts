// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingEntries } from './lockfile';

test('our lockfile names every optional package, so that npm ci accepts it (else: node scripts/lockfile.ts)', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(Object.keys(missingEntries(packages))).toEqual([]);
});

test('a package for another machine that is left out is described by its name', () => {
  const packages = {
    '': { optionalDependencies: { here: '1.0.0' } },
    'node_modules/here': { version: '1.0.0' },
    'node_modules/tool': {
      dev: true,
      optionalDependencies: { '@tool/linux-x64-musl': '2.0.0', '@tool/darwin-arm64': '2.0.0' },
    },
  };
  expect(missingEntries(packages)).toEqual({
    'node_modules/@tool/linux-x64-musl': {
      version: '2.0.0',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    },
    'node_modules/@tool/darwin-arm64': { version: '2.0.0', dev: true, optional: true, os: ['darwin'], cpu: ['arm64'] },
  });
});

test('a package nested below the one that asks, or above it, is provided', () => {
  const packages = {
    'node_modules/a': { optionalDependencies: { b: '1.0.0', c: '1.0.0' } },
    'node_modules/a/node_modules/b': { version: '1.0.0' },
    'node_modules/c': { version: '1.0.0' },
  };
  expect(missingEntries(packages)).toEqual({});
});
