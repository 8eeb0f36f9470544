import { type Insertable, type Selectable, sql } from 'kysely';
import type { HomeStatus } from '@/contract/homes/homes/endpoints';
import type { FloodKnowledge } from '@/contract/homes/homes/flood';
import type { Coverage } from '@/contract/tenancy/insurance/endpoints';
import type { Db } from '@/server/db/client';
import type { InsurancePolicies } from '@/server/db/types';
import { homeIdsOf } from '@/server/modules/homes/homeMembers';

export type PolicyRow = Selectable<InsurancePolicies>;

export interface InsuredHomeRow {
  homeId: string;
  address: string;
  streetAddress: string;
  city: string;
  state: string;
  zipcode: string;
  homeType: string;
  status: HomeStatus;
  timeZone: string;
  sqft: number | null;
  yearBuilt: number | null;
  rentCents: number;
  flood: FloodKnowledge | null;
  coverage: Coverage | null;
  chosenAt: Date | null;
}

/** Homes with money that a person sees, or one home for anyone who was authorized, as the system. */
export async function listHomes(
  db: Db,
  { personId = null, homeId = null, limit }: { personId?: string | null; homeId?: string | null; limit: number },
): Promise<InsuredHomeRow[]> {
  const { rows } = await sql<InsuredHomeRow>`
    select home.id as "homeId", concat_ws(', ', home.street_address, home.unit) as address,
      home.street_address as "streetAddress", city.name as city, city.state, home.zipcode, home.type as "homeType", home.status,
      region.time_zone as "timeZone", home.sqft, home.year_built as "yearBuilt", home.rent as "rentCents", home.flood,
      selection.coverage, selection.updated_at as "chosenAt"
    from homes home join cities city on city.id = home.city_id join regions region on region.id = home.region_id
      left join insurance_selections selection on selection.home_id = home.id
    where ${homeId ? sql`home.id = ${homeId}` : sql`true`}
      and ${personId ? sql`home.id in ${homeIdsOf(personId, ['co_owner', 'accountant'])}` : sql`true`}
    order by home.street_address, home.id limit ${limit}`.execute(db);
  return rows;
}

export const listPolicies = (db: Db, homeIds: readonly string[]): Promise<PolicyRow[]> =>
  db
    .selectFrom('insurancePolicies')
    .selectAll()
    .where('homeId', 'in', [...homeIds])
    .orderBy('expiresOn', 'desc')
    .orderBy('id')
    .execute();

export const insertPolicy = (db: Db, values: Insertable<InsurancePolicies>) =>
  db.insertInto('insurancePolicies').values(values).execute();

/** The home of a policy that the caller may see. */
export const findPolicyHome = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('insurancePolicies').select('homeId').where('id', '=', id).executeTakeFirst())?.homeId;

/** Whether there was one to remove. */
export async function removePolicy(db: Db, homeId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('insurancePolicies')
    .where('homeId', '=', homeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function saveSelection(
  db: Db,
  { homeId, ownerId, coverage, now }: { homeId: string; ownerId: string; coverage: Coverage; now: Date },
): Promise<void> {
  const values = { ownerId, coverage: JSON.stringify(coverage), updatedAt: now };
  await db
    .insertInto('insuranceSelections')
    .values({ homeId, ...values })
    .onConflict((conflict) => conflict.column('homeId').doUpdateSet(values))
    .execute();
}

export interface EndingPolicyRow {
  id: string;
  carrier: string;
  expiresOn: string;
  daysLeft: number;
  homeId: string;
  address: string;
  email: string;
  firstName: string;
}

/** Policies that end in so many days, with whom to remind; one that another of its form outlasts is done with. */
export async function listEnding(db: Db, today: string, days: readonly number[]): Promise<EndingPolicyRow[]> {
  const { rows } = await sql<EndingPolicyRow>`
    select policy.id, policy.carrier, policy.expires_on as "expiresOn", policy.expires_on - ${today}::date as "daysLeft",
      home.id as "homeId", home.street_address as address, users.email, users.first_name as "firstName"
    from insurance_policies policy join homes home on home.id = policy.home_id join users on users.id = home.owner_id
    where policy.expires_on - ${today}::date = any(${[...days]}::int[])
      and not exists (select from insurance_policies later where later.home_id = policy.home_id
        and later.form = policy.form and later.expires_on > policy.expires_on)
    order by policy.id limit 2000`.execute(db);
  return rows;
}
