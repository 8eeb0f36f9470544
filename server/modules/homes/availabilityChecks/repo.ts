import { sql } from 'kysely';
import type { AvailabilityAnswer } from '@/contract/homes/availabilityChecks/endpoints';
import type { Db } from '@/server/db/client';

export interface CheckRow {
  id: string;
  homeId: string;
  sentAt: Date;
  expiresAt: Date;
  answer: AvailabilityAnswer | null;
  availableOn: string | null;
  note: string;
  availableBefore: string | null;
  askAgainAt: Date | null;
  streetAddress: string;
  city: string;
  state: string;
  zipcode: string;
  /** Of the home as it stands now. */
  homeAvailableOn: string;
  timeZone: string;
  ownerId: string | null;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
}

const checkQuery = (db: Db) =>
  db
    .selectFrom('availabilityChecks as asked')
    .innerJoin('homes as home', 'home.id', 'asked.homeId')
    .innerJoin('cities as city', 'city.id', 'home.cityId')
    .innerJoin('regions as region', 'region.id', 'home.regionId')
    .leftJoin('users as owner', 'owner.id', 'home.ownerId')
    .select([
      'asked.id',
      'asked.homeId',
      'asked.sentAt',
      'asked.expiresAt',
      'asked.answer',
      'asked.availableOn',
      'asked.note',
      'asked.availableBefore',
      'asked.askAgainAt',
      'home.streetAddress',
      'city.name as city',
      'city.state',
      'home.zipcode',
      'home.availableOn as homeAvailableOn',
      'region.timeZone',
      'owner.id as ownerId',
      'owner.email',
      'owner.firstName',
      'owner.lastName',
    ]);

/** The check of this link, locked; undefined for a link that is not of this home, or too old. */
export async function findOpen(db: Db, homeId: string, hash: Buffer, now: Date): Promise<CheckRow | undefined> {
  const row = await checkQuery(db)
    .where('asked.hash', '=', hash)
    .where('asked.homeId', '=', homeId)
    .where('asked.expiresAt', '>', now)
    .forUpdate('asked')
    .executeTakeFirst();
  return row as CheckRow | undefined;
}

export async function findById(db: Db, id: string): Promise<CheckRow | undefined> {
  const row = await checkQuery(db).where('asked.id', '=', id).executeTakeFirst();
  return row as CheckRow | undefined;
}

export async function insert(
  db: Db,
  check: { id: string; homeId: string; hash: Buffer; sentAt: Date; expiresAt: Date },
): Promise<void> {
  await db.insertInto('availabilityChecks').values(check).execute();
}

export async function setAnswer(
  db: Db,
  id: string,
  message: Pick<CheckRow, 'answer' | 'availableOn' | 'note' | 'availableBefore' | 'askAgainAt'> & {
    answeredAt: Date | null;
  },
): Promise<void> {
  await db.updateTable('availabilityChecks').set(message).where('id', '=', id).execute();
}

/** Homes with an owner that should be free by now but are not on the market, and were not asked about lately. */
export async function findHomesDue(db: Db, now: Date, { pauseDays, most }: { pauseDays: number; most: number }) {
  const { rows } = await sql<{ id: string }>`
    select homes.id from homes join regions on regions.id = homes.region_id
    where homes.status in ('ready', 'off_market') and homes.owner_id is not null
      and homes.available_on <= (${now}::timestamptz at time zone regions.time_zone)::date
      and not exists (select 1 from availability_checks asked where asked.home_id = homes.id
        and (asked.sent_at > ${now}::timestamptz - make_interval(days => ${pauseDays}::int)
          or asked.ask_again_at > ${now}::timestamptz or asked.answer in ('rented', 'selling', 'keeping')))
    order by homes.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
