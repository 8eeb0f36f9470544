// The home of a repair, who lives there, who owns it, and who of ours takes care of it.
import { sql } from 'kysely';
import type { Db } from '@/server/db/client';
import { agreementTerms, leaseTerms, setupAnswers } from '@/server/db/jsonReaders';
import { listResidents } from '@/server/modules/homes/residents';

export interface HomeRow {
  homeId: string;
  ownerId: string | null;
  leaseId: string | null;
  address: string;
  city: string;
  zipcode: string;
  state: string;
  timeZone: string;
  pets: string[];
}

const HOME = sql`select home.id as "homeId", home.owner_id as "ownerId", lease.id as "leaseId",
    concat_ws(', ', home.street_address, home.unit) as address, city.name as city, city.state, home.zipcode,
    region.time_zone as "timeZone",
    coalesce((select array_agg(pet) from jsonb_array_elements_text(${leaseTerms('lease').json('pets')}) pet), '{}') as pets
  from homes home join cities city on city.id = home.city_id join regions region on region.id = home.region_id
    left join leases lease on lease.home_id = home.id and lease.status in ('signed', 'active')`;

/** A home with the lease that runs there, as the system. */
export async function findHome(db: Db, homeId: string): Promise<HomeRow | undefined> {
  const { rows } = await sql<HomeRow>`${HOME} where home.id = ${homeId}
    order by (lease.status = 'active') desc nulls last, lease.created_at desc limit 1`.execute(db);
  return rows[0];
}

/** Managed homes that a person owns, alone or with others. */
export async function listOwnedHomes(db: Db, personId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from homes where owner_id = ${personId}
    union select home_id from home_members where person_id = ${personId} and role = 'co_owner' limit 100`.execute(db);
  return rows.map(({ id }) => id);
}

export interface Contact {
  personId: string | null;
  email: string;
  firstName: string;
}

/** Homes where a person is an owner or a member, but not a helper. */
export async function listViewedHomes(db: Db, personId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select home_id as id from home_members
    where person_id = ${personId} and role <> 'helper'`.execute(db);
  return rows.map(({ id }) => id);
}

/** Residents of the lease, by their first names. */
export const listResidentContacts = async (db: Db, leaseId: string | null): Promise<Contact[]> =>
  (await listResidents(db, leaseId)).map(({ personId, email, name }) => ({
    personId,
    email,
    firstName: name.split(' ')[0] ?? '',
  }));

/** Our people who take care of homes. */
export async function listCareStaff(db: Db): Promise<Contact[]> {
  const { rows } = await sql<Contact>`select id as "personId", email, first_name as "firstName" from users
    where type = 'staff' and 'care' = any(duties) order by id limit 500`.execute(db);
  return rows;
}

export const findPerson = (db: Db, id: string) =>
  db
    .selectFrom('users')
    .select(['firstName', 'lastName', 'phone', 'email', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();

export async function ownsDocument(db: Db, personId: string, documentId: string): Promise<boolean> {
  const found = await db.selectFrom('documents').select('ownerId').where('id', '=', documentId).executeTakeFirst();
  return found?.ownerId === personId;
}

/** Of these homes, those with a setup that leaves costs above the threshold to the owner alone. */
export async function listLeftToOwner(db: Db, homeIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select home.id from homes home
      join flow_runs run on run.home_id = coalesce(home.property_id, home.id) and run.flow_id = 'setup-approval'
    where home.id = any(${[...homeIds]}::uuid[]) and ${setupAnswers('run').text('approver')} = 'me'`.execute(db);
  return rows.map(({ id }) => id);
}

/** Up to what the owner lets us repair without asking: their setup, else their agreement. */
export async function findThreshold(db: Db, homeId: string): Promise<number | null> {
  const { rows } = await sql<{ cents: number | null }>`select coalesce(
      (select ${setupAnswers().text('threshold')}::int from flow_runs
        where home_id = (select coalesce(property_id, id) from homes where id = ${homeId}) and flow_id = 'setup-approval' and answers ? 'threshold'),
      (select ${agreementTerms().text('repairApprovalCents')}::int from agreements
        where home_id = ${homeId} and status = 'signed' order by created_at desc limit 1)) as cents`.execute(db);
  return rows[0]?.cents ?? null;
}
