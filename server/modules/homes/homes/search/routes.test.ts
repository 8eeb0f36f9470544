import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { homes } from '@/contract/homes/homes/endpoints';
import { HomeFilters, HomeSort } from '@/contract/homes/homes/schemas';
import { places } from '@/contract/homes/places/endpoints';
import { testApi } from '@/tests/support/api';
import { createCity, createHome } from '@/tests/support/fixtures/people';
import {
  bounds,
  cities,
  compareBy,
  distanceFrom,
  homeFilters,
  isListed,
  matchesFilters,
  milesFrom,
  type PlainHome,
  plainHome,
  unmetFilters,
} from '@/tests/support/fixtures/searchableHomes';

const api = testApi();
let stock: PlainHome[];

beforeAll(async () => {
  for (const city of cities) await createCity(api, city);
  stock = fc.sample(plainHome, { numRuns: 260, seed: 7 }).map((home) => ({ ...home, id: randomUUID() }) as PlainHome);
  for (const home of stock) await createHome(api, home);
});

const write = (filters: HomeFilters) =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

async function everything(filters: HomeFilters, sort?: HomeSort): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const { items } = await api.call(homes.searchHomes, { query: { ...write(filters), page, ...(sort && { sort }) } });
    found.push(...items.map((home) => home.id));
    if (items.length < 24) return found;
  }
}

test('a search finds exactly the homes that a plain filter finds, each once', async () => {
  await fc.assert(
    fc.asyncProperty(homeFilters, async (filters) => {
      const { resetRequestCounts } = await import('@/server/http/limits');
      resetRequestCounts();
      const found = await everything(filters);
      const expected = stock.filter((home) => matchesFilters(home, filters)).map((home) => home.id);
      expect([...found].sort()).toEqual([...expected].sort());
      const { total } = await api.call(homes.searchHomes, { query: write(filters) });
      expect(total).toBe(expected.length);
    }),
    { numRuns: 150 },
  );
});

test('every filter of the contract is among those tried', () => {
  const tried = fc.sample(homeFilters, { numRuns: 200, seed: 1 }).flatMap((each) => Object.keys(each));
  expect(new Set(tried)).toEqual(new Set(Object.keys(HomeFilters.shape)));
});

test('every order puts the homes of all pages as a plain sort does', async () => {
  const { resetRequestCounts } = await import('@/server/http/limits');
  const byId = new Map(stock.map((home) => [home.id, home]));
  await fc.assert(
    fc.asyncProperty(homeFilters, fc.constantFrom(...HomeSort.options), async (filters, sort) => {
      resetRequestCounts();
      const found = (await everything(filters, sort)).map((id) => compareBy[sort](byId.get(id) as PlainHome));
      const fitting = stock.filter((home) => matchesFilters(home, filters)).map(compareBy[sort]);
      expect(found).toEqual(fitting.sort((one, other) => one - other));
    }),
    { numRuns: 60 },
  );
});

test('finds listed homes by the start of their address', async () => {
  const { resetRequestCounts } = await import('@/server/http/limits');
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...stock),
      fc.integer({ min: 0, max: 10 }),
      fc.boolean(),
      async (home, more, loud) => {
        resetRequestCounts();
        const start = home.streetAddress.slice(0, home.streetAddress.indexOf(' ') + 2 + more).trimEnd();
        const q = loud ? start.toUpperCase() : start;
        const found = await api.call(places.listPlaces, { query: { q, kind: 'address', limit: 500 } });
        const expected = stock.filter((each) => isListed(each) && each.streetAddress.startsWith(start));
        expect(found.map(({ slug }) => slug).sort()).toEqual(expected.map(({ id }) => id).sort());
      },
    ),
    { numRuns: 60 },
  );
});

test('where nothing fits, the homes shown miss as little as any home does, and name what', async () => {
  const { resetRequestCounts } = await import('@/server/http/limits');
  const rows = (await api.rows('select slug, lat, lng from cities union all select slug, lat, lng from areas')) as {
    slug: string;
    lat: number;
    lng: number;
  }[];
  const centers = new Map(rows.map(({ slug, ...center }) => [slug, center]));
  let tried = 0;
  await fc.assert(
    fc.asyncProperty(homeFilters, async (wished) => {
      const filters = { ...wished, bounds: undefined };
      if (stock.some((home) => matchesFilters(home, filters))) return;
      tried += 1;
      resetRequestCounts();
      const { nearest } = await api.call(homes.searchHomes, { query: write(filters) });
      const center = centers.get(filters.place ?? '');
      const least = stock
        .filter(isListed)
        .map((home) => distanceFrom(home, filters, center))
        .sort((one, other) => one - other);
      nearest.forEach(({ home, misses, miles }, at) => {
        const plain = stock.find(({ id }) => id === home.id) as PlainHome;
        expect([...misses].sort()).toEqual(unmetFilters(plain, filters).sort());
        expect(distanceFrom(plain, filters, center)).toBeCloseTo(least[at] ?? 0, 6);
        if (center) expect(Math.abs((miles ?? -1) - milesFrom(plain, center))).toBeLessThanOrEqual(0.0501);
        else expect(miles).toBeNull();
      });
      expect(nearest).toHaveLength(6);
    }),
    { numRuns: 200 },
  );
  expect(tried).toBeGreaterThan(20);
});

test('a map shows exactly the homes that a plain filter finds there, alone or in a cluster', async () => {
  const { resetRequestCounts } = await import('@/server/http/limits');
  await fc.assert(
    fc.asyncProperty(
      homeFilters,
      bounds,
      fc.integer({ min: 7, max: 15 }),
      async ({ place: _, ...filters }, edges, zoom) => {
        resetRequestCounts();
        const query = { ...write({ ...filters, bounds: edges }), bounds: edges.join(','), zoom };
        const { pins, clusters, total } = await api.call(homes.searchMap, { query });
        const expected = stock.filter((home) => matchesFilters(home, { ...filters, bounds: edges }));
        const counted = clusters.reduce((sum, { count }) => sum + count, 0);
        expect({ total, shown: pins.length + counted }).toEqual({ total: expected.length, shown: expected.length });
        expect(pins.every(({ id }) => expected.some((home) => home.id === id))).toBe(true);
        if (counted > 0)
          expect(
            Math.min(...[...clusters.map((each) => each.minRentCents), ...pins.map((each) => each.rentCents)]),
          ).toBe(Math.min(...expected.map(({ rent }) => rent * 100)));
      },
    ),
    { numRuns: 150 },
  );
});

test('where a place has no home, the nearest homes come first, with their miles', async () => {
  const { resetRequestCounts } = await import('@/server/http/limits');
  resetRequestCounts();
  const { items, total, nearest, unlisted } = await api.call(homes.searchHomes, {
    query: { unlisted: 'sacramento-ca' },
  });
  expect({ items, total, unlisted }).toEqual({
    items: [],
    total: 0,
    unlisted: { slug: 'sacramento-ca', name: 'Sacramento, CA', isServed: false },
  });
  const miles = nearest.map((each) => each.miles ?? -1);
  expect(miles).toHaveLength(6);
  expect(miles).toEqual(miles.toSorted((one, other) => one - other));
  expect(miles.every((each) => each > 30 && each < 120)).toBe(true);
  expect(nearest.map(({ misses }) => misses)).toEqual(Array(6).fill(['place']));
  const filtered = await api.call(homes.searchHomes, { query: { unlisted: '90210', beds: '5' } });
  expect(filtered.unlisted).toEqual({ slug: '90210', name: '90210 (Beverly Hills, CA)', isServed: true });
  expect(filtered.nearest[0]?.home.beds).toBe(5);
});

test('a place that the US does not have is not found', async () => {
  expect((await api.fetch('/homes?unlisted=atlantis-zz')).status).toBe(404);
});
