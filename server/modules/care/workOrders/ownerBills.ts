import { sql } from 'kysely';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { notifySide } from '@/server/modules/care/workOrders/notifications';
import { lock, update, type WorkOrderRow } from '@/server/modules/care/workOrders/repo';

export interface OwnerBill {
  id: string;
  description: string;
  amount: number;
  postedOn: string;
}

/** Invoices that were taken from what we owe the owner of a home since a moment, the newest first. As the system. */
export async function listOwnerBills(db: Db, homeId: string, since: Date): Promise<OwnerBill[]> {
  const { rows } = await sql<OwnerBill>`
    select invoice.id, work.title || ', ' || invoice.vendor_name as description, invoice.total::int8 as amount,
      to_char(invoice.posted_at at time zone 'America/Los_Angeles', 'YYYY-MM-DD') as "postedOn"
    from work_order_invoices invoice join work_orders work on work.id = invoice.work_order_id
    where invoice.home_id = ${homeId} and invoice.payer = 'owner' and invoice.total > 0
      and invoice.status in ('posted', 'paid') and invoice.posted_at >= ${since}
    order by invoice.posted_at desc, invoice.id limit 50`.execute(db);
  return rows.map((row) => ({ ...row, description: row.description.slice(0, 300) }));
}

export type SpreadRepair = WorkOrderRow;
export const lockRepair = lock;

/** Emails the owners of the home about the bills of a repair, once for each cause. As the system. */
export const notifyRepairOwners = (
  db: Db,
  services: Services,
  repair: SpreadRepair,
  notice: { cause: string; subject: string; text: string },
): Promise<void> => notifySide(db, services, repair, 'owner', notice);

/** What the owner pays of a repair, and whether no invoice waits to be posted; as the system. */
export async function listRepairBills(
  db: Db,
  workOrderId: string,
): Promise<{ bills: { id: string; amount: number }[]; isComplete: boolean }> {
  const { rows } = await sql<{ id: string; amount: number; payer: string | null; status: string }>`
    select id, total::int8 as amount, payer, status from work_order_invoices
    where work_order_id = ${workOrderId} order by created_at, id`.execute(db);
  return {
    bills: rows
      .filter(({ payer, status }) => payer === 'owner' && (status === 'posted' || status === 'paid'))
      .map(({ id, amount }) => ({ id, amount })),
    isComplete: rows.every(({ status }) => !['submitted', 'needs_approval', 'approved'].includes(status)),
  };
}

/** Its bills come out of payouts like any others. */
export const payRepairFromRent = (db: Db, id: string, now: Date) => update(db, id, { payment: 'from_rent' }, now);
