import { sql } from 'kysely';
import { cents } from '@/contract/amounts/cents';
import type { Surroundings } from '@/contract/homes/homes/endpoints';
import type { Db } from '@/server/db/client';
import { IS_LISTED } from '@/server/modules/homes/homes/filters';
import { nearestParks, parksOf } from '@/server/modules/homes/homes/parks';
import type { HomeRow } from '@/server/modules/homes/homes/repo';

/** Fewer homes than this say nothing about what is usual. */
const MIN_SIMILAR_HOMES = 5;

interface AreaRow {
  area: string;
  homes: number;
  similar: number;
  rentCents: number | null;
}

/** The neighborhood and the city of a home, the narrower first. */
async function findAreas(db: Db, home: HomeRow): Promise<AreaRow[]> {
  const { rows } = await sql<AreaRow>`
    select area, count(*)::int as homes, count(*) filter (where alike)::int as similar,
      percentile_disc(0.5) within group (order by rent) filter (where alike) as "rentCents"
    from (
      select home.rent, home.beds = ${home.beds} as alike, home.neighborhood from homes home
      where ${IS_LISTED} and home.city_id = (select city_id from homes where id = ${home.id})
    ) listed, lateral (values (${home.city}, 1, true), (${home.neighborhood}::text, 0, listed.neighborhood = ${home.neighborhood})) named (area, wide, holds)
    where holds group by area, wide order by wide`.execute(db);
  return rows;
}

/** What a visitor can know of the area from our own listings and from the map. */
export async function findSurroundings(db: Db, home: HomeRow): Promise<Surroundings> {
  const [areas, region] = await Promise.all([
    findAreas(db, home),
    db.selectFrom('regions').select('slug').where('id', '=', home.regionId).executeTakeFirstOrThrow(),
  ]);
  const area = areas.find(({ similar }) => similar >= MIN_SIMILAR_HOMES) ?? areas.at(-1);
  const message = area && area.similar >= MIN_SIMILAR_HOMES && area.rentCents !== null;
  return {
    regionSlug: region.slug,
    area: area?.area ?? home.city,
    homes: area?.homes ?? 0,
    similar: message ? { homes: area.similar, rentCents: cents(Number(area.rentCents)) } : null,
    parks: nearestParks(await parksOf(region.slug), home),
  };
}
