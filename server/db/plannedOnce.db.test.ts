import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testApi } from '@/tests/support/api';
import { aPerson } from '@/tests/support/people';
import { runAs } from './client';
import { plannedOnce } from './plannedOnce';

const api = testApi();
let people: string[] = [];

const read = <T>(id: string, work: Parameters<typeof runAs<T>>[3]) =>
  runAs(api.services.db, { id, role: 'homeowner' }, false, work);

interface Kept {
  statement: string;
  genericPlans: number;
}
/** The naming of the person is on every connection. */
const kept = sql<Kept>`select statement, generic_plans::int as "genericPlans" from pg_prepared_statements
  where name <> 'naming'`;

beforeAll(async () => {
  people = [(await aPerson(api)).id, (await aPerson(api)).id];
});

test('everybody sees what is theirs by a plan that was made for others', async () => {
  let plans: Kept[] = [];
  for (let turn = 0; turn < 16; turn += 1) {
    const id = people[turn % 2] as string;
    const seen = await read(id, async (db) => {
      const own = await sql<{ id: string }>`${plannedOnce}select id from users where type = ${'homeowner'}`.execute(db);
      plans = (await kept.execute(db)).rows;
      return own.rows;
    });
    expect(seen).toEqual([{ id }]);
  }
  expect(plans).toHaveLength(1);
  expect(plans[0]?.genericPlans).toBeGreaterThan(0);
});

test('only what is marked is kept', async () => {
  const statements = await read(people[0] as string, async (db) => {
    await sql`${plannedOnce}select ${'kept'}::text`.execute(db);
    await db.selectFrom('todos').modifyFront(plannedOnce).select('id').execute();
    await sql`select ${'not kept'}::text`.execute(db);
    return (await kept.execute(db)).rows.map(({ statement }) => statement);
  });
  expect(statements).toContain('/* planned once */ select $1::text');
  expect(statements).toContainEqual(expect.stringMatching(/^select .* "id" from "todos"$/));
  expect(statements).not.toContain('select $1::text');
});

test('may be asked twice at once, and again after it failed', async () => {
  const divided = (by: number) => sql<{ whole: number }>`${plannedOnce}select 6 / ${by}::int as whole`;
  await expect(read(people[0] as string, (db) => divided(0).execute(db))).rejects.toThrow(/division by zero/);
  for (let turn = 0; turn < 6; turn += 1) {
    const both = await read(people[1] as string, (db) => Promise.all([divided(2).execute(db), divided(3).execute(db)]));
    expect(both.map(({ rows }) => rows[0]?.whole)).toEqual([3, 2]);
  }
});
