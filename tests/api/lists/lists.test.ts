// No list of the API grows without end: each has pages, a limit in its query, or is one of our own.
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { schemas } from '@/contract/schemas';
import { resetRequestCounts } from '@/server/http/limits';
import { testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';
import { type Operation, operations } from '../operations';
import { isList, isPaged } from './listOperations';
import { listLimits } from './lists.data';

const resultsOf = schemas as unknown as Record<string, Record<string, { result: z.ZodType }>>;
const resultOf = (name: string) => {
  const [resource = '', own = ''] = name.split('.');
  return resultsOf[resource]?.[own] ?? { result: z.unknown() };
};
const lists = operations.filter((operation) => isList(operation, resultOf(operation.name)) && !isPaged(operation));

/** Limits of the statements that were sent, as numbers in them or as their parameters. */
const limits = new Set<number>();
const query = pg.Client.prototype.query;
vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
  const [asked, values] = given as [string | pg.QueryConfig, unknown[] | undefined];
  const { text, values: own } = typeof asked === 'string' ? { text: asked, values } : asked;
  for (const [, constant, parameter] of String(text).matchAll(/\blimit (?:(\d+)|\$(\d+))/g))
    limits.add(Number(constant ?? (own ?? values)?.[Number(parameter) - 1]));
  return (query as (...all: unknown[]) => unknown).apply(this, given);
});

const api = testApi();
const tokens: string[] = [];
beforeAll(async () => {
  for (const type of ['homeowner', 'resident', 'staff', 'editor'] as const)
    tokens.push(await api.tokenFor(await createPerson(api, type)));
});

/** The limits that its statements have for all who may call it. */
async function limitsOf(path: string): Promise<number[]> {
  limits.clear();
  let answered = 0;
  for (const token of tokens) {
    resetRequestCounts();
    const { status } = await api.fetch(path, { headers: { authorization: `Bearer ${token}` } });
    expect([200, 403]).toContain(status);
    if (status === 200) answered += 1;
  }
  expect(answered).toBeGreaterThan(0);
  return [...limits];
}

test('every list without pages says what limits it', () => {
  expect(Object.keys(listLimits).sort()).toEqual(lists.map(({ name }) => name).sort());
});

test.each(lists.filter(({ name }) => typeof listLimits[name]?.limit === 'number'))(
  'the statement of $name has its limit',
  async ({ name, endpoint }) => {
    const { limit, query: asked } = listLimits[name] ?? {};
    expect(await limitsOf(asked ? `${endpoint.path}?${asked}` : endpoint.path)).toContain(limit);
  },
);

test('a list that grows is found: with an array or a property of one, no pages, and no object in its address', () => {
  const read = (path: string, queryNames: string[] = []) =>
    ({
      endpoint: { method: 'GET', path },
      queryNames,
      paramNames: path.includes(':') ? ['id'] : [],
    }) as unknown as Operation;
  const rows = z.array(z.object({ id: z.uuid() }));
  expect(isList(read('/letters'), { result: rows })).toBe(true);
  expect(isList(read('/letters'), { result: z.object({ items: rows.nullable() }) })).toBe(true);
  expect(isList(read('/letters'), { result: z.object({ count: z.int() }) })).toBe(false);
  expect(isList(read('/leases/:id/letters'), { result: rows })).toBe(false);
  expect(isPaged(read('/letters', ['after']))).toBe(true);
  expect(isPaged(read('/letters', ['limitless']))).toBe(false);
});

test('a statement without its limit is noticed', async () => {
  limits.clear();
  const { db } = api.services;
  await db.selectFrom('homes').select('id').limit(77).execute();
  await sql`select id from homes limit 78`.execute(db);
  await sql`select id from homes`.execute(db);
  expect([...limits]).toEqual([77, 78]);
});
