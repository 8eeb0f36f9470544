// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildVariables, sourceHash } from './sourceHash';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'belong-source-'));
  write('pages/index.tsx', 'one');
  write('package.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

test.each([
  ['a changed page', () => write('pages/index.tsx', 'two')],
  ['a new folder', () => write('slices/Hero/index.tsx', 'x')],
  ['a renamed file', () => write('pages/other.tsx', '')],
])('%s changes the hash', (_, change) => {
  const before = sourceHash(root, {});
  change();
  expect(sourceHash(root, {})).not.toBe(before);
});

test.each([
  'node_modules/x/index.js',
  '.next/BUILD_ID',
  '.data/x',
  'pages/index.test.tsx',
  'README.md',
  'docs/a.ts',
  'scripts/a.ts',
])('%s does not change the hash', (file) => {
  const before = sourceHash(root, {});
  write(file, 'x');
  expect(sourceHash(root, {})).toBe(before);
});

test('public settings are part of the build, others are not', () => {
  expect(sourceHash(root, { NEXT_PUBLIC_A: '1' })).not.toBe(sourceHash(root, { NEXT_PUBLIC_A: '2' }));
  expect(sourceHash(root, { PORT: '1' })).toBe(sourceHash(root, { PORT: '2' }));
});

test('every variable that next.config.js reads is part of it, so that a changed one is never ignored', () => {
  const config = readFileSync('next.config.js', 'utf8');
  const names = [...new Set([...config.matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name = '']) => name))];
  const ignored = names.filter((name) => sourceHash(root, { [name]: '1' }) === sourceHash(root, {}));
  expect(names).toContain('TAG_MANAGER_ID');
  // The hash itself, and the kind of build.
  expect(ignored.sort()).toEqual(['BUILD_ID', 'NODE_ENV']);
});

test('the image takes each of them as an argument, when it is built and where it runs', () => {
  const lines = readFileSync('deploy/Dockerfile', 'utf8').split('\n');
  const taken = [...buildVariables].filter((name) => lines.filter((line) => line === `ARG ${name}`).length === 2);
  const stages = lines.join(' ').split('FROM ').slice(1);
  expect(taken).toEqual([...buildVariables]);
  expect(taken.filter((name) => !stages.every((stage) => stage.includes(`${name}=$${name}`)))).toEqual([]);
});
