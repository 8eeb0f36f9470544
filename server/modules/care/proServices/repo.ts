import { sql } from 'kysely';
import type { ProServiceName } from '@/contract/care/proServices/constants';
import type { WorkOrderStatus } from '@/contract/care/workOrders/constants';
import type { Db } from '@/server/db/client';

type Side = 'owner' | 'resident';

export interface ServiceOrderRow {
  id: string;
  homeId: string;
  ownerId: string | null;
  ordererId: string | null;
  orderedBy: Side;
  service: ProServiceName;
  scope: string;
  windows: { from: string; to: string }[];
  priceCents: number | null;
  status: 'waiting_for_consent' | 'ordered' | 'declined';
  declineReason: string | null;
  workOrderId: string | null;
  workOrderStatus: WorkOrderStatus | null;
  createdAt: Date;
  address: string;
  timeZone: string;
}

const ROW = sql`placed.id, placed.home_id as "homeId", placed.owner_id as "ownerId", placed.orderer_id as "ordererId",
  placed.ordered_by as "orderedBy", placed.service, placed.scope, placed.windows, placed.price as "priceCents",
  placed.status, placed.decline_reason as "declineReason", placed.work_order_id as "workOrderId",
  job.status as "workOrderStatus", placed.created_at as "createdAt",
  concat_ws(', ', home.street_address, home.unit) as address, region.time_zone as "timeZone"`;
const TABLES = sql`service_orders placed join homes home on home.id = placed.home_id
  join regions region on region.id = home.region_id left join work_orders job on job.id = placed.work_order_id`;

export async function findById(db: Db, id: string, lock = false): Promise<ServiceOrderRow | undefined> {
  const { rows } = await sql<ServiceOrderRow>`select ${ROW} from ${TABLES} where placed.id = ${id}
    ${lock ? sql`for update of placed` : sql``}`.execute(db);
  return rows[0];
}

/** As far as row-level security shows them: of one's own homes, or what one ordered where one rents. */
export async function list(db: Db, personId: string, side: Side): Promise<ServiceOrderRow[]> {
  const own =
    side === 'owner' ? sql`placed.home_id in (select app.managed_home_ids())` : sql`placed.orderer_id = ${personId}`;
  const { rows } = await sql<ServiceOrderRow>`select ${ROW} from ${TABLES} where ${own}
    order by placed.created_at desc, placed.id desc limit 100`.execute(db);
  return rows;
}

export interface ServiceHome {
  homeId: string;
  address: string;
  timeZone: string;
  ownerId: string | null;
}

/** Homes that the caller owns or rents, by their own rights. */
export async function listHomes(db: Db, side: Side, homeId?: string): Promise<ServiceHome[]> {
  const own = side === 'owner' ? sql`app.managed_home_ids()` : sql`app.rented_home_ids()`;
  const { rows } = await sql<ServiceHome>`select home.id as "homeId", region.time_zone as "timeZone",
      home.owner_id as "ownerId", concat_ws(', ', home.street_address, home.unit) as address
    from homes home join regions region on region.id = home.region_id
    where home.id in (select ${own}) and ${homeId ? sql`home.id = ${homeId}` : sql`true`}
    order by address, home.id limit 100`.execute(db);
  return rows;
}

export interface NewOrder {
  id: string;
  homeId: string;
  ownerId: string | null;
  ordererId: string;
  orderedBy: Side;
  service: ProServiceName;
  scope: string;
  windows: readonly { from: string; to: string }[];
  priceCents: number | null;
  status: 'waiting_for_consent' | 'ordered';
  createdAt: Date;
}

export async function insert(db: Db, { windows, priceCents, ...row }: NewOrder): Promise<void> {
  await db
    .insertInto('serviceOrders')
    .values({ ...row, price: priceCents, windows: JSON.stringify(windows) })
    .execute();
}

export async function decide(
  db: Db,
  id: string,
  change: { status: 'ordered' | 'declined'; declineReason: string | null; decidedBy: string; decidedAt: Date },
): Promise<void> {
  await db.updateTable('serviceOrders').set(change).where('id', '=', id).execute();
}

export async function setWorkOrder(db: Db, id: string, workOrderId: string): Promise<void> {
  await db.updateTable('serviceOrders').set({ workOrderId }).where('id', '=', id).execute();
}

/** The current lease of the home, as the system. */
export async function findLeaseId(db: Db, homeId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from leases where home_id = ${homeId}
    and status in ('signed', 'active') order by status = 'active' desc, created_at desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
