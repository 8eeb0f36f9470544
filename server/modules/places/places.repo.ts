import { sql } from 'kysely';
import type { Place } from '@/contract/places';
import type { Db } from '@/server/db/client';

/** Served regions and their cities as one list of places; a city is looked at from closer than its region. */
const PLACES = sql<Place>`(
  select 'region' as kind, slug, name, state, id as "regionId", name as "regionName", lat, lng, zoom,
    (select coalesce(sum(cities.homes), 0)::int from cities where cities.region_id = regions.id) as homes
  from regions where status = 'Active' and id <> 0
  union all
  select 'city', cities.slug, cities.name, cities.state, region_id, regions.name, cities.lat, cities.lng,
    greatest(regions.zoom + 2.5, 11.5), cities.homes
  from cities join regions on regions.id = region_id and regions.status = 'Active'
) place`;

export interface PlaceQuery {
  q?: string;
  kind?: Place['kind'];
  limit: number;
}

/** Places whose name, or a word of it, starts with `q`; the ones with most homes first. */
export async function list(db: Db, { q, kind, limit }: PlaceQuery): Promise<Place[]> {
  const start = q
    ?.toLowerCase()
    .replace(/,.*$/, '')
    .replace(/[\\%_]/g, '\\$&')
    .trim();
  const { rows } = await sql<Place>`select * from ${PLACES}
    where ${start ? sql`(lower(name) like ${`${start}%`} or lower(name) like ${`% ${start}%`})` : sql`true`}
      and ${kind ? sql`kind = ${kind}` : sql`true`}
    order by kind desc, homes desc, name limit ${limit}`.execute(db);
  return rows;
}

export async function findBySlug(db: Db, slug: string): Promise<Place | undefined> {
  const { rows } = await sql<Place>`select * from ${PLACES} where slug = ${slug} order by kind desc limit 1`.execute(
    db,
  );
  return rows[0];
}

/** Every address segment with the id behind it; a region wins over a city of the same name. */
export async function readKeys(db: Db): Promise<Map<string, { regionId: number } | { cityId: number }>> {
  const { rows } = await sql<{ slug: string; cityId: number | null; regionId: number }>`
    select slug, id as "cityId", region_id as "regionId" from cities
    union all select slug, null, id from regions where status = 'Active' and id <> 0`.execute(db);
  return new Map(rows.map(({ slug, cityId, regionId }) => [slug, cityId === null ? { regionId } : { cityId }]));
}
