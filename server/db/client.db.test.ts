import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApi } from '@/tests/support/api';
import { openDb, openPool, runAs } from './client';

const api = testApi();

const somebody = { id: '6f2c1c52-6f0e-4a39-9d7e-1f6d3a4b5c6d', role: 'homeowner' } as const;
const whoAsks = sql<{ person: string | null; role: string | null }>`
  select nullif(current_setting('app.person', true), '') as person, nullif(current_setting('app.role', true), '') as role`;
const nobody = { person: null, role: null };

test('a read runs every query as the person, also several at once', async () => {
  const asked = await runAs(api.services.db, somebody, false, async (db) => [
    ...(await Promise.all([whoAsks.execute(db), whoAsks.execute(db)])),
    await whoAsks.execute(db),
  ]);
  expect(asked.map(({ rows }) => rows)).toEqual(Array(3).fill([{ person: somebody.id, role: 'homeowner' }]));
});

test('a read refuses to write', async () => {
  const write = runAs(api.services.db, somebody, false, (db) =>
    sql`create temporary table notes (text text)`.execute(db),
  );
  await expect(write).rejects.toThrow(/read-only transaction/);
});

test('a name the database cannot take ends the read with that', async () => {
  const cutOff = { id: 'cut off here \0', role: 'homeowner' } as const;
  await expect(runAs(api.services.db, cutOff, false, (db) => whoAsks.execute(db))).rejects.toThrow(
    /invalid byte sequence|invalid message format|insufficient data/,
  );
});

test.each([
  ['is not SQL', somebody, sql`select nothing_like_it`],
  ['names a person it cannot take', { id: 'cut off here \0', role: 'homeowner' } as const, whoAsks],
])('a connection whose first query %s answers the next', async (_, first, question) => {
  const db = openDb(openPool({ url: api.url, max: 1 }));
  try {
    await expect(runAs(db, first, false, (read) => question.execute(read))).rejects.toThrow();
    for (let times = 0; times < 2; times += 1) {
      const { rows } = await runAs(db, somebody, false, (read) => whoAsks.execute(read));
      expect(rows).toEqual([{ person: somebody.id, role: 'homeowner' }]);
    }
  } finally {
    await db.destroy();
  }
});

test('a read that ends while something is still asked leaves its connection without a person', async () => {
  const slow = sql`select pg_sleep(0.05)`;
  for (let tries = 0; tries < 6; tries += 1)
    await expect(
      runAs(api.services.db, somebody, false, (db) =>
        Promise.all([slow.execute(db), Promise.reject(new Error('no luck'))]),
      ),
    ).rejects.toThrow('no luck');
  const asked = await Promise.all(Array.from({ length: 6 }, () => whoAsks.execute(api.services.db)));
  expect(asked.map(({ rows }) => rows[0])).toEqual(Array(6).fill(nobody));
});

test('a read that throws leaves its connection without a person', async () => {
  for (let tries = 0; tries < 6; tries += 1)
    await expect(
      runAs(api.services.db, somebody, false, () => {
        throw new Error('no luck');
      }),
    ).rejects.toThrow('no luck');
  const asked = await Promise.all(Array.from({ length: 6 }, () => whoAsks.execute(api.services.db)));
  expect(asked.map(({ rows }) => rows[0])).toEqual(Array(6).fill(nobody));
});
