import { type RawBuilder, sql } from 'kysely';
import type { CallOutcome, Correspondent, TimelineKind } from '@/contract/platform/correspondence/endpoints';
import { TIMELINE_PAGE_SIZE } from '@/contract/platform/correspondence/endpoints';
import type { Db } from '@/server/db/client';
import { unionAll } from '@/server/db/unionAll';
import type { DeskTimelineSource, TimelineSubject } from '@/server/desk/types';
import { idOrNull } from '@/server/ids';

export interface TimelineEntryRow {
  id: string;
  kind: TimelineKind;
  at: Date;
  title: string;
  detail: string | null;
  href: string | null;
  position: string;
}

/** In the order of their positions: the newest first, at one moment by id. */
function compareEntries(one: TimelineEntryRow, other: TimelineEntryRow): number {
  const byTime = BigInt(other.position.split('_', 1)[0] ?? 0) - BigInt(one.position.split('_', 1)[0] ?? 0);
  if (byTime !== 0n) return byTime < 0n ? -1 : 1;
  return one.id < other.id ? 1 : -1;
}

/** One page and the first entry of the next, from every source. Each source is cut before they are merged. */
export async function listEntries(
  db: Db,
  sources: readonly DeskTimelineSource[],
  subject: TimelineSubject,
  after: string | undefined,
): Promise<TimelineEntryRow[]> {
  const [, microseconds, last] = /^(\d+)_(.+)$/.exec(after ?? '') ?? [];
  // Ids by their bytes, as they are compared here.
  const isAfter = after
    ? sql`(entry.at, entry.id collate "C") < (timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond', ${last}::text)`
    : sql`true`;
  const limited = sources.map(
    ({ kind, entries }): RawBuilder<unknown> => sql`
      (select ${kind}::text as kind, entry.id, entry.at, entry.title, entry.detail, entry.href,
          (extract(epoch from entry.at) * 1000000)::bigint || '_' || entry.id as position
        from (${entries(subject)}) entry
        where ${isAfter} order by entry.at desc, entry.id collate "C" desc limit ${TIMELINE_PAGE_SIZE + 1})`,
  );
  const rows = await unionAll<TimelineEntryRow>(db, limited);
  return rows.toSorted(compareEntries).slice(0, TIMELINE_PAGE_SIZE + 1);
}

export interface PersonRow {
  id: string;
  firstName: string;
  lastName: string;
  phone: string | null;
}

/** A person who can be written to: not erased, and no colleague. */
export const findPerson = (db: Db, id: string): Promise<PersonRow | undefined> =>
  db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'phone'])
    .where('id', '=', idOrNull(id))
    .where('erasedAt', 'is', null)
    .where('type', 'in', ['homeowner', 'resident'])
    .executeTakeFirst();

export const findAnyPerson = (db: Db, id: string): Promise<{ id: string } | undefined> =>
  db.selectFrom('users').select('id').where('id', '=', idOrNull(id)).where('erasedAt', 'is', null).executeTakeFirst();

/** A home with its owner and the zone of its region. */
export async function findHome(db: Db, id: string) {
  const { rows } = await sql<{ id: string; ownerId: string | null; timeZone: string }>`
    select home.id, home.owner_id as "ownerId", region.time_zone as "timeZone"
    from homes home join regions region on region.id = home.region_id where home.id = ${idOrNull(id)}`.execute(db);
  return rows[0];
}

export const findLease = (db: Db, id: string): Promise<{ id: string; homeId: string } | undefined> =>
  db.selectFrom('leases').select(['id', 'homeId']).where('id', '=', idOrNull(id)).executeTakeFirst();

const textProblem = sql<string | null>`case
  when person.phone is null or person.phone_verified_at is null then 'They have no confirmed mobile number.'
  when position(';ext=' in person.phone) > 0 then 'Their number has an extension.'
  when exists (select from text_opt_outs gone where gone.phone = person.phone) then 'They replied STOP to our texts.'
  when exists (select from notification_preferences preference where preference.user_id = person.id
    and preference.topic = 'messages' and preference.channel = 'sms' and not preference.wanted)
    then 'They turned off texts about messages.'
  when not exists (select from text_consents consent where consent.user_id = person.id and consent.phone = person.phone)
    then 'They have not agreed to texts at this number.'
  end`;

/** These people in this order, with whether each may be texted. */
export async function listCorrespondents(db: Db, ids: readonly string[]): Promise<Correspondent[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Correspondent>`
    select person.id, trim(concat_ws(' ', person.first_name, person.last_name)) as name, person.phone, ${textProblem} as "textProblem"
    from users person where person.id = any(${[...ids]}::uuid[]) and person.erased_at is null
      and person.type in ('homeowner', 'resident')
    order by array_position(${[...ids]}::uuid[], person.id) limit 50`.execute(db);
  return rows;
}

/** The zone of the home a person lives in, else of one they own; undefined where they have none. */
export async function findTimeZone(db: Db, personId: string, homeId: string | null): Promise<string | undefined> {
  const { rows } = await sql<{ timeZone: string }>`
    select region.time_zone as "timeZone" from homes home join regions region on region.id = home.region_id
    where home.id = ${homeId} or home.owner_id = ${personId} or home.id in (
      select lease.home_id from leases lease join lease_residents party on party.lease_id = lease.id
      where party.person_id = ${personId} and lease.status in ('signed', 'active'))
    order by home.id = ${homeId} desc nulls last, home.owner_id is distinct from ${personId} desc, home.id limit 1`.execute(
    db,
  );
  return rows[0]?.timeZone;
}

export interface ContactRow {
  id: string;
  kind: 'text' | 'call';
  direction: 'in' | 'out';
  personId: string | null;
  leadId?: string;
  appointmentId?: string;
  homeId: string | null;
  phone: string | null;
  outcome: CallOutcome | null;
  body: string;
  authorId: string | null;
  authorName: string;
  carrierId?: string;
  at: Date;
}

/** False where this text of a carrier is there already. */
export async function insertContact(db: Db, row: ContactRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('contactLog')
    .values(row)
    .onConflict((conflict) => conflict.column('carrierId').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export interface VisitorRow {
  id: string;
  personId: string | null;
  homeId: string | null;
  phone: string;
}

/** The visitor of a tour or call. */
export const findVisitor = (db: Db, appointmentId: string): Promise<VisitorRow | undefined> =>
  db
    .selectFrom('appointments')
    .select(['id', 'userId as personId', 'homeId', 'phone'])
    .where('id', '=', idOrNull(appointmentId))
    .executeTakeFirst();

/** The last text that our team wrote to a number since a moment, as the system. */
export async function findLastText(db: Db, phone: string, since: Date) {
  const { rows } = await sql<{ personId: string; homeId: string | null; name: string }>`
    select logged.person_id as "personId", logged.home_id as "homeId", trim(concat_ws(' ', person.first_name, person.last_name)) as name
    from users person join contact_log logged on logged.person_id = person.id
    where person.phone = ${phone} and person.erased_at is null and logged.kind = 'text' and logged.direction = 'out' and logged.phone = ${phone}
      and logged.at > ${since} order by logged.at desc limit 1`.execute(db);
  return rows[0];
}

/** Who has a number, as the system: an account that confirmed it, else who booked a visit or asked us something with it last. */
export async function findByPhone(db: Db, phone: string) {
  const { rows } = await sql<{
    personId: string | null;
    appointmentId: string | null;
    leadId: string | null;
    homeId: string | null;
    name: string;
  }>`
    (select person.id as "personId", null::uuid as "appointmentId", null::uuid as "leadId", null::uuid as "homeId",
      trim(concat_ws(' ', person.first_name, person.last_name)) as name
    from users person where person.phone_key = ${phone.slice(1)} and person.phone = ${phone}
      and person.phone_verified_at is not null and person.erased_at is null order by person.phone_verified_at desc limit 1)
    union all (select null, visit.id, null, visit.home_id, trim(concat_ws(' ', visit.first_name, visit.last_name))
    from appointments visit where visit.phone = ${phone} order by visit.created_at desc limit 1)
    union all (select null, null, lead.id, lead.home_id, trim(concat_ws(' ', lead.first_name, lead.last_name))
    from leads lead where lead.phone = ${phone} order by lead.created_at desc limit 1)
    limit 1`.execute(db);
  return rows[0];
}

/** Whether a text from a number came since a moment. */
export async function hasTexted(db: Db, phone: string, since: Date): Promise<boolean> {
  const { rows } = await sql`select from contact_log where phone = ${phone} and kind = 'text' and direction = 'in'
    and at > ${since} limit 1`.execute(db);
  return rows.length > 0;
}
