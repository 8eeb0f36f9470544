import { sql } from 'kysely';
import { cents } from '@/contract/amounts/cents';
import type { InvoiceStatus, Payer } from '@/contract/care/workOrders/constants';
import type { Invoice } from '@/contract/care/workOrders/endpoints';
import type { Db } from '@/server/db/client';
import type { WorkOrderRow } from '@/server/modules/care/workOrders/repo';

export interface InvoiceRow {
  id: string;
  workOrderId: string;
  proId: string | null;
  number: string;
  vendorName: string;
  vendorAddress: string;
  vendorPhone: string;
  vendorLicense: string;
  lines: { label: string; quantity: number; cents: number }[];
  taxCents: number;
  markupCents: number;
  totalCents: number;
  status: InvoiceStatus;
  payer: Payer | null;
  chargeBackReason: string | null;
  chargeBackCents: number | null;
  disputeReason: string | null;
  postedBy: string | null;
  createdAt: Date;
}

const COLUMNS = sql`id, work_order_id as "workOrderId", pro_id as "proId", number, vendor_name as "vendorName",
  vendor_address as "vendorAddress", vendor_phone as "vendorPhone", vendor_license as "vendorLicense", lines,
  tax as "taxCents", markup as "markupCents", total as "totalCents", status, payer,
  charge_back_reason as "chargeBackReason", charge_back as "chargeBackCents", dispute_reason as "disputeReason",
  posted_by as "postedBy", created_at as "createdAt"`;

const present = (row: InvoiceRow): Omit<Invoice, 'payment' | 'payProblem'> => ({
  id: row.id,
  number: row.number,
  vendor: { name: row.vendorName, address: row.vendorAddress, phone: row.vendorPhone, license: row.vendorLicense },
  lines: row.lines.map((line) => ({ ...line, cents: cents(line.cents) })),
  taxCents: cents(row.taxCents),
  markupCents: cents(row.markupCents),
  totalCents: cents(row.totalCents),
  status: row.status,
  payer: row.payer,
  chargeBack:
    row.chargeBackReason === null ? null : { cents: cents(row.chargeBackCents ?? 0), reason: row.chargeBackReason },
  disputeReason: row.disputeReason,
  createdAt: row.createdAt.toISOString(),
});

/** As they are, with what `more` says of each. */
export async function listInvoices(
  db: Db,
  workOrderId: string,
  more: (row: InvoiceRow) => Pick<Invoice, 'payment' | 'payProblem'>,
): Promise<Invoice[]> {
  const { rows } = await sql<InvoiceRow>`select ${COLUMNS} from work_order_invoices
    where work_order_id = ${workOrderId} order by created_at, id`.execute(db);
  return rows.map((row) => ({ ...present(row), ...more(row) }));
}

/** Our Pros who wrote invoices for a work order. */
export async function listProsOfInvoices(db: Db, workOrderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct pro_id as id from work_order_invoices
    where work_order_id = ${workOrderId} and pro_id is not null`.execute(db);
  return rows.map(({ id }) => id);
}

/** Of this Pro, for this work order. */
export const findOwnInvoice = (
  db: Db,
  { id, workOrderId, proId }: { id: string; workOrderId: string; proId: string },
) =>
  db
    .selectFrom('workOrderInvoices')
    .select('id')
    .where('id', '=', id)
    .where('workOrderId', '=', workOrderId)
    .where('proId', '=', proId)
    .executeTakeFirst();

/** Locked against other changes. */
export async function lockInvoice(db: Db, id: string): Promise<InvoiceRow> {
  const { rows } =
    await sql<InvoiceRow>`select ${COLUMNS} from work_order_invoices where id = ${id} for update`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('An invoice vanished while it was locked');
  return row;
}

/** What those who pay for a work order were billed so far, without what they dispute or others bear. */
/** Whether an invoice of a work order is neither paid nor withdrawn. */
export async function hasUnpaidInvoice(db: Db, workOrderId: string): Promise<boolean> {
  const { rows } = await sql`select from work_order_invoices
    where work_order_id = ${workOrderId} and status not in ('paid', 'withdrawn') limit 1`.execute(db);
  return rows.length > 0;
}

export async function sumBilled(
  db: Db,
  { id: workOrderId, paidBy }: Pick<WorkOrderRow, 'id' | 'paidBy'>,
): Promise<number> {
  const { rows } = await sql<{ cents: number }>`select coalesce(sum(total), 0)::int8 as cents
    from work_order_invoices where work_order_id = ${workOrderId} and status not in ('disputed', 'withdrawn')
      and coalesce(payer, ${paidBy}) = ${paidBy}`.execute(db);
  return rows[0]?.cents ?? 0;
}

type NewInvoice = Omit<
  InvoiceRow,
  'workOrderId' | 'payer' | 'chargeBackReason' | 'chargeBackCents' | 'disputeReason' | 'postedBy' | 'createdAt'
>;

/** False where this vendor’s invoice of that number is there already. */
export async function insertInvoice(
  db: Db,
  { id: workOrderId, homeId, ownerId }: Pick<WorkOrderRow, 'id' | 'homeId' | 'ownerId'>,
  { lines, taxCents, markupCents, totalCents, ...invoice }: NewInvoice,
  now: Date,
): Promise<boolean> {
  const made = await db
    .insertInto('workOrderInvoices')
    .values({
      ...invoice,
      tax: taxCents,
      markup: markupCents,
      total: totalCents,
      workOrderId,
      homeId,
      ownerId,
      lines: JSON.stringify(lines),
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((each) => each.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function updateInvoice(
  db: Db,
  id: string,
  {
    chargeBackCents,
    ...change
  }: {
    status: InvoiceStatus;
    payer?: Payer;
    chargeBackReason?: string;
    chargeBackCents?: number;
    disputeReason?: string;
    postedAt?: Date;
    postedBy?: string | null;
  },
  now: Date,
): Promise<void> {
  await db
    .updateTable('workOrderInvoices')
    .set({ ...change, chargeBack: chargeBackCents, updatedAt: now })
    .where('id', '=', id)
    .execute();
}
