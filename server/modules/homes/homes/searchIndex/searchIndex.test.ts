import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { addDays } from '@/contract/calendar/days';
import { type HomeFilters, homes } from '@/contract/homes/homes/endpoints';
import type { HomeIndex, IndexCondition, IndexedHome, IndexQuery } from '@/server/providers/search/homeIndex';
import { testApi } from '@/tests/support/api';
import { createCity, createHome, createPerson } from '@/tests/support/fixtures/people';
import {
  cities,
  homeFilters,
  isListed,
  matchesFilters,
  type PlainHome,
  plainHome,
} from '@/tests/support/fixtures/searchableHomes';
import { indexHomes, markAllHomes } from './jobs';
import { indexConditions } from './queries';

const api = testApi();
let stock: PlainHome[];

function isMet(home: IndexedHome, condition: IndexCondition): boolean {
  const found = home[condition.field];
  const one = (value: string | number | boolean) => {
    if (condition.is === 'in') return condition.values.includes(String(value));
    if (condition.is === '=') return value === condition.value;
    if (condition.is === '>') return value > condition.value;
    if (condition.is === '<') return value < condition.value;
    return condition.is === '>=' ? value >= condition.value : value <= condition.value;
  };
  return Array.isArray(found) ? found.some(one) : one(found);
}

/** An engine as the contract of providers/search says it, in memory. */
class MemoryIndex implements HomeIndex {
  readonly name = 'homes_memory';
  homes = new Map<string, IndexedHome>();
  isThere = false;
  published = 0;
  isDown = false;

  create = async () => {
    const isNew = !this.isThere;
    this.isThere = true;
    return isNew;
  };
  write = async (changed: readonly IndexedHome[], gone: readonly string[]) => {
    if (this.isDown) throw new Error('503');
    for (const home of changed) this.homes.set(home.id, home);
    for (const id of gone) this.homes.delete(id);
  };
  publish = async () => {
    this.published += 1;
  };
  find = async ({ conditions, order, page, limit }: IndexQuery) => {
    if (this.isDown || this.published === 0) throw new Error('503');
    const fitting = [...this.homes.values()].filter((home) => conditions.every((each) => isMet(home, each)));
    const sign = order.direction === 'asc' ? 1 : -1;
    fitting.sort((one, other) => (Number(one[order.field]) - Number(other[order.field])) * sign);
    const ids = fitting.slice((page - 1) * limit, page * limit).map(({ id }) => id);
    return { ids, total: fitting.length };
  };
}

const memory = new MemoryIndex();
const everyId = async (moveIn: string) => {
  const { ids } = await memory.find({
    conditions: indexConditions({ moveIn }, undefined, api.now.toISOString().slice(0, 10)),
    page: 1,
    limit: 1_000,
    order: { field: 'listedAt', direction: 'desc' },
  });
  return ids;
};
const run = () => indexHomes(api.services);
const changes = () => api.rows('select home_id from home_index_changes');

beforeAll(async () => {
  for (const city of cities) await createCity(api, city);
  stock = fc.sample(plainHome, { numRuns: 200, seed: 7 }).map((home) => ({ ...home, id: randomUUID() }) as PlainHome);
  for (const home of stock) await createHome(api, home);
});
afterEach(() => {
  memory.isDown = false;
});

const search = (filters: HomeFilters | object) =>
  api.call(homes.searchHomes, {
    query: Object.fromEntries(
      Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ),
  });

test('without an engine a change of a home is noted nowhere', async () => {
  expect(await changes()).toEqual([]);
  await run();
  expect(await api.rows('select name from home_indexes')).toEqual([]);
});

test('a new engine is filled with the homes on the market, and then published', async () => {
  api.services.homeIndex = memory;
  await run();
  expect([...memory.homes.keys()].sort()).toEqual(
    stock
      .filter(isListed)
      .map(({ id }) => id)
      .sort(),
  );
  expect(memory.published).toBe(1);
  expect(await changes()).toEqual([]);
  await run();
  expect(memory.published).toBe(1);
});

test('a search through the engine finds exactly the homes that a plain filter finds', async () => {
  const { resetRequestCounts } = await import('@/server/http/limits');
  await fc.assert(
    fc.asyncProperty(homeFilters, async (filters) => {
      resetRequestCounts();
      const { items, total } = await search(filters);
      const expected = stock.filter((home) => matchesFilters(home, filters)).map(({ id }) => id);
      expect(total).toBe(expected.length);
      expect(items).toHaveLength(Math.min(24, expected.length));
      expect(items.every(({ id }) => expected.includes(id))).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test('a member gets the same answer as a visitor, outside of a transaction', async () => {
  const token = await api.tokenFor(await createPerson(api, 'resident'));
  const answer = await api.fetch('/homes?beds=2', { headers: { authorization: `Bearer ${token}` } });
  expect(await answer.json()).toEqual(await search({ beds: 2 }));
});

test('a change of a home is sent with the next run, and one that leaves the market is taken out', async () => {
  const [one, other] = stock.filter(isListed) as [PlainHome, PlainHome];
  await api.rows('update homes set beds = 6 where id = $1', [one.id]);
  await api.rows("update homes set status = 'leased' where id = $1", [other.id]);
  expect((await changes()).length).toBe(2);
  // What is shown is what the database says, before the engine knows it.
  const before = await search({});
  expect(before.items.map(({ id }) => id)).not.toContain(other.id);
  await run();
  expect(memory.homes.get(one.id)?.beds).toBe(6);
  expect(memory.homes.has(other.id)).toBe(false);
  expect(await changes()).toEqual([]);
});

test('an HOA that needs longer than the wished day keeps a home out', async () => {
  const home = stock.find(isListed) ?? expect.fail('no home');
  const soon = addDays(api.now.toISOString().slice(0, 10), 20);
  await api.rows('update homes set available_on = $2, hoa_approval_days = 30 where id = $1', [...[home.id, api.now]]);
  await run();
  const found = async (moveIn: string) => (await everyId(moveIn)).includes(home.id);
  expect(await found(soon)).toBe(false);
  expect(await found(addDays(soon, 20))).toBe(true);
  await api.rows('update homes set available_on = $2, hoa_approval_days = null where id = $1', [
    ...[home.id, home.availableOn],
  ]);
  await run();
});

test('what could not be sent is sent later, and meanwhile the database searches', async () => {
  const [one] = stock.filter(isListed) as [PlainHome];
  await api.rows('update homes set beds = 5 where id = $1', [one.id]);
  memory.isDown = true;
  await expect(run()).rejects.toThrow('503');
  expect(await changes()).toEqual([{ home_id: one.id }]);
  expect((await search({ beds: 5 })).items.map(({ id }) => id)).toContain(one.id);
  memory.isDown = false;
  await run();
  expect(memory.homes.get(one.id)?.beds).toBe(5);
});

test('an engine that has lost what it held is filled again', async () => {
  const before = memory.homes.size;
  memory.homes.clear();
  memory.isThere = false;
  await run();
  expect(memory.homes.size).toBe(before);
  expect(memory.published).toBe(2);
});

test('each night all homes on the market are sent again', async () => {
  await markAllHomes(api.services);
  expect((await changes()).length).toBe(memory.homes.size);
  await run();
});

test('two workers do not send at once', async () => {
  await api.rows("update home_indexes set claimed_until = $1::timestamptz + interval '1 minute'", [api.now]);
  await markAllHomes(api.services);
  await run();
  expect((await changes()).length).toBe(memory.homes.size);
  await api.rows('update home_indexes set claimed_until = $1::timestamptz', [api.now]);
  await run();
  expect(await changes()).toEqual([]);
});

test('without the engine again, nothing of it is left', async () => {
  api.services.homeIndex = null;
  await markAllHomes(api.services);
  await run();
  expect(await api.rows('select name from home_indexes')).toEqual([]);
  expect(await changes()).toEqual([]);
});
