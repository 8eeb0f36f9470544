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

/** Where one may look further: the region of a place, the surroundings of a part of the map. */
function searchScope({ bounds }: HomeSearch, place: PlaceKey | undefined): Condition {
  if (bounds) return withinBounds(widenBounds(bounds));
  if (!place) return sql`true`;
  if ('regionId' in place) return sql`home.region_id = ${place.regionId}`;
  if ('cityId' in place) return sql`home.region_id = (select region_id from cities where id = ${place.cityId})`;
  return sql`home.region_id in (select region_id from areas join cities on cities.id = areas.city_id where areas.kind = 'zip' and areas.slug = ${place.zipcode})`;
}

/** How far beside the wish a home lies, in parts of it: twice the rent weighs as much as one more wish missed. */
function distance({ minRent, maxRent, beds, baths, moveIn }: HomeSearch): Condition {
  const parts: Condition[] = [sql`0::float8`];
  if (maxRent) parts.push(sql`greatest(0, home.rent_cents - ${maxRent * 100})::float8 / ${maxRent * 100}`);
  if (minRent) parts.push(sql`greatest(0, ${minRent * 100} - home.rent_cents)::float8 / ${minRent * 100}`);
  if (beds) parts.push(sql`greatest(0, ${beds} - home.beds) * 0.2`);
  if (baths) parts.push(sql`greatest(0, ${baths} - home.baths)::float8 * 0.1`);
  if (moveIn) parts.push(sql`greatest(0, home.available_on - ${moveIn}::date) / 60.0`);
  return sql.join(parts, sql` + `);
}

/** The homes that miss least, and which filters those are, in one query. */
export async function findNearest(
  db: Db,
  query: HomeSearch,
  place: PlaceKey | undefined,
  now: Date,
): Promise<NearestRow[]> {
  const wished = filterConditions(query, place, now);
  if (wished.length === 0) return [];
  // What is unknown of a home does not meet a wish.
  const missed = wished.map(([name, condition]) => sql`case when (${condition}) is not true then ${name}::text end`);
  const { rows } = await sql<NearestRow>`
    with near as (
      select home.*, missed.misses, cardinality(missed.misses) + ${distance(query)} as far
      from (select * from homes home where ${IS_LISTED} and ${searchScope(query, place)}
            order by home.listed_at desc limit ${sql.lit(CANDIDATE_LIMIT)}) home,
        lateral (select array_remove(array[${sql.join(missed)}], null) as misses) missed
      order by far, home.listed_at desc, home.id
      limit ${sql.lit(MAX_NEAREST_HOMES)}
    )
    select ${CARD_COLUMNS}, ${pictures(CARD_PICTURES)}, home.misses as "unmetFilters"
    from near home join cities city on city.id = home.city_id
    order by home.far, home.listed_at desc, home.id`.execute(db);
  return rows;
}
