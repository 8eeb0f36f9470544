import { sql } from 'kysely';
import type { SetupGroup } from '@/contract/homeSetup/constants';
import type { Db } from '@/server/db/client';

export interface SetupHomeRow {
  homeId: string;
  ownerId: string | null;
  address: string;
  updatedAt: Date;
}

/** Homes in setup that the person fills in: their own, those they co-own, and those they help with. */
export async function listHomesInSetup(db: Db, personId: string): Promise<SetupHomeRow[]> {
  const { rows } = await sql<SetupHomeRow>`
    select id as "homeId", owner_id as "ownerId", concat_ws(', ', street_address, unit) as address, updated_at as "updatedAt"
    from homes where status = 'setup' and (owner_id = ${personId}
      or id in (select home_id from home_members where person_id = ${personId} and role in ('co_owner', 'helper')))
    order by street_address, id limit 100`.execute(db);
  return rows;
}

/** Every home in setup that no one has touched since, as the system. */
export async function listIdleHomes(db: Db, since: Date): Promise<SetupHomeRow[]> {
  const { rows } = await sql<SetupHomeRow>`
    select home.id as "homeId", home.owner_id as "ownerId", concat_ws(', ', home.street_address, home.unit) as address,
      home.updated_at as "updatedAt"
    from homes home where home.status = 'setup' and home.updated_at < ${since}
      and not exists (select from flow_runs run where run.home_id = home.id and run.updated_at >= ${since})`.execute(
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
  parking: string;
  pets: string;
  availableOn: string;
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
      'laundry',
      'parking',
      'pets',
      'availableOn',
    ])
    .where('id', '=', homeId)
    .executeTakeFirst();

/** As the system: what the owners answered becomes what the home is. */
export async function updateHomeFacts(db: Db, homeId: string, facts: Partial<HomeFacts>): Promise<void> {
  await db
    .updateTable('homes')
    .set(facts as object)
    .where('id', '=', homeId)
    .execute();
}

export interface HelperRow {
  setupGroup: SetupGroup;
  name: string;
  joined: boolean;
}

/** Who was asked to fill in a group instead of the owners. */
export async function listHelpers(db: Db, homeId: string): Promise<HelperRow[]> {
  const { rows } = await sql<HelperRow>`select setup_group as "setupGroup", name, joined_at is not null as joined
    from home_members where home_id = ${homeId} and setup_group is not null order by created_at, id`.execute(db);
  return rows;
}
