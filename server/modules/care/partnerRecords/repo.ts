// Records as partners get them. Row-level security decides: for a key by its scopes, for administrators by their duty.
import { sql } from 'kysely';
import { PARTNER_PAGE } from '@/contract/care/partnerRecords/constants';
import type { Db } from '@/server/db/client';
import { leaseTerms } from '@/server/db/jsonReaders';

export interface HomeRecord {
  id: string;
  status: string;
  type: string;
  street: string;
  unit: string | null;
  city: string;
  state: string;
  zipcode: string;
  beds: number;
  baths: number;
  sqft: number | null;
  rentCents: number;
  availableOn: string;
  updatedAt: Date;
}

const HOMES = sql`select home.id, home.status, home.type, home.street_address as street, home.unit, city.name as city,
    city.state, home.zipcode, home.beds, home.baths, home.sqft, home.rent as "rentCents",
    home.available_on::text as "availableOn", home.updated_at as "updatedAt"
  from homes home join cities city on city.id = home.city_id`;
/** One more than a page tells whether there is another. */
const LIMIT = sql.lit(PARTNER_PAGE + 1);

/** After an id; from the first where it is undefined. */
export async function listHomes(db: Db, after: string | undefined): Promise<HomeRecord[]> {
  const { rows } =
    await sql<HomeRecord>`${HOMES} where ${after ?? null}::uuid is null or home.id > ${after ?? null}::uuid
    order by home.id limit ${LIMIT}`.execute(db);
  return rows;
}

export async function findHome(db: Db, id: string): Promise<HomeRecord | undefined> {
  const { rows } = await sql<HomeRecord>`${HOMES} where home.id = ${id}`.execute(db);
  return rows[0];
}

export interface LeaseRecord {
  id: string;
  homeId: string;
  status: string;
  startOn: string;
  endOn: string;
  rentCents: number;
  depositCents: number;
  signedAt: Date | null;
  endedAt: Date | null;
}

const TERMS = leaseTerms('lease');
const LEASES = sql`select lease.id, lease.home_id as "homeId", lease.status, ${TERMS.text('startOn')} as "startOn",
    ${TERMS.text('endOn')} as "endOn", ${TERMS.text('rentCents')}::int as "rentCents",
    coalesce(${TERMS.text('agreedDepositCents')}, ${TERMS.text('depositCents')})::int as "depositCents",
    lease.signed_at as "signedAt", lease.ended_at as "endedAt"
  from leases lease where lease.status <> 'draft'`;

/** After an id; from the first where it is undefined. Drafts are left out. */
export async function listLeases(db: Db, after: string | undefined): Promise<LeaseRecord[]> {
  const { rows } = await sql<LeaseRecord>`${LEASES}
    and (${after ?? null}::uuid is null or lease.id > ${after ?? null}::uuid) order by lease.id limit ${LIMIT}`.execute(
    db,
  );
  return rows;
}

export async function findLease(db: Db, id: string): Promise<LeaseRecord | undefined> {
  const { rows } = await sql<LeaseRecord>`${LEASES} and lease.id = ${id}`.execute(db);
  return rows[0];
}

export interface WorkOrderRecord {
  id: string;
  number: number;
  homeId: string;
  leaseId: string | null;
  status: string;
  tier: string;
  area: string;
  title: string;
  createdAt: Date;
  doneAt: Date | null;
}

export async function findWorkOrder(db: Db, id: string): Promise<WorkOrderRecord | undefined> {
  const { rows } =
    await sql<WorkOrderRecord>`select id, number, home_id as "homeId", lease_id as "leaseId", status, tier,
    area, title, created_at as "createdAt", done_at as "doneAt" from work_orders where id = ${id}`.execute(db);
  return rows[0];
}
