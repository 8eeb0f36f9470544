import { sql } from 'kysely';
import type { Actor, Tier, VisitStatus } from '@/contract/care/workOrders/constants';
import type { Visit } from '@/contract/care/workOrders/endpoints';
import type { Db } from '@/server/db/client';
import type { WorkOrderRow } from '@/server/modules/care/workOrders/repo';

interface VisitRow {
  id: string;
  startsAt: Date;
  endsAt: Date;
  status: VisitStatus;
  bookedBy: Actor;
  expectedAt: Date | null;
  noticeAt: Date | null;
  noticeText: string | null;
}

export async function listVisits(db: Db, workOrderId: string): Promise<Visit[]> {
  const { rows } = await sql<VisitRow>`select id, starts_at as "startsAt", ends_at as "endsAt", status,
      booked_by as "bookedBy", expected_at as "expectedAt", notice_at as "noticeAt", notice_text as "noticeText"
    from work_order_visits where work_order_id = ${workOrderId} order by starts_at, id`.execute(db);
  return rows.map(({ startsAt, endsAt, expectedAt, noticeAt, noticeText, ...row }) => ({
    ...row,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    expectedAt: expectedAt?.toISOString() ?? null,
    notice: noticeAt && noticeText ? { at: noticeAt.toISOString(), text: noticeText } : null,
  }));
}

export interface CalendarVisitRow {
  id: string;
  workOrderId: string;
  homeId: string;
  ownerId: string | null;
  proId: string | null;
  number: string;
  title: string;
  tier: Tier;
  status: VisitStatus;
  startsAt: Date;
  endsAt: Date;
  expectedAt: Date | null;
  address: string;
  city: string;
  timeZone: string;
  region: string;
  lat: number;
  lng: number;
}

/** Visits that took or take place, by their time, as far as row-level security shows them to the caller. */
export async function listCalendar(db: Db, from: Date, to: Date, limit: number): Promise<CalendarVisitRow[]> {
  const { rows } = await sql<CalendarVisitRow>`select visit.id, visit.work_order_id as "workOrderId",
      visit.home_id as "homeId", visit.owner_id as "ownerId", visit.pro_id as "proId", job.number::text, job.title,
      job.tier, visit.status, visit.starts_at as "startsAt", visit.ends_at as "endsAt",
      visit.expected_at as "expectedAt", concat_ws(', ', home.street_address, home.unit) as address,
      city.name as city, region.time_zone as "timeZone", region.slug as region, home.lat, home.lng
    from work_order_visits visit join work_orders job on job.id = visit.work_order_id
      join homes home on home.id = visit.home_id join cities city on city.id = home.city_id
      join regions region on region.id = home.region_id
    where visit.starts_at >= ${from} and visit.starts_at < ${to}
      and visit.status in ('booked', 'en_route', 'arrived', 'completed', 'missed')
    order by visit.starts_at, visit.id limit ${limit}`.execute(db);
  return rows;
}

/** The one that is ahead or under way. */
export const findAhead = (db: Db, workOrderId: string) =>
  db
    .selectFrom('workOrderVisits')
    .select(['id', 'status', 'startsAt', 'endsAt', 'proId'])
    .where('workOrderId', '=', workOrderId)
    .where('status', 'in', ['booked', 'en_route', 'arrived'])
    .executeTakeFirst();

export const findVisit = (db: Db, id: string) =>
  db
    .selectFrom('workOrderVisits')
    .select(['id', 'workOrderId', 'status', 'startsAt', 'noticeText'])
    .where('id', '=', id)
    .executeTakeFirst();

interface NewVisit {
  id: string;
  proId: string | null;
  startsAt: Date;
  endsAt: Date;
  bookedBy: Actor;
  noticeAt: Date | null;
  noticeRuleId: string | null;
  noticeText: string | null;
}

export async function insertVisit(
  db: Db,
  { id: workOrderId, homeId, ownerId, leaseId }: Pick<WorkOrderRow, 'id' | 'homeId' | 'ownerId' | 'leaseId'>,
  visit: NewVisit,
  now: Date,
): Promise<void> {
  const values = { ...visit, workOrderId, homeId, ownerId, leaseId, createdAt: now, updatedAt: now };
  await db.insertInto('workOrderVisits').values(values).execute();
}

export async function updateVisit(
  db: Db,
  id: string,
  change: { status: VisitStatus; expectedAt?: Date | null },
  now: Date,
): Promise<void> {
  await db
    .updateTable('workOrderVisits')
    .set({ ...change, updatedAt: now })
    .where('id', '=', id)
    .execute();
}
