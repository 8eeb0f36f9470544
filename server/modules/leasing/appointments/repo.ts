import { sql } from 'kysely';
import type { Picture } from '@/contract/content/media/constants';
import type { TourHours } from '@/contract/homes/listings/schemas';
import type { Appointment, AppointmentMode, MeetingType } from '@/contract/leasing/appointments/endpoints';
import type { Db } from '@/server/db/client';
import type { BusyPeriod, Hours } from './slots';

export interface AppointmentRow {
  id: string;
  key: string;
  kind: Appointment['kind'];
  status: Appointment['status'];
  canceledBecause: Appointment['canceledBecause'];
  userId: string | null;
  hostId: string;
  hostName: string;
  hostTimeZone: string;
  homeId: string | null;
  meetingType: MeetingType | null;
  way: AppointmentMode;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  note: string | null;
  textConsent: { wording: string; at: string; phone: string } | null;
  sequence: number;
  feedbackAt: Date | null;
  home: {
    id: string;
    streetAddress: string;
    unit: string | null;
    city: string;
    citySlug: string;
    state: string;
    zipcode: string;
    availableOn: string;
    picture: Picture | null;
  } | null;
}

const COLUMNS = sql`made.id, made.key, made.kind, made.status, made.canceled_because as "canceledBecause",
  made.user_id as "userId", made.host_id as "hostId", made.host_name as "hostName", made.host_time_zone as "hostTimeZone",
  made.home_id as "homeId", made.meeting_type as "meetingType", made.way, made.starts_at as "startsAt",
  made.ends_at as "endsAt", made.time_zone as "timeZone", made.first_name as "firstName",
  made.last_name as "lastName", made.email, made.phone, made.note, made.text_consent as "textConsent", made.sequence,
  made.feedback_at as "feedbackAt",
  (select json_build_object('id', home.id, 'streetAddress', home.street_address, 'unit', home.unit,
      'city', city.name, 'citySlug', city.slug, 'state', city.state, 'zipcode', home.zipcode,
      'availableOn', home.available_on,
      'picture', (select json_build_object('id', media.id, 'width', media.width, 'height', media.height,
        'alt', media.alt, 'dominant', media.dominant, 'thumbhash', media.thumbhash)
        from media where media.id = home.pictures[1]))
    from homes home join cities city on city.id = home.city_id where home.id = made.home_id) as home`;

export async function findByKey(db: Db, key: string): Promise<AppointmentRow | undefined> {
  const { rows } = await sql<AppointmentRow>`select ${COLUMNS} from app.appointment_by_key(${key}) made`.execute(db);
  return rows[0];
}

/** As the system. */
export async function findById(db: Db, id: string): Promise<AppointmentRow | undefined> {
  const { rows } = await sql<AppointmentRow>`select ${COLUMNS} from appointments made where made.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** From here to the end of the transaction the holder of the key may write its appointment. */
async function present(db: Db, key: string): Promise<void> {
  await sql`select set_config('app.appointment', ${key}, true)`.execute(db);
}

export type NewRow = Omit<AppointmentRow, 'status' | 'canceledBecause' | 'sequence' | 'feedbackAt' | 'home'> & {
  userId: string | null;
};

export async function insert(db: Db, row: NewRow): Promise<void> {
  await present(db, row.key);
  const { textConsent, ...values } = row;
  await db
    .insertInto('appointments')
    .values({ ...values, textConsent: textConsent && JSON.stringify(textConsent) })
    .execute();
}

export interface Change {
  status?: Appointment['status'];
  canceledBecause?: Appointment['canceledBecause'];
  startsAt?: Date;
  endsAt?: Date;
  hostId?: string;
  hostName?: string;
  hostTimeZone?: string;
  outcomeBy?: string;
}

/** Writes a change and raises the sequence; false where another change came first. */
export async function update(db: Db, { id, key, sequence }: AppointmentRow, change: Change, now: Date) {
  await present(db, key);
  const done = await db
    .updateTable('appointments')
    .set({ ...change, sequence: sequence + 1, updatedAt: now })
    .where('id', '=', id)
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** As staff: appointments that have begun without an outcome, the latest first; or future ones. */
export async function findBooked(db: Db, which: 'past' | 'ahead', now: Date): Promise<AppointmentRow[]> {
  const { rows } = await sql<AppointmentRow>`select ${COLUMNS} from appointments made
    where made.status = 'booked' and ${which === 'past' ? sql`made.starts_at <= ${now}` : sql`made.starts_at > ${now}`}
    order by ${which === 'past' ? sql`made.starts_at desc` : sql`made.starts_at`} limit 100`.execute(db);
  return rows;
}

/** False if there is feedback already. */
export async function saveFeedback(db: Db, { id, key }: AppointmentRow, feedback: object, now: Date): Promise<boolean> {
  await present(db, key);
  const done = await db
    .updateTable('appointments')
    .set({ feedback: JSON.stringify(feedback), feedbackAt: now })
    .where('id', '=', id)
    .where('feedbackAt', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Anyone who books with these hosts takes turns, so that what was free when we looked still is when we write. */
export async function lockHosts(db: Db, hostIds: readonly string[]): Promise<void> {
  for (const id of [...hostIds].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`host:${id}`}, 0))`.execute(db);
}

export async function findHours(db: Db, hostId: string): Promise<Hours[]> {
  return db.selectFrom('hostHours').select(['weekday', 'opens', 'closes']).where('hostId', '=', hostId).execute();
}

export async function findDaysOff(db: Db, hostId: string): Promise<Set<string>> {
  const rows = await db.selectFrom('hostDaysOff').select('day').where('hostId', '=', hostId).execute();
  return new Set(rows.map(({ day }) => day));
}

export async function busyTimes(
  db: Db,
  hostId: string,
  since: Date,
  until: Date,
  besides?: string,
): Promise<BusyPeriod[]> {
  const { rows } = await sql<BusyPeriod>`select starts_at as "startsAt", ends_at as "endsAt", home_id as "homeId"
    from app.busy_times(${hostId}, ${since}, ${until}, ${besides ?? null})`.execute(db);
  return rows;
}

/** When Pros work in a home, and when tours and visits of it are booked with anyone. */
export async function homeVisitTimes(
  db: Db,
  homeId: string,
  since: Date,
  until: Date,
  besides?: string,
): Promise<BusyPeriod[]> {
  const { rows } =
    await sql<BusyPeriod>`select starts_at as "startsAt", ends_at as "endsAt", ${homeId}::text as "homeId"
    from (select starts_at, ends_at from app.home_visit_times(${homeId}, ${since}, ${until})
      union all select starts_at, ends_at from app.home_appointment_times(${homeId}, ${since}, ${until}, ${besides ?? null})) taken`.execute(
      db,
    );
  return rows;
}

export async function countUpcomingTours(db: Db, homeId: string, email: string, now: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`select app.upcoming_tour_count(${homeId}, ${email}, ${now}) as n`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

export interface HostRow {
  hostId: string;
  name: string;
  timeZone: string;
}

export async function findHomeHost(db: Db, homeId: string): Promise<HostRow | undefined> {
  const { rows } =
    await sql<HostRow>`select host.host_id as "hostId", host.first_name as name, region.time_zone as "timeZone"
    from homes home join regions region on region.id = home.region_id cross join app.home_host(home.id) host
    where home.id = ${homeId}`.execute(db);
  return rows[0];
}

/** People of the home's region who do visits of this kind and have working hours. */
export async function findVisitHosts(db: Db, homeId: string, kind: 'inspection' | 'photo_session'): Promise<HostRow[]> {
  const { rows } = await sql<HostRow>`select host_id as "hostId", name, time_zone as "timeZone"
    from app.visit_hosts(${homeId}, ${kind})`.execute(db);
  return rows;
}

/** As the system: future appointments with a person after their account ended; of one person, or of all. */
export async function listLeftBehind(db: Db, hostId: string | null, now: Date): Promise<AppointmentRow[]> {
  const { rows } = await sql<AppointmentRow>`select ${COLUMNS} from appointments made
    where made.status = 'booked' and made.starts_at > ${now} and (${hostId}::uuid is null or made.host_id = ${hostId}::uuid)
      and exists (select from users host where host.id = made.host_id and host.ended_at is not null)
    order by made.starts_at, made.id limit 500`.execute(db);
  return rows;
}

/** When the owner of a home allows tours; null: whenever its host has time. */
export async function findTourHours(db: Db, homeId: string): Promise<TourHours | null> {
  const { rows } = await sql<{
    hours: TourHours | null;
  }>`select tour_hours as hours from homes where id = ${homeId}`.execute(db);
  return rows[0]?.hours ?? null;
}

export async function findMeetingHosts(db: Db, type: string): Promise<HostRow[]> {
  return db
    .selectFrom('meetingHosts')
    .select(['hostId', 'name', 'timeZone'])
    .where('meetingType', '=', type)
    .orderBy('hostId')
    .execute();
}

/** As the system: whom to tell at the host’s end. */
export async function hostEmail(db: Db, hostId: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('email').where('id', '=', hostId).executeTakeFirst();
  return row?.email;
}

export const findHostPhone = async (db: Db, hostId: string): Promise<string | null> =>
  (await db.selectFrom('users').select('phone').where('id', '=', hostId).executeTakeFirst())?.phone ?? null;

/** As the system: tours of a home that are still to come. */
export async function listUpcomingTours(db: Db, homeId: string, now: Date): Promise<AppointmentRow[]> {
  const { rows } = await sql<AppointmentRow>`select ${COLUMNS} from appointments made
    where made.home_id = ${homeId} and made.kind = 'tour' and made.status = 'booked' and made.starts_at > ${now}`.execute(
    db,
  );
  return rows;
}

/** A visit of our team to a home that is still to come; as the system. */
export async function findBookedVisit(
  db: Db,
  homeId: string,
  kind: AppointmentRow['kind'],
  now: Date,
): Promise<AppointmentRow | undefined> {
  const { rows } = await sql<AppointmentRow>`select ${COLUMNS} from appointments made
    where made.home_id = ${homeId} and made.kind = ${kind} and made.status = 'booked' and made.ends_at > ${now}
    order by made.starts_at limit 1`.execute(db);
  return rows[0];
}

/** Appointments of a person, the latest first. */
export async function listByUser(db: Db, userId: string): Promise<AppointmentRow[]> {
  const { rows } = await sql<AppointmentRow>`select ${COLUMNS} from appointments made
    where made.user_id = ${userId} order by made.starts_at desc, made.id limit 100`.execute(db);
  return rows;
}

/** What was booked with an address before its owner was signed in is theirs: the address is proven. */
export async function assignToUser(db: Db, userId: string, email: string): Promise<void> {
  await db.updateTable('appointments').set({ userId }).where('email', '=', email).where('userId', 'is', null).execute();
}

export async function listUpcoming(db: Db, userId: string, now: Date): Promise<AppointmentRow[]> {
  const { rows } = await sql<AppointmentRow>`select ${COLUMNS} from appointments made
    where made.user_id = ${userId} and made.status = 'booked' and made.starts_at > ${now}`.execute(db);
  return rows;
}

export async function removeJobs(db: Db, jobKey: string): Promise<void> {
  await sql`select app.dequeue(${jobKey})`.execute(db);
}
