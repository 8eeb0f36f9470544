import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApi } from '@/tests/support/api';
import { runAs } from './client';

const api = testApi();

test('a read whose beginning fails ends with that, and only once nothing more is asked on its connection', async () => {
  let ended = false;
  const nobody = { id: 'cut off here \0', role: 'homeowner' } as const;
  const read = runAs(api.services.db, nobody, false, async (db) => {
    await sql`select 1`.execute(db);
    await sql`select 2`.execute(db);
    ended = true;
  });
  await expect(read).rejects.toThrow(/invalid message format/);
  expect(ended).toBe(true);
});

test('a read that throws leaves its connection without a person', async () => {
  const somebody = { id: '6f2c1c52-6f0e-4a39-9d7e-1f6d3a4b5c6d', role: 'homeowner' } as const;
  for (let tries = 0; tries < 6; tries += 1)
    await expect(
      runAs(api.services.db, somebody, false, () => {
        throw new Error('no luck');
      }),
    ).rejects.toThrow('no luck');
  const whoAsks = sql<{ person: string | null }>`select nullif(current_setting('app.person', true), '') as person`;
  const asked = await Promise.all(Array.from({ length: 6 }, () => whoAsks.execute(api.services.db)));
  expect(asked.map(({ rows }) => rows[0]?.person)).toEqual(Array(6).fill(null));
});
