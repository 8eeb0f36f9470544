// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isOwned, takeFileLock, takeOwnerLock } from './ownerLock';

const folder = mkdtempSync(join(tmpdir(), 'belong-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a path has one owner until it is released', async () => {
  const path = join(folder, 'one');
  const lock = await takeOwnerLock(path);
  expect(await isOwned(path)).toBe(true);
  expect(await takeOwnerLock(path)).toBeUndefined();
  await lock?.release();
  expect(await isOwned(path)).toBe(false);
  await (await takeOwnerLock(path))?.release();
});

test('two paths have two owners', async () => {
  const locks = [await takeOwnerLock(join(folder, 'a')), await takeOwnerLock(join(folder, 'b'))];
  expect(locks.every(Boolean)).toBe(true);
  await Promise.all(locks.map((lock) => lock?.release()));
});

test('a lock file is honoured while its process lives', async () => {
  const file = join(folder, 'file');
  const lock = takeFileLock(file);
  expect(takeFileLock(file)).toBeUndefined();
  await lock?.release();
  expect(takeFileLock(file)).toBeDefined();
});

test.each(['999999999 1', `${process.pid} 1`, ''])(
  'a lock file of a process that is gone is taken over: %j',
  (content) => {
    const file = join(folder, 'stale');
    writeFileSync(file, content);
    expect(takeFileLock(file)).toBeDefined();
    expect(takeFileLock(file)).toBeUndefined();
    rmSync(file);
  },
);
