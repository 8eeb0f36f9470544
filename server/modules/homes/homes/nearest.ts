import { type RawBuilder, sql } from 'kysely';
import { type HomeSearch, MAX_NEAREST_HOMES, type NearestHome } from '@/contract/homes/homes/endpoints';
import type { Db } from '@/server/db/client';
import { CARD_COLUMNS, type CardRow, pictures } from '@/server/modules/homes/homes/cards';
import { filterConditions, IS_LISTED } from '@/server/modules/homes/homes/filters';
import { withinBounds } from '@/server/modules/homes/homes/map/queries';
import type { PlaceKey } from '@/server/modules/homes/places';

type Condition = RawBuilder<unknown>;
type Bounds = NonNullable<HomeSearch['bounds']>;

export interface NearestRow extends CardRow {
  unmetFilters: NearestHome['misses'];
  miles: number | null;
}

/** A point that stands for what is searched, in degrees. */
export interface Center {
  lat: number;
  lng: number;
}

/** However many homes there are, no more than the newest of these are weighed. */
const CANDIDATE_LIMIT = 5_000;
const CARD_PICTURES = 5;
/** What a degree around a part of the map still counts as near it. */
const WIDEN_DEGREES = 0.5;

const widenBounds = ([west, south, east, north]: Bounds): Bounds => [
  Math.max(-180, west - WIDEN_DEGREES),
  Math.max(-90, south - WIDEN_DEGREES),
  Math.min(180, east + WIDEN_DEGREES),
  Math.min(90, north + WIDEN_DEGREES),
];

/** Homes are looked for in so many cities around a place; each of them has its own index of homes. */
const NEAR_CITIES = 12;
const MILES_PER_DEGREE = 69.17;
/** So many miles weigh as much as one more wish missed. */
const MILES_PER_MISS = 25;

/** Miles between two points that are given as SQL, on a map flat around the first. */
const milesBetween = (lat: Condition, lng: Condition, otherLat: Condition, otherLng: Condition) =>
  sql`(sqrt(power(${otherLat} - ${lat}, 2) + power((${otherLng} - ${lng}) * cos(radians(${lat})), 2)) * ${sql.lit(MILES_PER_DEGREE)})`;

/** The middle of what is searched, as a row of `lat` and `lng`; nothing for a region and where no place is searched. */
function centerOf(
  { bounds }: HomeSearch,
  place: PlaceKey | undefined,
  unlisted: Center | undefined,
): Condition | undefined {
  const point = unlisted ?? (bounds && { lat: (bounds[1] + bounds[3]) / 2, lng: (bounds[0] + bounds[2]) / 2 });
  if (point) return sql`select ${point.lat}::float8 as lat, ${point.lng}::float8 as lng`;
  if (!place || 'regionId' in place) return undefined;
  if ('zipcode' in place) return sql`select lat, lng from areas where kind = 'zip' and slug = ${place.zipcode} limit 1`;
  const city = sql`select lat, lng from cities where id = ${place.cityId}`;
  return place.neighborhood === undefined
    ? city
    : sql`select lat, lng from areas where kind = 'neighborhood' and city_id = ${place.cityId} and name = ${place.neighborhood} limit 1`;
}

/** The region of a place by its key. */
function regionOf(place: Exclude<PlaceKey, { regionId: number }>): Condition {
  return 'cityId' in place
    ? sql`region_id = (select region_id from cities where id = ${place.cityId})`
    : sql`region_id in (select region_id from areas join cities on cities.id = areas.city_id where areas.kind = 'zip' and areas.slug = ${place.zipcode})`;
}

/** Where one may look further: the cities around a place in its region, all of a region, the surroundings of a part of the map. */
function searchScope({ bounds }: HomeSearch, place: PlaceKey | undefined, unlisted: Center | undefined): Condition {
  if (bounds) return withinBounds(widenBounds(bounds));
  if (place && 'regionId' in place) return sql`home.region_id = ${place.regionId}`;
  if (!place && !unlisted) return sql`true`;
  const near = milesBetween(sql`center.lat`, sql`center.lng`, sql`cities.lat`, sql`cities.lng`);
  return sql`home.city_id in (select cities.id from cities, center where homes > 0 and ${place ? regionOf(place) : sql`true`}
    order by ${near} limit ${sql.lit(NEAR_CITIES)})`;
}

/** How far beside the wish a home lies, in parts of it: twice the rent weighs as much as one more wish missed. */
function distance({ minRent, maxRent, beds, baths, moveIn }: HomeSearch): Condition {
  const parts: Condition[] = [sql`0::float8`];
  if (maxRent) parts.push(sql`greatest(0, home.rent - ${maxRent * 100})::float8 / ${maxRent * 100}`);
  if (minRent) parts.push(sql`greatest(0, ${minRent * 100} - home.rent)::float8 / ${minRent * 100}`);
  if (beds) parts.push(sql`greatest(0, ${beds} - home.beds) * 0.2`);
  if (baths) parts.push(sql`greatest(0, ${baths} - home.baths)::float8 * 0.1`);
  if (moveIn) parts.push(sql`greatest(0, home.available_on - ${moveIn}::date) / 60.0`);
  return sql.join(parts, sql` + `);
}

/**
 * The homes that miss least, and which filters those are, in one query. Around a place the nearest come first: each mile
 * counts a little, and where nothing but the place is asked for, miles alone decide. `unlisted` is a place without homes.
 */
export async function findNearest(
  db: Db,
  query: HomeSearch,
  place: PlaceKey | undefined,
  now: Date,
  unlisted?: Center,
): Promise<NearestRow[]> {
  const wished = filterConditions(query, place, now);
  // No home lies in a place in which we list none.
  if (unlisted) wished.push(['place', sql`false`]);
  if (wished.length === 0) return [];
  const center = centerOf(query, place, unlisted);
  // What is unknown of a home does not meet a wish.
  const missed = wished.map(([name, condition]) => sql`case when (${condition}) is not true then ${name}::text end`);
  const miles = milesBetween(sql`center.lat`, sql`center.lng`, sql`home.lat`, sql`home.lng`);
  const { rows } = await sql<NearestRow>`
    with center as materialized (${center ?? sql`select null::float8 as lat, null::float8 as lng`}), near as (
      select home.*, missed.misses, away.miles,
        cardinality(missed.misses) + ${distance(query)} + coalesce(away.miles, 0) / ${sql.lit(MILES_PER_MISS)} as far
      from (select * from homes home where ${IS_LISTED} and ${searchScope(query, place, unlisted)}
            order by home.listed_at desc limit ${sql.lit(CANDIDATE_LIMIT)}) home
        left join center on true,
        lateral (select ${miles} as miles) away,
        lateral (select array_remove(array[${sql.join(missed)}], null) as misses) missed
      order by far, home.listed_at desc, home.id
      limit ${sql.lit(MAX_NEAREST_HOMES)}
    )
    select ${CARD_COLUMNS}, ${pictures(CARD_PICTURES)}, home.misses as "unmetFilters", round(home.miles::numeric, 1)::float8 as miles
    from near home join cities city on city.id = home.city_id
    order by home.far, home.listed_at desc, home.id`.execute(db);
  return rows;
}
