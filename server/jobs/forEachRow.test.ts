import pino from 'pino';
import { expect, test } from 'vitest';
import { forEachRow, ROWS_AT_ONCE } from './forEachRow';

const log = pino({ level: 'silent' });
const rows = Array.from({ length: 10 }, (_, n) => ({ id: `row ${n}` }));

test('a row that fails stops no other, and the job fails with it', async () => {
  const done: string[] = [];
  const work = async ({ id }: { id: string }) => {
    await Promise.resolve();
    if (id === 'row 3') throw new Error('Row 3 is broken');
    done.push(id);
  };
  await expect(forEachRow({ log }, rows, work)).rejects.toThrow('Rows that failed: 1, the first with: Row 3 is broken');
  expect(done).toHaveLength(rows.length - 1);
});

test('so many rows are worked on at once, and no more', async () => {
  let [running, most] = [0, 0];
  await forEachRow({ log }, rows, async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
  });
  expect(most).toBe(ROWS_AT_ONCE);
});

test('one after another, each ends before the next begins', async () => {
  const seen: string[] = [];
  await forEachRow({ log, rowsAtOnce: 1 }, rows, async ({ id }) => {
    seen.push(`${id} begins`);
    await new Promise(setImmediate);
    seen.push(`${id} ends`);
  });
  expect(seen).toEqual(rows.flatMap(({ id }) => [`${id} begins`, `${id} ends`]));
});

test('where the list of rows fails, no further row begins', async () => {
  const begun: string[] = [];
  async function* list() {
    yield 'one';
    throw new Error('The list is gone');
  }
  await expect(forEachRow({ log, rowsAtOnce: 1 }, list(), async (id) => begun.push(id))).rejects.toThrow(
    'The list is gone',
  );
  expect(begun).toEqual(['one']);
});
