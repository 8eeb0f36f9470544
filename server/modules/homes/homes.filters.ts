import { type RawBuilder, sql } from 'kysely';
import { type HomeFilters, type HomeSort, LISTED } from '@/contract/homes';
import type { PlaceKey } from '@/server/modules/places/places.service';
import { within } from './homes.map';

type Condition = RawBuilder<unknown>;

/** What a visitor may find; written out as the partial indexes have it, so that the planner sees they fit. */
export const LISTED_ONLY = sql`home.status in (${sql.join(LISTED.map((status) => sql.lit(status)))})`;

/** Pets a home must welcome for each wish: who takes both, takes either. */
const WELCOMING = {
  cats: ['cats', 'catsAndDogs'],
  dogs: ['dogs', 'catsAndDogs'],
  catsAndDogs: ['catsAndDogs'],
} as const;
const LAUNDRY = { inUnit: ['inUnit'], onSite: ['inUnit', 'shared'] } as const;

const anyOf = (column: Condition, values: readonly string[]) => sql`${column} = any(${[...values]}::text[])`;

function at(place: PlaceKey): Condition {
  if ('zipcode' in place) return sql`home.zipcode = ${place.zipcode}`;
  if ('regionId' in place) return sql`home.region_id = ${place.regionId}`;
  const city = sql`home.city_id = ${place.cityId}`;
  return place.neighborhood === undefined ? city : sql`${city} and home.neighborhood = ${place.neighborhood}`;
}

/** The conditions of a search, joined by and. Rents come in whole dollars. */
export function conditions(filters: HomeFilters, place: PlaceKey | undefined): Condition {
  const all: Condition[] = [LISTED_ONLY];
  const add = <T>(value: T | undefined, condition: (value: T) => Condition) => {
    if (value !== undefined) all.push(condition(value));
  };
  if (filters.bounds) all.push(within(filters.bounds));
  else if (place) all.push(at(place));
  add(filters.minRent, (rent) => sql`home.rent_cents >= ${rent * 100}`);
  add(filters.maxRent, (rent) => sql`home.rent_cents <= ${rent * 100}`);
  add(filters.beds, (beds) => sql`home.beds >= ${beds}`);
  add(filters.baths, (baths) => sql`home.baths >= ${baths}`);
  add(filters.type, (types) => anyOf(sql`home.type`, types));
  add(filters.pets, (pets) => anyOf(sql`home.pets`, WELCOMING[pets]));
  add(filters.moveIn, (date) => sql`home.available_on <= ${date}::date`);
  add(filters.parking, () => anyOf(sql`home.parking`, ['driveway', 'carport', 'garage']));
  add(filters.laundry, (laundry) => anyOf(sql`home.laundry`, LAUNDRY[laundry]));
  add(filters.ac, () => sql`home.air_conditioning`);
  add(filters.furnished, () => sql`home.furnished`);
  add(filters.accessible, () => sql`home.accessible`);
  return sql.join(all, sql` and `);
}

/** The order of a search; the id settles ties, so that pages never overlap. */
export const ORDERS: Record<HomeSort, Condition> = {
  newest: sql`home.listed_at desc, home.id desc`,
  rentLow: sql`home.rent_cents, home.id desc`,
  rentHigh: sql`home.rent_cents desc, home.id`,
  available: sql`home.available_on, home.id desc`,
};
