// The search of homes as one would say it, over plain objects: what the query builder must agree with.
import fc from 'fast-check';
import { type Bounds, LISTED_STATUSES } from '@/contract/homes';
import type { HomeFilters, HomeSort } from '@/contract/homes.schemas';
import type { createHome } from './people';

export type PlainHome = Required<Omit<Parameters<typeof createHome>[1] & object, 'owner' | 'fees'>>;

export const cities = ['oakland-ca', 'berkeley-ca', 'alameda-ca'] as const;
const petPolicies = { cats: ['cats', 'catsAndDogs'], dogs: ['dogs', 'catsAndDogs'], catsAndDogs: ['catsAndDogs'] };

export const plainHome = fc.record({
  city: fc.constantFrom(...cities),
  neighborhood: fc.constantFrom('Temescal', 'Rockridge', 'St. Mary’s Park'),
  zipcode: fc.constantFrom('94601', '94609', '94612'),
  lat: fc.integer({ min: 0, max: 50 }).map((hundredths) => 37.6 + hundredths / 100),
  lng: fc.integer({ min: 0, max: 50 }).map((hundredths) => -122.5 + hundredths / 100),
  status: fc.constantFrom('active', 'coming_soon', 'application_pending', 'leased', 'draft') as fc.Arbitrary<'active'>,
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
  listedDaysAgo: fc.integer({ min: 0, max: 40 }),
  streetAddress: fc
    .tuple(
      fc.integer({ min: 1, max: 130 }),
      fc.constantFrom('Alder Lane', 'Alder Street', 'Harrow Street', 'E 14th St'),
    )
    .map(([number, street]) => `${number} ${street}`),
});

export const bounds = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 60 }))
  .map(
    ([x, y, size]): Bounds => [
      -122.505 + x / 100,
      37.595 + y / 100,
      -122.505 + (x + size) / 100,
      37.595 + (y + size) / 100,
    ],
  );

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
export const homeFilters: fc.Arbitrary<HomeFilters> = fc.record({
  place: maybe(fc.constantFrom(...cities, 'bay-area', 'temescal-oakland-ca', 'st-mary-s-park-berkeley-ca', '94609')),
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
  bounds: maybe(bounds),
});

function isInPlace(home: PlainHome, { place, bounds: edges }: HomeFilters): boolean {
  if (edges) return home.lng >= edges[0] && home.lat >= edges[1] && home.lng <= edges[2] && home.lat <= edges[3];
  if (place === 'temescal-oakland-ca') return home.city === 'oakland-ca' && home.neighborhood === 'Temescal';
  if (place === 'st-mary-s-park-berkeley-ca') return home.city === 'berkeley-ca' && home.neighborhood.startsWith('St.');
  return place === undefined || place === 'bay-area' || place === home.city || place === home.zipcode;
}

/** The wishes that a home does not meet. */
export function unmetFilters(home: PlainHome, filters: HomeFilters): string[] {
  const laundry = { inUnit: ['inUnit'], onSite: ['inUnit', 'shared'] };
  const met: Record<string, boolean | undefined> = {
    [filters.bounds ? 'bounds' : 'place']: isInPlace(home, filters),
    minRent: home.rent >= (filters.minRent ?? 0),
    maxRent: home.rent <= (filters.maxRent ?? Number.POSITIVE_INFINITY),
    beds: home.beds >= (filters.beds ?? 0),
    baths: home.baths >= (filters.baths ?? 0),
    type: !filters.type || filters.type.some((type) => type === home.type),
    pets: !filters.pets || petPolicies[filters.pets].includes(home.pets),
    moveIn: !filters.moveIn || home.availableOn <= filters.moveIn,
    parking: !filters.parking || home.parking === 'garage',
    laundry: !filters.laundry || laundry[filters.laundry].includes(home.laundry),
    ac: !filters.ac || home.ac,
    furnished: !filters.furnished || home.furnished,
    accessible: !filters.accessible || home.accessible,
  };
  return Object.keys(met).filter((name) => !met[name]);
}

const days = (one: string, other: string) => (Date.parse(one) - Date.parse(other)) / 86_400_000;

/** Each wish missed counts one; beside it, how far a home lies from what can be measured. */
export function distanceFrom(home: PlainHome, { minRent, maxRent, beds, baths, moveIn, ...rest }: HomeFilters): number {
  const beyond = (amount: number) => Math.max(0, amount);
  return (
    unmetFilters(home, { minRent, maxRent, beds, baths, moveIn, ...rest }).length +
    (maxRent ? beyond(home.rent - maxRent) / maxRent : 0) +
    (minRent ? beyond(minRent - home.rent) / minRent : 0) +
    beyond((beds ?? 0) - home.beds) * 0.2 +
    beyond((baths ?? 0) - home.baths) * 0.1 +
    (moveIn ? beyond(days(home.availableOn, moveIn)) / 60 : 0)
  );
}

export const isListed = (home: PlainHome) => (LISTED_STATUSES as readonly string[]).includes(home.status);
export const matchesFilters = (home: PlainHome, filters: HomeFilters) => isListed(home) && unmetFilters(home, filters).length === 0;

/** What an order looks at: the smaller first. */
export const compareBy: Readonly<Record<HomeSort, (home: PlainHome) => number>> = {
  newest: (home) => home.listedDaysAgo,
  rentLow: (home) => home.rent,
  rentHigh: (home) => -home.rent,
  available: (home) => Date.parse(home.availableOn),
};
