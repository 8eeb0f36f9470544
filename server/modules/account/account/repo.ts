import { sql } from 'kysely';
import type { Duty, User } from '@/contract/account/users/endpoints';
import type { Picture } from '@/contract/content/media/constants';
import type { HomeHistoryKind } from '@/contract/homes/homes/constants';
import type { HomeStatus } from '@/contract/homes/homes/endpoints';
import type { Db } from '@/server/db/client';
import { idOrNull } from '@/server/ids';
import { unreadMessages } from '@/server/modules/account/threads';
import { homeIdsOf } from '@/server/modules/homes/homeMembers';

export interface AccountHomeRow {
  id: string;
  status: HomeStatus;
  streetAddress: string;
  unit: string | null;
  city: string;
  citySlug: string;
  state: string;
  zipcode: string;
  beds: number;
  baths: number;
  sqft: number | null;
  rentCents: number;
  picture: Picture | null;
  role: 'owner' | 'co_owner' | 'viewer' | 'accountant';
}

export interface AccountRow {
  user: User;
  duties: Duty[];
  homes: AccountHomeRow[];
  unreadMessages: number;
}

const homeColumns = (
  personId: string,
) => sql`json_build_object('role', case when home.owner_id = ${personId} then 'owner'
    else (select role from home_members where home_id = home.id and person_id = ${personId} and role <> 'helper' limit 1) end, 'id', home.id, 'status', home.status, 'streetAddress', home.street_address, 'unit', home.unit,
  'city', city.name, 'citySlug', city.slug, 'state', city.state, 'zipcode', home.zipcode, 'beds', home.beds,
  'baths', home.baths, 'sqft', home.sqft, 'rentCents', home.rent,
  'picture', (select json_build_object('id', media.id, 'width', media.width, 'height', media.height, 'alt', media.alt,
    'dominant', media.dominant, 'thumbhash', media.thumbhash) from media where media.id = home.pictures[1]))`;

/** Homes they own, and homes of others that they were given to see. */
const isTheirs = (personId: string) => sql`home.id in ${homeIdsOf(personId)}`;

interface HomesPage {
  /** The last home of the page before. */
  after?: string | undefined;
  limit: number;
}

const homesPage = (personId: string, { after, limit }: HomesPage) => sql`
  select ${homeColumns(personId)} as home from homes home join cities city on city.id = home.city_id
  where ${isTheirs(personId)} and ${
    after ? sql`(home.street_address, home.id) > (select street_address, id from homes where id = ${after})` : sql`true`
  } order by home.street_address, home.id limit ${limit}`;

/** Homes by address, a page at a time. */
export async function listHomes(db: Db, personId: string, page: HomesPage): Promise<AccountHomeRow[]> {
  const { rows } = await sql<{ home: AccountHomeRow }>`${homesPage(personId, page)}`.execute(db);
  return rows.map(({ home }) => home);
}

/** Everything the shell of the account area shows, in one round trip. */
export async function findAccount(db: Db, userId: string, limit: number): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    select json_build_object('userId', users.id, 'email', users.email, 'firstName', users.first_name, 'lastName', users.last_name,
        'phone', users.phone, 'type', users.type, 'intercomId', users.intercom_id, 'zipcode', users.zipcode, 'country', users.country) as "user", users.duties,
      coalesce((select json_agg(found.home) from (${homesPage(userId, { limit })}) found), '[]') as homes,
      ${unreadMessages(sql.ref('users.id'))} as "unreadMessages"
    from users where users.id = ${userId}`.execute(db);
  return rows[0];
}

/** One home of this owner, or one they were given to see. */
export async function findOwnedHome(db: Db, id: string, ownerId: string): Promise<AccountHomeRow | undefined> {
  const { rows } = await sql<{ home: AccountHomeRow }>`select ${homeColumns(ownerId)} as home
    from homes home join cities city on city.id = home.city_id
    where home.id = ${idOrNull(id)} and ${isTheirs(ownerId)}`.execute(db);
  return rows[0]?.home;
}

export interface HomeEventRow {
  kind: HomeHistoryKind;
  at: Date;
  detail: { what?: string; from?: number; to?: number };
}

/** What happened to a home, the latest first. */
export async function findHomeEvents(db: Db, homeId: string): Promise<HomeEventRow[]> {
  const { rows } = await sql<HomeEventRow>`select kind, at, detail from home_events where home_id = ${homeId}
    order by at desc limit 60`.execute(db);
  return rows;
}

export interface QuestionRow {
  id: string;
  askedAt: Date;
  answerBy: Date;
  topic: string | null;
  message: string | null;
  homeId: string | null;
  streetAddress: string | null;
  citySlug: string | null;
}

export async function findQuestions(db: Db, userId: string): Promise<QuestionRow[]> {
  const { rows } =
    await sql<QuestionRow>`select leads.id, leads.created_at as "askedAt", leads.answer_by as "answerBy", leads.topic,
      leads.message, home.id as "homeId", home.street_address as "streetAddress", city.slug as "citySlug"
    from leads left join homes home on home.id = leads.home_id left join cities city on city.id = home.city_id
    where leads.user_id = ${userId} order by leads.created_at desc limit 50`.execute(db);
  return rows;
}
