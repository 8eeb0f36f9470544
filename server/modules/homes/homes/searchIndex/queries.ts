// A search as an engine is asked it: what filters/queries.ts says in SQL, over the copies that it holds.
import { daysBetween } from '@/contract/calendar/days';
import { FEATURE_FILTERS, type FeatureFilterName, featureFilterNames } from '@/contract/homes/homes/filters';
import type { HomeFilters, HomeSort } from '@/contract/homes/homes/schemas';
import { LAUNDRY_OPTIONS, OWN_PARKING, PET_POLICIES } from '@/server/modules/homes/homes/filters';
import type { PlaceKey } from '@/server/modules/homes/places';
import type { IndexCondition, IndexQuery } from '@/server/providers/search/homeIndex';

type Bounds = NonNullable<HomeFilters['bounds']>;

/** A local date as a number, in the same order. */
export const dayNumber = (date: string) => Number(date.replaceAll('-', ''));

function placeConditions(place: PlaceKey): IndexCondition[] {
  if ('zipcode' in place) return [{ field: 'zipcode', is: '=', value: place.zipcode }];
  if ('regionId' in place) return [{ field: 'regionId', is: '=', value: place.regionId }];
  const city: IndexCondition = { field: 'cityId', is: '=', value: place.cityId };
  return place.neighborhood === undefined
    ? [city]
    : [city, { field: 'neighborhood', is: '=', value: place.neighborhood }];
}

const boundsConditions = ([west, south, east, north]: Bounds): IndexCondition[] => [
  { field: 'lng', is: '>=', value: west },
  { field: 'lng', is: '<=', value: east },
  { field: 'lat', is: '>=', value: south },
  { field: 'lat', is: '<=', value: north },
];

const LEASE_TERMS = {
  short: { field: 'leaseMonths', is: '<', value: 12 },
  year: { field: 'leaseMonths', is: '=', value: 12 },
  long: { field: 'leaseMonths', is: '>', value: 12 },
} as const satisfies Record<string, IndexCondition>;

function featureCondition(name: FeatureFilterName): IndexCondition {
  const filter = FEATURE_FILTERS[name];
  if ('feature' in filter) return { field: 'features', is: '=', value: filter.feature };
  const own: Partial<Record<FeatureFilterName, IndexCondition>> = {
    parking: { field: 'parking', is: 'in', values: OWN_PARKING },
    ac: { field: 'airConditioning', is: '=', value: true },
    furnished: { field: 'furnished', is: '=', value: true },
    accessible: { field: 'accessible', is: '=', value: true },
  };
  const condition = own[name];
  if (!condition) throw new Error(`The search engine does not know the filter ${name}`);
  return condition;
}

/** Free by then, and approved by its HOA when somebody applies today. */
const moveInConditions = (moveIn: string, today: string): IndexCondition[] => [
  { field: 'availableOn', is: '<=', value: dayNumber(moveIn) },
  { field: 'hoaApprovalDays', is: '<=', value: Math.max(0, daysBetween(today, moveIn)) },
];

/** Each filter that is set. `today` is the day in UTC, as in filters/queries.ts. */
export function indexConditions(filters: HomeFilters, place: PlaceKey | undefined, today: string): IndexCondition[] {
  const { bounds, minRent, maxRent, beds, baths, type, pets, moveIn, laundry, size, leaseTerm } = filters;
  const conditions: (IndexCondition | undefined)[] = [
    ...(bounds ? boundsConditions(bounds) : place ? placeConditions(place) : []),
    minRent === undefined ? undefined : { field: 'rentCents', is: '>=', value: minRent * 100 },
    maxRent === undefined ? undefined : { field: 'rentCents', is: '<=', value: maxRent * 100 },
    beds === undefined ? undefined : { field: 'beds', is: '>=', value: beds },
    baths === undefined ? undefined : { field: 'baths', is: '>=', value: baths },
    type && { field: 'type', is: 'in', values: type },
    pets && { field: 'pets', is: 'in', values: PET_POLICIES[pets] },
    ...(moveIn === undefined ? [] : moveInConditions(moveIn, today)),
    laundry && { field: 'laundry', is: 'in', values: LAUNDRY_OPTIONS[laundry] },
    size && { field: 'sqft', is: '>=', value: Number.parseInt(size, 10) },
    leaseTerm && LEASE_TERMS[leaseTerm],
    ...featureFilterNames.map((name) => (filters[name] ? featureCondition(name) : undefined)),
  ];
  return conditions.filter((condition) => condition !== undefined);
}

export const INDEX_ORDERS: Record<HomeSort, IndexQuery['order']> = {
  newest: { field: 'listedAt', direction: 'desc' },
  rentLow: { field: 'rentCents', direction: 'asc' },
  rentHigh: { field: 'rentCents', direction: 'desc' },
  available: { field: 'availableOn', direction: 'asc' },
};
