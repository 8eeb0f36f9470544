import { sql } from 'kysely';
import { LISTED_STATUSES } from '@/contract/homes/homes/endpoints';
import type { MarketStats, Region } from '@/contract/homes/regions/endpoints';
import type { Db } from '@/server/db/client';

const COLUMNS = ['id', 'name', 'slug', 'shortName', 'status', 'state', 'nameKebabCase', 'lat', 'lng', 'zoom'] as const;

/** Every region, All Cities first; anyone who shows them leaves out those with status Other. */
export function list(db: Db) {
  return db.selectFrom('regions').select(COLUMNS).orderBy('id').execute();
}

/** A region, or one city of it. */
export interface Market {
  region: Region;
  city: { id: number; slug: string; name: string; state: string } | null;
}

/** What a key names: a region by slug, kebab-case name or id, before a city by its slug. Only what we serve. */
export async function findMarket(db: Db, key: string): Promise<Market | undefined> {
  const served = db.selectFrom('regions').select(COLUMNS).where('status', '=', 'Active').where('id', '<>', 0);
  const id = /^\d{1,6}$/.test(key) ? Number(key) : undefined;
  const region = await served
    .where((is) =>
      is.or([is('slug', '=', key), is('nameKebabCase', '=', key), ...(id === undefined ? [] : [is('id', '=', id)])]),
    )
    .executeTakeFirst();
  if (region) return { region, city: null };
  const city = await db
    .selectFrom('cities')
    .select(['id', 'slug', 'name', 'state', 'regionId'])
    .where('slug', '=', key)
    .executeTakeFirst();
  const around = city && (await served.where('id', '=', city.regionId).executeTakeFirst());
  return city && around && { region: around, city };
}

interface Counts {
  homesToRent: number;
  homesLoved: number;
  days: number | null;
  leased: number;
  rents: MarketStats['rents'];
  cities: MarketStats['cities'];
}

/** Everything a page tells of a market, in one query. */
export async function countMarket(
  db: Db,
  { region, city }: Market,
  { fewest, since, until }: { fewest: number; since: Date; until: Date },
): Promise<Counts> {
  const listed = sql`status in (${sql.join(LISTED_STATUSES.map((status) => sql.lit(status)))})`;
  const { rows } = await sql<Counts>`
    with own as (
      select status, beds, rent from homes
      where region_id = ${region.id} and ${city ? sql`city_id = ${city.id}` : sql`true`}
    ), by_beds as (
      select beds, round(percentile_cont(0.5) within group (order by rent) / 100)::int * 100 as cents, count(*)::int as n
      from own where ${listed} group by beds having count(*) >= ${fewest}
    )
    select
      (select count(*)::int from own where ${listed}) as "homesToRent",
      (select count(*)::int from own where status = 'leased') as "homesLoved",
      taken.days, taken.homes as leased,
      coalesce((select jsonb_agg(jsonb_build_object('beds', beds, 'medianCents', cents, 'homes', n) order by beds) from by_beds), '[]') as rents,
      coalesce((select jsonb_agg(jsonb_build_object('slug', slug, 'name', name, 'homes', homes) order by homes desc, name)
        from cities where region_id = ${region.id} and homes > 0), '[]') as cities
    from app.days_to_lease(${region.id}::int, ${city?.id ?? null}::int, ${since}, ${until}) taken`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error(`Nothing was counted for region ${region.id}`);
  return counts;
}
