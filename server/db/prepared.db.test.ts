import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApi } from '@/tests/support/api';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { openDb, openPool, runAs } from './client';
import { statementNames } from './prepared';

const api = testApi();
const reader = { id: '6f2c1c52-6f0e-4a39-9d7e-1f6d3a4b5c6d', role: 'homeowner' } as const;
let db: ReturnType<typeof openDb>;
beforeAll(() => {
  db = openDb(openPool({ url: api.url, max: 1 }));
});
afterAll(() => db.destroy());

const keptWith = async (words: string) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_prepared_statements
    where statement like ${`%${words}%`} and statement not like '%pg_prepared%'`.execute(db);
  return rows[0]?.n;
};

test('a statement asked three times is planned once and answers by its values', async () => {
  const answers: unknown[] = [];
  for (let n = 1; n <= 8; n += 1) {
    const { rows } = await sql<{ twice: number }>`select ${n}::int * 2 as twice`.execute(db);
    answers.push(rows[0]?.twice);
    expect(await keptWith('::int * 2 as twice')).toBe(n < 3 ? 0 : 1);
  }
  expect(answers).toEqual([2, 4, 6, 8, 10, 12, 14, 16]);
});

test('a kept plan shows each person their own rows', async () => {
  const owners = [await createPerson(api), await createPerson(api)];
  const homes = [await createHome(api, { owner: owners[0] }), await createHome(api, { owner: owners[1] })];
  const drafts = () => sql<{ id: string }>`select id from homes where status <> 'x' and owner_id is not null`;
  await api.rows("update homes set status = 'setup' where id = any($1::uuid[])", [homes]);
  for (let times = 0; times < 8; times += 1)
    for (const [n, { id }] of owners.entries()) {
      const { rows } = await runAs(db, { id, role: 'homeowner' }, false, (read) => drafts().execute(read));
      const mine = rows.map((row) => row.id).filter((each) => homes.includes(each));
      expect(mine).toEqual([homes[n]]);
    }
  expect(await keptWith('where status <> ')).toBe(1);
});

test('a migration that adds a column goes on under the plans that are kept', async () => {
  await api.rows('create table kept_plans (n int)');
  await api.rows('insert into kept_plans values (1)');
  await api.rows('grant select, insert on kept_plans to public');
  const all = sql<{ n: number; added?: number }>`select * from kept_plans`;
  const alone = async () => (await all.execute(db)).rows;
  const read = () => runAs(db, reader, false, async (trx) => (await all.execute(trx)).rows);
  const write = () => runAs(db, reader, true, async (trx) => (await all.execute(trx)).rows);
  for (const ask of [alone, read, write]) {
    for (let times = 0; times < 4; times += 1) await ask();
    await api.rows('alter table kept_plans add column added int default 7');
    expect(await ask()).toEqual([{ n: 1, added: 7 }]);
    await api.rows('alter table kept_plans drop column added');
  }
  await api.rows('drop table kept_plans');
});

test('what is rare, of several statements, or of all columns in a write is not kept; nor is anything without end', () => {
  const nameOf = statementNames();
  const often = (text: string, mayRetry = true) => [1, 2, 3, 4].map(() => nameOf(text, mayRetry)).filter(Boolean);
  expect(often('select 1')).toEqual(['kept_1', 'kept_1']);
  for (const text of ['begin', 'select 1; select 2', 'with a as (insert into b values (1)) select 1', 'delete from a'])
    expect(often(text)).toEqual([]);
  expect(often('select * from homes', false)).toEqual([]);
  expect(often('select count(*) from homes', false)).toHaveLength(2);
  const many = Array.from({ length: 3_000 }, (_, n) => often(`select ${n + 2}`).length > 0);
  expect(many.filter(Boolean).length).toBe(198);
});
