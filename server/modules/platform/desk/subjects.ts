// All that concerns one person or one home, for our team.

import { type RawBuilder, sql } from 'kysely';
import type { UserType } from '@/contract/account/users/endpoints';
import type { DeskContact, DeskHome, DeskNote, DeskPerson } from '@/contract/platform/desk/endpoints';
import type { Db } from '@/server/db/client';
import { leaseTerms } from '@/server/db/jsonReaders';
import { idOrNull } from '@/server/ids';
import { leaseIdsOf, listHomeResidents } from '@/server/modules/homes/residents';
import { envelopeIdsOf } from '@/server/modules/platform/signing';

const MAX_ROWS = 50;

export interface PersonRow {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  type: UserType;
  createdAt: Date;
}

export const findPerson = (db: Db, id: string): Promise<PersonRow | undefined> =>
  db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'email', 'phone', 'createdAt'])
    .select(sql<UserType>`type`.as('type'))
    .where('id', '=', idOrNull(id))
    .where('erasedAt', 'is', null)
    .executeTakeFirst();

type HomeRow = Omit<Pick<DeskHome, 'id' | 'address' | 'city' | 'timeZone' | 'status' | 'owner'>, never> & {
  statusSince: Date;
};

export async function findHome(db: Db, id: string): Promise<HomeRow | undefined> {
  const { rows } = await sql<HomeRow>`
    select home.id, concat_ws(', ', home.street_address, home.unit) as address, city.name || ', ' || city.state as city,
      home.status, home.status_since as "statusSince",
      (select region.time_zone from regions region where region.id = home.region_id) as "timeZone",
      (select json_build_object('id', owner.id, 'name', trim(concat_ws(' ', owner.first_name, owner.last_name)))
        from users owner where owner.id = home.owner_id) as owner
    from homes home join cities city on city.id = home.city_id where home.id = ${idOrNull(id)}`.execute(db);
  return rows[0];
}

const list = (rows: RawBuilder<unknown>) => sql`coalesce((select json_agg(one) from (${rows}) one), '[]')`;

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const applicationList = (condition: RawBuilder<unknown>) =>
  list(sql`select application.id, application.home_id as "homeId", home.street_address as address, application.status,
      ${instant('application.updated_at')} as since
    from applications application join homes home on home.id = application.home_id
    where ${condition} order by application.updated_at desc limit ${MAX_ROWS}`);
const leaseList = (condition: RawBuilder<unknown>) =>
  list(sql`select lease.id, lease.home_id as "homeId", home.street_address as address, lease.status,
      ${leaseTerms('lease').text('startOn')} as "startOn"
    from leases lease join homes home on home.id = lease.home_id
    where ${condition} order by lease.created_at desc limit ${MAX_ROWS}`);
const appointmentList = (condition: RawBuilder<unknown>, now: Date) =>
  list(sql`select made.id, ${instant('made.starts_at')} as "startsAt", made.time_zone as "timeZone",
      concat_ws(' · ', case made.kind when 'tour' then 'Tour' when 'inspection' then 'Inspection'
          when 'photo_session' then 'Photo session' else 'Call' end, trim(concat_ws(' ', made.first_name, made.last_name)),
        (select street_address from homes where homes.id = made.home_id)) as title
    from appointments made where ${condition} and made.status = 'booked' and made.starts_at > ${now}
    order by made.starts_at limit ${MAX_ROWS}`);
const documentList = (condition: RawBuilder<unknown>) =>
  list(sql`select document.id, document.name, document.category, ${instant('document.created_at')} as at
    from documents document where ${condition} and document.replaced_by is null and document.category <> 'identity'
    order by document.created_at desc limit ${MAX_ROWS}`);

type PersonParts = Pick<DeskPerson, 'homes' | 'applications' | 'leases' | 'appointments' | 'documents'>;

export async function personParts(db: Db, id: string, now: Date): Promise<PersonParts> {
  const { rows } = await sql<PersonParts>`select
    ${list(sql`select home.id, concat_ws(', ', home.street_address, home.unit) as address, home.status
      from homes home where home.owner_id = ${id} order by home.status_since desc limit ${MAX_ROWS}`)} as homes,
    ${applicationList(sql`application.id in (select application_id from applicants where person_id = ${id})`)} as applications,
    ${leaseList(sql`lease.id in ${leaseIdsOf(id)} or lease.envelope_id in ${envelopeIdsOf(id)}`)} as leases,
    ${appointmentList(sql`made.user_id = ${id}`, now)} as appointments,
    ${documentList(sql`document.owner_id = ${id}`)} as documents`.execute(db);
  return rows[0] as PersonParts;
}

type HomeParts = Pick<DeskHome, 'applications' | 'leases' | 'appointments' | 'documents' | 'residents'>;

export async function homeParts(db: Db, id: string, now: Date): Promise<HomeParts> {
  const { rows } = await sql<Omit<HomeParts, 'residents'>>`select
    ${applicationList(sql`application.home_id = ${id}`)} as applications,
    ${leaseList(sql`lease.home_id = ${id}`)} as leases,
    ${appointmentList(sql`made.home_id = ${id}`, now)} as appointments,
    ${documentList(sql`document.home_id = ${id}`)} as documents`.execute(db);
  const residents = (await listHomeResidents(db, id)).flatMap(({ personId, name }) =>
    personId ? [{ id: personId, name }] : [],
  );
  return { ...(rows[0] as Omit<HomeParts, 'residents'>), residents };
}

/** The owner of a home and the people of its live leases, with how to reach them. */
export async function listContacts(db: Db, homeId: string): Promise<DeskContact[]> {
  const residents = (await listHomeResidents(db, homeId)).flatMap(({ personId }) => personId ?? []);
  const { rows } = await sql<DeskContact>`
    select person.id, trim(concat_ws(' ', person.first_name, person.last_name)) as name, person.email, person.phone,
      case when person.id = home.owner_id then 'Homeowner' else 'Resident' end as part
    from homes home join users person on person.id = home.owner_id or person.id = any(${residents}::uuid[])
    where home.id = ${homeId} order by part, name, person.id limit ${MAX_ROWS}`.execute(db);
  return rows;
}

/** Homes a person lives in, then those of theirs that we manage, with the zone of each. */
export async function listPlaces(db: Db, personId: string, limit: number) {
  const { rows } = await sql<{ id: string; address: string; timeZone: string }>`
    select home.id, concat_ws(', ', home.street_address, home.unit) as address, region.time_zone as "timeZone"
    from homes home join regions region on region.id = home.region_id
      left join (select lease.home_id, true as lives from leases lease
        where lease.status in ('signed', 'active') and lease.id in ${leaseIdsOf(personId)}) lived on lived.home_id = home.id
    where lived.lives or (home.owner_id = ${personId} and home.status <> 'offboarded')
    order by lived.lives nulls last, home.status_since desc, home.id limit ${limit}`.execute(db);
  return rows;
}

export interface NoteRow {
  id: string;
  kind: DeskNote['kind'];
  authorName: string;
  body: string;
  createdAt: Date;
}

const noteColumns = ['id', 'authorName', 'body', 'createdAt'] as const;

export const listNotes = (db: Db, subject: { personId: string } | { homeId: string }): Promise<NoteRow[]> =>
  db
    .selectFrom('deskNotes')
    .select(noteColumns)
    .select(sql<DeskNote['kind']>`kind`.as('kind'))
    .where((where) =>
      'personId' in subject ? where('personId', '=', subject.personId) : where('homeId', '=', subject.homeId),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(MAX_ROWS)
    .execute();

export interface NewNote extends NoteRow {
  personId?: string;
  homeId?: string;
  authorId: string;
}

export const insertNote = (db: Db, note: NewNote) => db.insertInto('deskNotes').values(note).execute();
