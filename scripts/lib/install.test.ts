// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  installFailure,
  isInstalled,
  markInstalled,
  nodeRefusal,
  runsTypeScript,
  takeInstallLock,
} from './install.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'belong-install-'));
  lockfile('package-lock.json', {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/mac': { version: '1.0.0', optional: true },
  });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function lockfile(file: string, packages: object): void {
  writeFileSync(join(root, file), JSON.stringify({ packages }));
}

function installed(version: string): void {
  mkdirSync(join(root, 'node_modules/a'), { recursive: true });
  lockfile('node_modules/.package-lock.json', { 'node_modules/a': { version } });
}

test('a fresh clone is not installed', () => expect(isInstalled(root)).toBe(false));

test('what npm installed by other means counts, packages for other machines aside', () => {
  installed('1.0.0');
  expect(isInstalled(root)).toBe(true);
});

test('another version than the lockfile asks for does not count', () => {
  installed('0.9.0');
  expect(isInstalled(root)).toBe(false);
});

test('ignores a package without a folder', () => {
  installed('1.0.0');
  rmSync(join(root, 'node_modules/a'), { recursive: true });
  expect(isInstalled(root)).toBe(false);
});

test('a stamped install stays good until the lockfile changes', () => {
  mkdirSync(join(root, 'node_modules'));
  markInstalled(root);
  expect(isInstalled(root)).toBe(true);
  lockfile('package-lock.json', { 'node_modules/b': { version: '2.0.0' } });
  expect(isInstalled(root)).toBe(false);
});

test('Node before 20.9 is refused in a sentence, 20.9 and later are not', () => {
  expect(nodeRefusal('v18.20.0')).toContain('found v18.20.0');
  expect(nodeRefusal('v20.8.1')).toBeDefined();
  expect([nodeRefusal('v20.9.0'), nodeRefusal('v24.1.0')]).toEqual([undefined, undefined]);
});

test('TypeScript runs from Node 22.18 on', () => {
  expect(['v20.20.2', 'v22.17.1', 'v22.18.0', 'v24.0.0'].map(runsTypeScript)).toEqual([false, false, true, true]);
});

test.each([
  ['npm error code ENOTFOUND', 'registry cannot be reached'],
  ['npm error code EACCES', 'who owns this folder'],
  ['npm error code ENOSPC', 'disk is full'],
  ['npm error something else', 'npm ci failed:\nnpm error something else'],
])('%s is explained', (output, sentence) => expect(installFailure(output)).toContain(sentence));

test('runs one install at a time, and continues after a dead one', () => {
  const file = join(root, 'lock');
  const release = takeInstallLock(file);
  expect(release).toBeDefined();
  expect(takeInstallLock(file)).toBeUndefined();
  release?.();
  writeFileSync(file, '999999999');
  expect(takeInstallLock(file)).toBeDefined();
});
