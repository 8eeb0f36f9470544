import { sql } from 'kysely';
import type { EstimateReport, Season } from '@/contract/homes/estimates/endpoints';
import type { Db } from '@/server/db/client';
import { isWithinBounds } from '@/server/modules/homes/homes';

export interface ListedHome {
  id: string;
  citySlug: string;
  area: string;
  type: string;
  beds: number;
  baths: number;
  sqft: number | null;
  yearBuilt: number | null;
  parking: string;
  laundry: string;
  pets: string;
  ac: boolean;
  furnished: boolean;
  zipcode: string;
  lat: number;
  lng: number;
  rentCents: number;
  status: string;
  listedOn: string;
}

interface SearchArea {
  lat: number;
  lng: number;
  beds: number;
  /** Half the side of the square looked in, in degrees of latitude. */
  reach: number;
  since: Date;
}

/** Homes of ours in a square around a place, listed since a day, with about as many bedrooms. */
export async function findHomesAround(db: Db, { lat, lng, beds, reach, since }: SearchArea): Promise<ListedHome[]> {
  const wide = reach / Math.max(0.2, Math.cos((lat * Math.PI) / 180));
  const { rows } = await sql<ListedHome>`select homes.id, cities.slug as "citySlug",
      coalesce(homes.neighborhood || ', ', '') || cities.name as area, homes.type, homes.beds, homes.baths, homes.sqft,
      homes.year_built as "yearBuilt", homes.parking, homes.laundry, homes.pets, homes.air_conditioning as ac,
      homes.furnished, homes.zipcode, homes.lat, homes.lng, homes.rent as "rentCents", homes.status,
      to_char(homes.listed_at, 'YYYY-MM-DD') as "listedOn"
    from (select * from homes where homes.status in ('active', 'coming_soon', 'application_pending', 'leased')
      and ${isWithinBounds('homes', [lng - wide, lat - reach, lng + wide, lat + reach])}
      and homes.beds between ${beds - 1} and ${beds + 1} and homes.listed_at > ${since}
      order by (homes.lat - ${lat}) ^ 2 + (homes.lng - ${lng}) ^ 2 limit 120) homes
      join cities on cities.id = homes.city_id
    order by (homes.lat - ${lat}) ^ 2 + (homes.lng - ${lng}) ^ 2`.execute(db);
  return rows;
}

/** The median of days from listed to leased in a region over the last year; undefined where too few were. */
export async function medianDaysToLease(
  db: Db,
  regionId: number,
  now: Date,
): Promise<{ days: number; leases: number } | undefined> {
  const { rows } = await sql<{ days: number | null; leases: number }>`select
      percentile_cont(0.5) within group (order by extract(epoch from leased.at - listed.at) / 86400) as days, count(*)::int as leases
    from home_events leased
    join homes on homes.id = leased.home_id and homes.region_id = ${regionId}
    join lateral (select at from home_events where home_id = leased.home_id and kind = 'listed' and at < leased.at
      order by at desc limit 1) listed on true
    where leased.kind = 'leased' and leased.at > ${now}::timestamptz - interval '1 year'`.execute(db);
  const [found] = rows;
  if (!found || found.days === null || found.leases < 5) return undefined;
  return { days: Math.round(found.days), leases: found.leases };
}

/** Fewer leases than this of a quarter tell nothing of it. */
const MIN_LEASES_PER_QUARTER = 10;

/** Days from listed to leased by the quarter of the listing, of the region's leases of three years; empty where a quarter has too few. */
export async function daysByQuarter(db: Db, regionId: number, now: Date): Promise<Season[]> {
  const { rows } = await sql<Season>`select extract(quarter from listed.at)::int as quarter, count(*)::int as leases,
      round(percentile_cont(0.5) within group (order by extract(epoch from leased.at - listed.at) / 86400))::int as days
    from home_events leased
    join homes on homes.id = leased.home_id and homes.region_id = ${regionId}
    join lateral (select at from home_events where home_id = leased.home_id and kind = 'listed' and at < leased.at
      order by at desc limit 1) listed on true
    where leased.kind = 'leased' and leased.at > ${now}::timestamptz - interval '3 years'
    group by 1 order by 1`.execute(db);
  return rows.length === 4 && rows.every(({ leases }) => leases >= MIN_LEASES_PER_QUARTER) ? rows : [];
}

interface NewEstimate {
  report: EstimateReport;
  facts: object;
  now: Date;
}

export async function insertEstimate(db: Db, { report, facts, now }: NewEstimate): Promise<void> {
  const { id, runId, coverageType, estimate, low, high } = report;
  await sql`insert into estimates (id, run_id, at, coverage_type, estimate, low, high, facts, report) values (${id}, ${runId},
    ${now}, ${coverageType}, ${estimate}, ${low}, ${high}, ${JSON.stringify(facts)}, ${JSON.stringify(report)})`.execute(
    db,
  );
}

/** Row-level security checks the owner; of staff, who see all, the run is not asked. */
export async function findEstimate(db: Db, id: string): Promise<EstimateReport | undefined> {
  const found = await db.selectFrom('estimates').select('report').where('id', '=', id).executeTakeFirst();
  return found?.report as EstimateReport | undefined;
}

export async function findLatest(
  db: Db,
  personId: string | null,
  holder: Buffer | null,
): Promise<EstimateReport | undefined> {
  const { rows } = await sql<{ report: EstimateReport }>`select estimates.report from estimates
    join flow_runs on flow_runs.id = estimates.run_id
    where flow_runs.person_id = ${personId}
      or (flow_runs.person_id is null and flow_runs.guest_token_hashes @> array[${holder}::bytea])
    order by estimates.at desc limit 1`.execute(db);
  return rows[0]?.report;
}

export async function hasEstimates(db: Db, runId: string): Promise<boolean> {
  const found = await db.selectFrom('estimates').select('id').where('runId', '=', runId).limit(1).executeTakeFirst();
  return found !== undefined;
}

export async function insertLink(db: Db, hash: Buffer, estimateId: string, expiresAt: Date): Promise<void> {
  await sql`insert into estimate_links (hash, estimate_id, expires_at) values (${hash}, ${estimateId}, ${expiresAt})`.execute(
    db,
  );
}

export async function findShared(db: Db, hash: Buffer, id: string, now: Date): Promise<EstimateReport | undefined> {
  const { rows } = await sql<{ report: EstimateReport }>`select estimates.report from estimate_links
    join estimates on estimates.id = estimate_links.estimate_id
    where estimate_links.hash = ${hash} and estimates.id = ${id} and estimate_links.expires_at > ${now}`.execute(db);
  return rows[0]?.report;
}
