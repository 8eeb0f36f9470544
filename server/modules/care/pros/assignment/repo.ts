import { sql } from 'kysely';
import type { ProServiceName } from '@/contract/care/proServices/constants';
import { RESPONDER_SYMPTOMS, type Trade } from '@/contract/care/pros/constants';
import type { Area, Tier, WorkOrderStatus } from '@/contract/care/workOrders/constants';
import type { Db } from '@/server/db/client';

/** What the ranking has to know of a job. */
export interface JobRow {
  id: string;
  number: string;
  homeId: string;
  ownerId: string | null;
  regionId: number;
  timeZone: string;
  title: string;
  area: Area;
  /** Null in a person’s own words. */
  symptom: string | null;
  /** Where our team named one. */
  trade: Trade | null;
  /** When our team learned that 911 or the gas company was called. */
  respondersCalledAt: Date | null;
  /** Of the catalog, for an ordered service. */
  service: ProServiceName | null;
  tier: Tier;
  status: WorkOrderStatus;
  proId: string | null;
  windows: { from: string; to: string }[];
  dueAt: Date | null;
  visitAt: Date | null;
}

export async function findJob(db: Db, id: string, lock = false): Promise<JobRow | undefined> {
  const { rows } =
    await sql<JobRow>`select job.id, job.number::text, job.home_id as "homeId", job.owner_id as "ownerId",
      home.region_id as "regionId", region.time_zone as "timeZone", job.title, job.area, job.symptom, job.trade,
      job.responders_called_at as "respondersCalledAt", ordered.service,
      job.tier, job.status,
      job.pro_id as "proId", job.windows, least(job.repair_due_at, job.law_due_at) as "dueAt",
      (select starts_at from work_order_visits visit where visit.work_order_id = job.id
        and visit.status in ('booked', 'en_route', 'arrived')) as "visitAt"
    from work_orders job join homes home on home.id = job.home_id join regions region on region.id = home.region_id
      left join service_orders ordered on ordered.work_order_id = job.id
    where job.id = ${id} ${lock ? sql`for update of job` : sql``}`.execute(db);
  return rows[0];
}

/** Approved jobs that no Pro was asked about, except those where we don’t know yet that responders were called. */
export async function listUnoffered(db: Db, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select job.id from work_orders job
    where job.status in ('approved', 'reopened') and job.pro_id is null and job.own_vendor_name is null
      and (job.symptom is null or job.responders_called_at is not null or not job.symptom = any(${[...RESPONDER_SYMPTOMS]}::text[]))
      and not exists (select from pro_offers offer where offer.work_order_id = job.id)
    order by job.status_since, job.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Until the end of the transaction no other request books this Pro. */
export async function lockPro(db: Db, proId: string): Promise<void> {
  await sql`select id from pros where id = ${proId} for update`.execute(db);
}

interface BookedDay {
  proId: string;
  day: string;
  visits: number;
}

/** Visits ahead of each Pro by local day. */
export async function listBookedDays(db: Db, timeZone: string, from: string, to: string): Promise<BookedDay[]> {
  const { rows } = await sql<BookedDay>`select pro_id as "proId", (starts_at at time zone ${timeZone})::date as day,
      count(*)::int as visits from work_order_visits
    where pro_id is not null and status in ('booked', 'en_route', 'arrived')
      and starts_at >= ${from}::date::timestamp at time zone ${timeZone}
      and starts_at < (${to}::date + 1)::timestamp at time zone ${timeZone}
    group by 1, 2`.execute(db);
  return rows;
}
