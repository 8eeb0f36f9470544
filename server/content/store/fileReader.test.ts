import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderReader } from './fileReader';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'belong-content-'));
  mkdirSync(join(folder, 'page'));
  write('page/a.json', 1);
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (path: string, value: number) => writeFileSync(join(folder, path), JSON.stringify({ id: path, value }));
/** As a publish does it. */
function replace(path: string, value: number): void {
  write(`${path}.new`, value);
  renameSync(join(folder, `${path}.new`), join(folder, path));
}
const valuesOf = (read: ReturnType<typeof folderReader>) =>
  read().entries.map(({ document }) => (document as unknown as { value: number }).value);

/** As if nothing had come or gone there for a minute. */
function settle(...folders: string[]): void {
  const before = new Date(Date.now() - 60_000);
  for (const each of ['', ...folders]) utimesSync(join(folder, each), before, before);
}

/** A clock on which each look at the whole folder takes so long. */
function slowClock(tookMs: number) {
  let now = 1_000;
  let asked = 0;
  return {
    clock: () => {
      asked += 1;
      if (asked % 2 === 0) now += tookMs;
      return now;
    },
    wait: (ms: number) => {
      now += ms;
      asked = 0;
    },
  };
}

test('a small folder is looked at each time', () => {
  const read = folderReader(folder, slowClock(1).clock);
  expect(valuesOf(read)).toEqual([1]);
  write('page/a.json', 22);
  expect(valuesOf(read)).toEqual([22]);
});

test('a large folder tells at once of files that come, go, or are replaced', () => {
  settle('page');
  const read = folderReader(folder, slowClock(300).clock);
  expect(valuesOf(read)).toEqual([1]);
  replace('page/a.json', 2);
  expect(valuesOf(read)).toEqual([2]);
  mkdirSync(join(folder, 'post'));
  write('post/b.json', 3);
  expect(valuesOf(read)).toEqual([2, 3]);
  rmSync(join(folder, 'page/a.json'));
  expect(valuesOf(read)).toEqual([3]);
});

test('a large folder tells of the first file of a folder that was empty', () => {
  mkdirSync(join(folder, 'post'));
  settle('page', 'post');
  const read = folderReader(folder, slowClock(300).clock);
  expect(valuesOf(read)).toEqual([1]);
  write('post/b.json', 2);
  expect(valuesOf(read)).toEqual([1, 2]);
});

test('reports two changes with the same time', () => {
  const read = folderReader(folder, slowClock(300).clock);
  const now = new Date();
  utimesSync(join(folder, 'page'), now, now);
  expect(valuesOf(read)).toEqual([1]);
  replace('page/a.json', 22);
  utimesSync(join(folder, 'page'), now, now);
  expect(valuesOf(read)).toEqual([22]);
});

test('a large folder is not looked through for each question, and tells of what another program wrote a little later', () => {
  settle('page');
  const { clock, wait } = slowClock(300);
  const read = folderReader(folder, clock);
  const first = read();
  write('page/a.json', 22);
  expect(read()).toBe(first);
  wait(6_000);
  expect(valuesOf(read)).toEqual([22]);
});
