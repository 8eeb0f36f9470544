import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type HomeFilters, homes, LISTED } from '@/contract/homes';
import { testApi } from '@/tests/support/api';
import { aCity, aHome } from '@/tests/support/people';

/** The search as one would say it, over plain objects: the query builder must find exactly this. */
type Plain = Required<Omit<Parameters<typeof aHome>[1] & object, 'owner' | 'fees' | 'listedDaysAgo'>>;

const cities = ['oakland-ca', 'berkeley-ca', 'alameda-ca'] as const;
const welcomes = { cats: ['cats', 'catsAndDogs'], dogs: ['dogs', 'catsAndDogs'], catsAndDogs: ['catsAndDogs'] };

const plainHome = fc.record({
  city: fc.constantFrom(...cities),
  status: fc.constantFrom('active', 'comingSoon', 'applicationPending', 'leased', 'draft') as fc.Arbitrary<'active'>,
  rent: fc.integer({ min: 15, max: 60 }).map((hundreds) => hundreds * 100),
  beds: fc.integer({ min: 0, max: 5 }),
  baths: fc.integer({ min: 2, max: 8 }).map((halves) => halves / 2),
  type: fc.constantFrom('house', 'condo', 'apartment', 'adu'),
  pets: fc.constantFrom('none', 'cats', 'dogs', 'catsAndDogs'),
  parking: fc.constantFrom('none', 'street', 'garage'),
  laundry: fc.constantFrom('none', 'shared', 'inUnit'),
  ac: fc.boolean(),
  furnished: fc.boolean(),
  accessible: fc.boolean(),
  availableOn: fc.integer({ min: 1, max: 28 }).map((day) => `2026-12-${String(day).padStart(2, '0')}`),
});

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
const wish: fc.Arbitrary<HomeFilters> = fc.record({
  place: maybe(fc.constantFrom(...cities, 'bay-area')),
  minRent: maybe(fc.integer({ min: 10, max: 50 }).map((hundreds) => hundreds * 100)),
  maxRent: maybe(fc.integer({ min: 10, max: 65 }).map((hundreds) => hundreds * 100)),
  beds: maybe(fc.integer({ min: 0, max: 6 })),
  baths: maybe(fc.constantFrom(1, 1.5, 2, 3)),
  type: maybe(fc.uniqueArray(fc.constantFrom('house', 'condo', 'adu', 'multi'), { minLength: 1 })) as fc.Arbitrary<
    HomeFilters['type']
  >,
  pets: maybe(fc.constantFrom('cats', 'dogs', 'catsAndDogs')) as fc.Arbitrary<HomeFilters['pets']>,
  moveIn: maybe(fc.constantFrom('2026-12-01', '2026-12-10', '2026-12-31')),
  parking: maybe(fc.constant(true)),
  laundry: maybe(fc.constantFrom('inUnit', 'onSite')) as fc.Arbitrary<HomeFilters['laundry']>,
  ac: maybe(fc.constant(true)),
  furnished: maybe(fc.constant(true)),
  accessible: maybe(fc.constant(true)),
});

function fits(home: Plain, filters: HomeFilters): boolean {
  const laundry = { inUnit: ['inUnit'], onSite: ['inUnit', 'shared'] };
  return (
    (LISTED as readonly string[]).includes(home.status) &&
    (filters.place === undefined || filters.place === 'bay-area' || filters.place === home.city) &&
    home.rent >= (filters.minRent ?? 0) &&
    home.rent <= (filters.maxRent ?? Number.POSITIVE_INFINITY) &&
    home.beds >= (filters.beds ?? 0) &&
    home.baths >= (filters.baths ?? 0) &&
    (!filters.type || filters.type.some((type) => type === home.type)) &&
    (!filters.pets || welcomes[filters.pets].includes(home.pets)) &&
    (!filters.moveIn || home.availableOn <= filters.moveIn) &&
    (!filters.parking || home.parking === 'garage') &&
    (!filters.laundry || laundry[filters.laundry].includes(home.laundry)) &&
    (!filters.ac || home.ac) &&
    (!filters.furnished || home.furnished) &&
    (!filters.accessible || home.accessible)
  );
}

const api = testApi();
let stock: Plain[];

beforeAll(async () => {
  for (const city of cities) await aCity(api, city);
  stock = fc.sample(plainHome, { numRuns: 150, seed: 7 }).map((home) => ({ ...home, id: randomUUID() }) as Plain);
  for (const home of stock) await aHome(api, home);
});

const write = (filters: HomeFilters) =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

async function everything(filters: HomeFilters): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const { items } = await api.call(homes.searchHomes, { query: { ...write(filters), page } });
    found.push(...items.map((home) => home.id));
    if (items.length < 24) return found;
  }
}

test('a search finds exactly the homes that a plain filter finds, each once', async () => {
  await fc.assert(
    fc.asyncProperty(wish, async (filters) => {
      const { forgetCalls } = await import('@/server/http/limits');
      forgetCalls();
      const found = await everything(filters);
      const expected = stock.filter((home) => fits(home, filters)).map((home) => home.id);
      expect([...found].sort()).toEqual([...expected].sort());
      const { total } = await api.call(homes.searchHomes, { query: write(filters) });
      expect(total).toBe(expected.length);
    }),
    { numRuns: 150 },
  );
});
