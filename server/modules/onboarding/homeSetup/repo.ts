import { sql } from 'kysely';
import { HOME_MEMBER_ROLES } from '@/contract/homes/homeMembers/constants';
import { LEAD_PAINT_BAN_YEAR, LISTED_STATUSES, PUBLIC_STATUSES } from '@/contract/homes/homes/constants';
import type { HomeDisclosures } from '@/contract/homes/homes/disclosures';
import type { HomeStatus, Smoking } from '@/contract/homes/homes/endpoints';
import type { FloodKnowledge } from '@/contract/homes/homes/flood';
import { applianceStates } from '@/contract/law/tenancy';
import type { SetupGroup } from '@/contract/onboarding/homeSetup/constants';
import type { Db } from '@/server/db/client';
import { homeIdsOf } from '@/server/modules/homes/homeMembers';

export interface SetupHomeRow {
  homeId: string;
  propertyId: string;
  ownerId: string | null;
  address: string;
  /** Without the unit: what the units of a property share. */
  street: string;
  updatedAt: Date;
}

/** Homes in setup that the person fills in: their own, those they co-own, and those they help with. */
export async function listHomesInSetup(db: Db, personId: string): Promise<SetupHomeRow[]> {
  const { rows } = await sql<SetupHomeRow>`
    select id as "homeId", coalesce(property_id, id) as "propertyId", owner_id as "ownerId", concat_ws(', ', street_address, unit) as address, street_address as street, updated_at as "updatedAt"
    from homes where status = 'setup' and id in ${homeIdsOf(personId, ['co_owner', 'helper'])}
    order by street_address, id limit 100`.execute(db);
  return rows;
}

export interface UnansweredHomeRow {
  homeId: string;
  propertyId: string;
  address: string;
  /** Without the unit. */
  street: string;
  since: Date;
}

/** Questions that came after some homes were set up, and which of those homes a lease needs the answer for. */
const LATE_QUESTIONS = {
  safety: sql`(flood is null or disclosures is null)`,
  kitchen: sql`kitchen is distinct from 'both' and city_id in (select id from cities where state = any(${[...applianceStates]}::text[]))`,
  leadPaint: sql`lead_paint is null and (year_built is null or year_built < ${LEAD_PAINT_BAN_YEAR})`,
};

/** Homes of the person with a lease, or on the way to one, with an owner who was never asked this. */
export async function listUnansweredHomes(
  db: Db,
  personId: string,
  question: keyof typeof LATE_QUESTIONS,
): Promise<UnansweredHomeRow[]> {
  const { rows } = await sql<UnansweredHomeRow>`
    select id as "homeId", coalesce(property_id, id) as "propertyId", concat_ws(', ', street_address, unit) as address,
      street_address as street, status_since as since
    from homes where ${LATE_QUESTIONS[question]} and status = any(${['ready', 'in_review', ...LISTED_STATUSES, 'leased']}::text[])
      and id in ${homeIdsOf(personId, ['co_owner'])}
    order by street_address, id limit 100`.execute(db);
  return rows;
}

/** Every home in setup that no one has touched since, as the system. */
export async function listIdleHomes(db: Db, since: Date): Promise<SetupHomeRow[]> {
  const { rows } = await sql<SetupHomeRow>`
    select home.id as "homeId", coalesce(home.property_id, home.id) as "propertyId", home.owner_id as "ownerId", concat_ws(', ', home.street_address, home.unit) as address,
      home.street_address as street,
      home.updated_at as "updatedAt"
    from homes home where home.status = 'setup' and home.updated_at < ${since}
      and not exists (select from flow_runs run where run.home_id in (home.id, home.property_id) and run.updated_at >= ${since})`.execute(
    db,
  );
  return rows;
}

export interface HomeFacts {
  beds: number;
  baths: number;
  sqft: number | null;
  yearBuilt: number | null;
  airConditioning: boolean;
  furnished: boolean;
  laundry: string;
  heating: string;
  parking: string;
  pets: string;
  petLimit: number | null;
  smoking: Smoking | null;
  hoaApprovalDays: number | null;
  availableOn: string;
  leaseMonths: number[];
  utilities: { name: string; paidBy: 'resident' | 'homeowner' }[];
  flood: FloodKnowledge | null;
  disclosures: HomeDisclosures | null;
  leadPaint: boolean | null;
  kitchen: string | null;
}

/** What we know of the home already. */
export const findHomeFacts = (db: Db, homeId: string): Promise<HomeFacts | undefined> =>
  db
    .selectFrom('homes')
    .select([
      'beds',
      'baths',
      'sqft',
      'yearBuilt',
      'airConditioning',
      'furnished',
      'heating',
      'laundry',
      'parking',
      'pets',
      'petLimit',
      'smoking',
      'hoaApprovalDays',
      'availableOn',
      'leaseMonths',
      'utilities',
      'flood',
      'disclosures',
      'leadPaint',
      'kitchen',
    ])
    .where('id', '=', homeId)
    .executeTakeFirst();

/** Whether visitors see the home, or it is rented: its terms are those of its listing or lease. */
export async function isOffered(db: Db, homeId: string): Promise<boolean> {
  const home = await db.selectFrom('homes').select('status').where('id', '=', homeId).executeTakeFirst();
  return home !== undefined && (PUBLIC_STATUSES as readonly HomeStatus[]).includes(home.status);
}

export interface HelperRow {
  homeId: string;
  setupGroup: SetupGroup;
  name: string;
  joined: boolean;
}

/** Who was asked to fill in a group of these homes instead of the owners. */
export async function listHelpers(db: Db, homeIds: readonly string[]): Promise<HelperRow[]> {
  const { rows } =
    await sql<HelperRow>`select home_id as "homeId", setup_group as "setupGroup", name, joined_at is not null as joined
    from home_members where home_id = any(${[...homeIds]}::uuid[]) and setup_group is not null
    order by created_at, id`.execute(db);
  return rows;
}

interface UnitRow {
  homeId: string;
  unit: string | null;
  status: HomeStatus;
}

/** Units of a property around which this person has a place; all of them without a person. */
export async function listUnits(db: Db, propertyId: string, personId: string | null): Promise<UnitRow[]> {
  const { rows } = await sql<UnitRow>`select id as "homeId", unit, status from homes
    where property_id = ${propertyId}
      and ${personId ? sql`id in ${homeIdsOf(personId, HOME_MEMBER_ROLES)}` : sql`true`} order by id`.execute(db);
  return rows;
}
