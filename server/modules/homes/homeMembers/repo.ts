import { sql } from 'kysely';
import type { HomeMemberRole } from '@/contract/homes/homeMembers/constants';
import type { HomeStatus } from '@/contract/homes/homes/endpoints';
import type { SetupGroup } from '@/contract/onboarding/homeSetup/constants';
import type { Db } from '@/server/db/client';

export interface MemberRow {
  id: string;
  homeId: string;
  personId: string | null;
  role: HomeMemberRole;
  setupGroup: SetupGroup | null;
  name: string;
  email: string;
  invitedBy: string | null;
  inviteExpiresAt: Date | null;
  joinedAt: Date | null;
}

const COLUMNS = sql`id, home_id as "homeId", person_id as "personId", role, setup_group as "setupGroup", name, email,
  invited_by as "invitedBy", invite_expires_at as "inviteExpiresAt", joined_at as "joinedAt"`;

/**
 * Ids of the homes that a person owns or has one of these places at, for `in`. A union, because no index serves an `or`
 * over two tables.
 */
export const homeIdsOf = (personId: string, roles: readonly HomeMemberRole[] = ['co_owner', 'accountant', 'viewer']) =>
  sql`(select id from homes where owner_id = ${personId} union
    select home_id from home_members where person_id = ${personId} and role = any(${[...roles]}::text[]))`;

export interface HomePlacesRow {
  homeId: string;
  /** The first unit of a building with several; the home itself where it stands alone. */
  propertyId: string;
  ownerId: string | null;
  status: HomeStatus;
  address: string;
  /** Without the unit. */
  street: string;
  places: { role: HomeMemberRole; setupGroup: SetupGroup | null }[];
}

/** The home, and which places this person has around it. Row-level security hides a home they may not know of. */
export async function findPlaces(db: Db, homeId: string, personId: string): Promise<HomePlacesRow | undefined> {
  const { rows } = await sql<HomePlacesRow>`
    select home.id as "homeId", coalesce(home.property_id, home.id) as "propertyId", home.owner_id as "ownerId", home.status,
      concat_ws(', ', home.street_address, home.unit) as address, home.street_address as street,
      coalesce((select json_agg(json_build_object('role', member.role, 'setupGroup', member.setup_group))
        from home_members member where member.home_id = home.id and member.person_id = ${personId}), '[]') as places
    from homes home where home.id = ${homeId}`.execute(db);
  return rows[0];
}

/** People of a home in the order in which they came. */
export async function listMembers(db: Db, homeId: string): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`select ${COLUMNS} from home_members where home_id = ${homeId}
    order by created_at, id`.execute(db);
  return rows;
}

export async function findMember(db: Db, id: string): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`select ${COLUMNS} from home_members where id = ${id}`.execute(db);
  return rows[0];
}

/** An open invitation by the hash of its secret, locked. */
export async function findInvitation(db: Db, hash: Buffer): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`select ${COLUMNS} from home_members where invite_hash = ${hash}
    for update`.execute(db);
  return rows[0];
}

interface NewMember {
  id: string;
  homeId: string;
  personId?: string;
  role: HomeMemberRole;
  setupGroup: SetupGroup | null;
  name: string;
  email: string;
  invitedBy: string | null;
  inviteHash?: Buffer;
  inviteExpiresAt?: Date;
  now: Date;
}

/** False where that address or person has this place already. */
export async function insertMember(db: Db, member: NewMember): Promise<boolean> {
  const { id, homeId, personId = null, role, setupGroup, name, email, invitedBy, now } = member;
  const { rows } = await sql`insert into home_members
      (id, home_id, person_id, role, setup_group, name, email, invited_by, invite_hash, invite_expires_at, created_at, joined_at)
    values (${id}, ${homeId}, ${personId}, ${role}, ${setupGroup}, ${name}, ${email}, ${invitedBy},
      ${member.inviteHash ?? null}, ${member.inviteExpiresAt ?? null}, ${now}, ${personId && now})
    on conflict do nothing returning id`.execute(db);
  return rows.length > 0;
}

export async function setInvitation(db: Db, id: string, hash: Buffer, expiresAt: Date): Promise<void> {
  await sql`update home_members set invite_hash = ${hash}, invite_expires_at = ${expiresAt} where id = ${id}`.execute(
    db,
  );
}

export async function setRole(db: Db, id: string, role: HomeMemberRole, setupGroup: SetupGroup | null): Promise<void> {
  await sql`update home_members set role = ${role}, setup_group = ${setupGroup} where id = ${id}`.execute(db);
}

/** False where the person has this place by another invitation. */
export async function join(
  db: Db,
  { id, homeId, setupGroup }: MemberRow,
  personId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`update home_members set person_id = ${personId}, joined_at = ${now}, invite_hash = null,
      invite_expires_at = null
    where id = ${id} and not exists (select from home_members other where other.home_id = ${homeId}
      and other.person_id = ${personId} and other.setup_group is not distinct from ${setupGroup})
    returning id`.execute(db);
  return rows.length > 0;
}

export async function removeMember(db: Db, id: string): Promise<void> {
  await sql`delete from home_members where id = ${id}`.execute(db);
}

export const findPerson = (db: Db, id: string) =>
  db.selectFrom('users').select(['email', 'firstName', 'lastName']).where('id', '=', id).executeTakeFirstOrThrow();

export async function findOwnerName(db: Db, homeId: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`select trim(first_name || ' ' || last_name) as name from users
    where id = (select owner_id from homes where id = ${homeId})`.execute(db);
  return rows[0]?.name ?? null;
}

export interface MemberHomeRow {
  homeId: string;
  role: HomeMemberRole;
  setupGroup: SetupGroup | null;
}

/** Where this person has a place, besides the homes they own. */
export async function listMemberHomes(db: Db, personId: string): Promise<MemberHomeRow[]> {
  const { rows } = await sql<MemberHomeRow>`select home_id as "homeId", role, setup_group as "setupGroup"
    from home_members where person_id = ${personId} order by created_at, id`.execute(db);
  return rows;
}

export interface HomeOwnerRow {
  personId: string;
  email: string;
  firstName: string;
}

/** The owner and the co-owners. */
export async function listOwners(db: Db, homeId: string): Promise<HomeOwnerRow[]> {
  const { rows } = await sql<HomeOwnerRow>`select id as "personId", email, first_name as "firstName" from users
    where id = (select owner_id from homes where id = ${homeId})
      or id in (select person_id from home_members where home_id = ${homeId} and role = 'co_owner')
    order by id`.execute(db);
  return rows;
}
