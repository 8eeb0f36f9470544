import { sql } from 'kysely';
import type { Db } from '@/server/db/client';

export interface OwnerBill {
  id: string;
  description: string;
  amount: number;
  postedOn: string;
}

/** Invoices that were taken from what we owe the owner of a home since a moment, the newest first. As the system. */
export async function listOwnerBills(db: Db, homeId: string, since: Date): Promise<OwnerBill[]> {
  const { rows } = await sql<OwnerBill>`
    select invoice.id, work.title || ', ' || invoice.vendor_name as description, invoice.total_cents::int8 as amount,
      to_char(invoice.posted_at at time zone 'America/Los_Angeles', 'YYYY-MM-DD') as "postedOn"
    from work_order_invoices invoice join work_orders work on work.id = invoice.work_order_id
    where invoice.home_id = ${homeId} and invoice.payer = 'owner' and invoice.total_cents > 0
      and invoice.status in ('posted', 'paid') and invoice.posted_at >= ${since}
    order by invoice.posted_at desc, invoice.id limit 50`.execute(db);
  return rows.map((row) => ({ ...row, description: row.description.slice(0, 300) }));
}
