import { sql } from 'kysely';
import { LISTED_STATUSES } from '@/contract/homes/homes/endpoints';
import type { Place } from '@/contract/homes/places/endpoints';
import type { Db } from '@/server/db/client';

/** What narrows a search to a place. */
export type PlaceKey = { regionId: number } | { cityId: number; neighborhood?: string } | { zipcode: string };

type Kind = Place['kind'];

/** Served regions and their cities as one list of places; a city is looked at from closer than its region. */
const MARKETS = sql`
  select 'region' as kind, slug, name, state, null::text as city, id as "regionId", name as "regionName", lat, lng, zoom,
    (select coalesce(sum(cities.homes), 0)::int from cities where cities.region_id = regions.id) as homes
  from regions where status = 'Active' and id <> 0
  union all
  select 'city', cities.slug, cities.name, cities.state, null, region_id, regions.name, cities.lat, cities.lng,
    greatest(regions.zoom + 2.5, 11.5), cities.homes
  from cities join regions on regions.id = region_id and regions.status = 'Active'`;

const AREAS = sql`
  select areas.kind, areas.slug, areas.name, cities.state, cities.name as city, region_id as "regionId", regions.name as "regionName",
    areas.lat, areas.lng, case areas.kind when 'zip' then 12.5 else 13.2 end::float8 as zoom, areas.homes
  from areas join cities on cities.id = areas.city_id join regions on regions.id = region_id and regions.status = 'Active'`;

/** Homes on the market by the start of their street address; the id of the home is the place's address segment. */
const addresses = (start: string, limit: number) => sql`
  select 'address', home.id::text, home.street_address, cities.state, cities.name, cities.region_id, regions.name, home.lat, home.lng, 14::float8, 1
  from (select * from homes where status in (${sql.join(LISTED_STATUSES.map((status) => sql.lit(status)))})
      and address_key >= ${start} and address_key < ${`${start}\u{10FFFF}`} order by address_key limit ${limit}) home
  join cities on cities.id = home.city_id join regions on regions.id = cities.region_id`;

export interface PlaceQuery {
  kind?: Kind;
  limit: number;
}

/** Places of our markets, or all of one kind: the larger kind first, in it the ones with most homes. Areas without a home are left out. */
export async function list(db: Db, { kind, limit }: PlaceQuery): Promise<Place[]> {
  const areas = kind === 'neighborhood' || kind === 'zip';
  const { rows } = await sql<Place>`select * from (${areas ? AREAS : MARKETS}) place
    where ${kind ? sql`kind = ${kind}` : sql`true`} and ${areas ? sql`homes > 0` : sql`true`}
    order by array_position(array['region', 'city', 'neighborhood', 'zip'], kind), homes desc, name, slug
    limit ${limit}`.execute(db);
  return rows;
}

/** Everything a name can stand for. */
export const PLACES = sql`${MARKETS} union all ${AREAS}`;

/** Homes on the market with a street address that starts with `start`. */
export async function findAddresses(db: Db, start: string, limit: number): Promise<Place[]> {
  const { rows } = await sql<Place>`select * from (${MARKETS} union all ${addresses(start, limit)}) place
    where kind = 'address' order by name, slug limit ${limit}`.execute(db);
  return rows;
}

/** Neighborhoods of a city, by name. */
export async function listNeighborhoods(db: Db, citySlug: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select areas.name from areas join cities on cities.id = areas.city_id
    where cities.slug = ${citySlug} and areas.kind = 'neighborhood' order by areas.name limit 300`.execute(db);
  return rows.map(({ name }) => name);
}

/** The regions of one state. */
export async function findRegionsOf(db: Db, state: string): Promise<Place[]> {
  const { rows } = await sql<Place>`select * from (${MARKETS}) place where kind = 'region' and state = ${state}
    order by homes desc, name`.execute(db);
  return rows;
}

export async function findBySlug(db: Db, slug: string): Promise<Place | undefined> {
  const { rows } = await sql<Place>`select * from (${MARKETS} union all ${AREAS}) place where slug = ${slug}
    order by array_position(array['region', 'city', 'neighborhood', 'zip'], kind) limit 1`.execute(db);
  return rows[0];
}

interface KeyRow {
  slug: string;
  regionId: number | null;
  cityId: number | null;
  neighborhood: string | null;
}

function keyOf({ slug, regionId, cityId, neighborhood }: KeyRow): PlaceKey {
  if (regionId !== null) return { regionId };
  if (cityId === null) return { zipcode: slug };
  return neighborhood === null ? { cityId } : { cityId, neighborhood };
}

const KEYS = sql`
  select slug, null::int as "regionId", case kind when 'neighborhood' then city_id end as "cityId",
    case kind when 'neighborhood' then name end as neighborhood, 1 as size from areas
  union all select slug, null, id, null, 2 from cities
  union all select slug, id, null, null, 3 from regions where status = 'Active' and id <> 0`;

/** Every address segment with what it stands for; of several of one name, the largest wins. */
export async function readKeys(db: Db): Promise<Map<string, PlaceKey>> {
  const { rows } = await sql<KeyRow>`select * from (${KEYS}) keys order by size`.execute(db);
  return new Map(rows.map((row) => [row.slug, keyOf(row)]));
}

/** What one address segment stands for. */
export async function findKey(db: Db, slug: string): Promise<PlaceKey | undefined> {
  const { rows } =
    await sql<KeyRow>`select * from (${KEYS}) keys where slug = ${slug} order by size desc limit 1`.execute(db);
  return rows[0] && keyOf(rows[0]);
}
