import { type RawBuilder, sql } from 'kysely';
import {
  FEATURE_FILTERS,
  type FeatureFilterName,
  featureFilterNames,
  type HomeFilters,
  type HomeSort,
  LISTED_STATUSES,
  type ListedFeatureName,
} from '@/contract/homes/homes/endpoints';
import { withinBounds } from '@/server/modules/homes/homes/map/queries';
import type { PlaceKey } from '@/server/modules/homes/places';

type Condition = RawBuilder<unknown>;

/** What a visitor may find; written out as the partial indexes have it, so that the planner sees they fit. */
export const IS_LISTED = sql`home.status in (${sql.join(LISTED_STATUSES.map((status) => sql.lit(status)))})`;

/** Pets a home must welcome for each wish: who takes both, takes either. */
export const PET_POLICIES = {
  cats: ['cats', 'catsAndDogs'],
  dogs: ['dogs', 'catsAndDogs'],
  catsAndDogs: ['catsAndDogs'],
} as const;
/** Parking that belongs to the home. */
export const OWN_PARKING: readonly string[] = ['driveway', 'carport', 'garage'];
const LEASE_TERMS = {
  short: sql`jsonb_path_exists(home.lease_months, '$[*] ? (@ < 12)')`,
  year: sql`home.lease_months @> '[12]'`,
  long: sql`jsonb_path_exists(home.lease_months, '$[*] ? (@ > 12)')`,
} as const;
export const LAUNDRY_OPTIONS = { inUnit: ['inUnit'], onSite: ['inUnit', 'shared'] } as const;

const anyOf = (column: Condition, values: readonly string[]) => sql`${column} = any(${[...values]}::text[])`;

function placeCondition(place: PlaceKey): Condition {
  if ('zipcode' in place) return sql`home.zipcode = ${place.zipcode}`;
  if ('regionId' in place) return sql`home.region_id = ${place.regionId}`;
  const city = sql`home.city_id = ${place.cityId}`;
  return place.neighborhood === undefined ? city : sql`${city} and home.neighborhood = ${place.neighborhood}`;
}

/** Features with a column of their own; the others are looked up in `features` (contract/homes/homes/filters.ts). */
const FEATURE_CONDITIONS: Record<Exclude<FeatureFilterName, ListedFeatureName>, Condition> = {
  parking: anyOf(sql`home.parking`, OWN_PARKING),
  ac: sql`home.air_conditioning`,
  furnished: sql`home.furnished`,
  accessible: sql`home.accessible`,
};

function featureCondition(name: FeatureFilterName): Condition {
  const filter = FEATURE_FILTERS[name];
  if ('features' in filter) {
    const lists = filter.features.map((feature) => sql`home.features @> ${JSON.stringify([feature])}::jsonb`);
    return sql`(${sql.join(lists, sql` or `)})`;
  }
  return FEATURE_CONDITIONS[name as Exclude<FeatureFilterName, ListedFeatureName>];
}

type FilterName = keyof HomeFilters;

/** Each filter that is set, by its name, with its condition. Rents come in whole dollars. */
export function filterConditions(
  filters: HomeFilters,
  place: PlaceKey | undefined,
  now: Date,
): [FilterName, Condition][] {
  const today = now.toISOString().slice(0, 10);
  const all: [FilterName, Condition][] = [];
  const add = <N extends FilterName>(name: N, condition: (value: NonNullable<HomeFilters[N]>) => Condition) => {
    const value = filters[name];
    if (value !== undefined) all.push([name, condition(value as NonNullable<HomeFilters[N]>)]);
  };
  if (filters.bounds) add('bounds', withinBounds);
  else if (place) all.push(['place', placeCondition(place)]);
  add('minRent', (rent) => sql`home.rent >= ${rent * 100}`);
  add('maxRent', (rent) => sql`home.rent <= ${rent * 100}`);
  add('beds', (beds) => sql`home.beds >= ${beds}`);
  add('baths', (baths) => sql`home.baths >= ${baths}`);
  add('type', (types) => anyOf(sql`home.type`, types));
  add('pets', (pets) => anyOf(sql`home.pets`, PET_POLICIES[pets]));
  // Who applies today can be approved by then, too.
  add(
    'moveIn',
    (date) => sql`(home.available_on <= ${date}::date
      and coalesce(home.hoa_approval_days, 0) <= greatest(0, ${date}::date - ${today}::date))`,
  );
  add('laundry', (laundry) => anyOf(sql`home.laundry`, LAUNDRY_OPTIONS[laundry]));
  add('size', (size) => sql`coalesce(home.sqft, 0) >= ${Number.parseInt(size, 10)}`);
  add('leaseTerm', (term) => LEASE_TERMS[term]);
  for (const name of featureFilterNames) add(name, () => featureCondition(name));
  return all;
}

/** The conditions of a search, joined by and. */
export function searchCondition(filters: HomeFilters, place: PlaceKey | undefined, now: Date): Condition {
  return sql.join([IS_LISTED, ...filterConditions(filters, place, now).map(([, condition]) => condition)], sql` and `);
}

/** The order of a search; the id settles ties, so that pages never overlap. */
export const SORT_ORDERS: Record<HomeSort, Condition> = {
  newest: sql`home.listed_at desc, home.id desc`,
  rentLow: sql`home.rent, home.id desc`,
  rentHigh: sql`home.rent desc, home.id`,
  available: sql`home.available_on, home.id desc`,
};
