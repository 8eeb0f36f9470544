import { sql } from 'kysely';
import type { Db } from '@/server/db/client';
import { IS_LISTED } from '@/server/modules/homes/homes/filters';
import type { IndexedHome } from '@/server/providers/search/homeIndex';

interface Claim {
  filledAt: Date | null;
  publishedAt: Date | null;
}

/** Takes the index for one worker, until a time; undefined where another has it. From its first row on, changes of homes are noted. */
export async function claimIndex(db: Db, name: string, { now, until }: { now: Date; until: Date }) {
  const { rows } = await sql<Claim>`
    insert into home_indexes as known (name, claimed_until) values (${name}, ${until})
    on conflict (name) do update set claimed_until = excluded.claimed_until
      where known.claimed_until is null or known.claimed_until <= ${now}
    returning filled_at as "filledAt", published_at as "publishedAt"`.execute(db);
  return rows[0];
}

type Marks = Partial<Record<'filledAt' | 'publishedAt' | 'claimedUntil', Date | null>>;

export async function markIndex(db: Db, name: string, marks: Marks): Promise<void> {
  await db.updateTable('homeIndexes').set(marks).where('name', '=', name).execute();
}

/** Those that searches no longer ask. */
export async function removeOtherIndexes(db: Db, name: string): Promise<void> {
  await db.deleteFrom('homeIndexes').where('name', '<>', name).execute();
}

/** Without an engine nothing is noted. */
export async function forgetIndexes(db: Db): Promise<void> {
  await sql`delete from home_indexes`.execute(db);
  await sql`delete from home_index_changes`.execute(db);
}

/** Every home on the market counts as changed, where there is an index. */
export async function markListedHomes(db: Db): Promise<void> {
  await sql`insert into home_index_changes (home_id)
    select home.id from homes home where ${IS_LISTED} and exists (select from home_indexes) order by home.id
    on conflict (home_id) do nothing`.execute(db);
}

export interface HomeChange {
  homeId: string;
  /** As the database wrote it: a change that comes while this one is sent is another one. */
  changedAt: string;
}

export async function listChanges(db: Db, limit: number): Promise<HomeChange[]> {
  const { rows } = await sql<HomeChange>`select home_id as "homeId", changed_at::text as "changedAt"
    from home_index_changes order by changed_at, home_id limit ${limit}`.execute(db);
  return rows;
}

export async function removeChanges(db: Db, changes: readonly HomeChange[]): Promise<void> {
  await sql`delete from home_index_changes using jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as sent ("homeId" uuid, "changedAt" timestamptz)
    where home_id = sent."homeId" and changed_at = sent."changedAt"`.execute(db);
}

/** What an engine is told of those of them that are on the market. */
export async function listIndexedHomes(db: Db, ids: readonly string[]): Promise<IndexedHome[]> {
  const { rows } = await sql<IndexedHome>`
    select home.id, home.region_id as "regionId", home.city_id as "cityId", coalesce(home.neighborhood, '') as neighborhood,
      home.zipcode, home.lat, home.lng, home.rent_cents as "rentCents", home.beds, home.baths, coalesce(home.sqft, 0) as sqft,
      home.type, home.pets, home.laundry, home.parking, home.air_conditioning as "airConditioning", home.furnished,
      home.accessible, home.features, home.lease_months as "leaseMonths",
      to_char(home.available_on, 'YYYYMMDD')::int as "availableOn",
      coalesce(home.hoa_approval_days, 0) as "hoaApprovalDays",
      coalesce(extract(epoch from home.listed_at), 0)::bigint as "listedAt"
    from homes home where home.id = any(${[...ids]}::uuid[]) and ${IS_LISTED}`.execute(db);
  return rows;
}
