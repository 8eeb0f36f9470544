import { sql } from 'kysely';
import type { Payer } from '@/contract/care/workOrders/constants';
import type { PayoutPartStatus } from '@/contract/money/payouts/constants';
import type { Db } from '@/server/db/client';
import type { OutgoingChange } from '@/server/modules/money/payouts/outgoing';

export interface PaymentRow {
  id: string;
  invoiceId: string;
  workOrderId: string;
  homeId: string;
  ownerId: string | null;
  proId: string;
  bankAccountId: string;
  /** What goes to the bank, and what of the invoice goes to the IRS instead. */
  amount: number;
  withheld: number;
  status: PayoutPartStatus;
  releasedBy: string | null;
  releasedAt: Date;
  claimedAt: Date | null;
  processorRef: string | null;
  traceId: string | null;
  arrivesOn: string | null;
  sentAt: Date | null;
  paidAt: Date | null;
  returnedAt: Date | null;
  failure: string | null;
  orderedAt: Date | null;
  sourceType: string | null;
  transferRef: string | null;
  tries: number;
  waitsFor: string | null;
  waitsSince: Date | null;
}

const COLUMNS = sql`payment.id, payment.invoice_id as "invoiceId", payment.work_order_id as "workOrderId",
  payment.home_id as "homeId", payment.owner_id as "ownerId", payment.pro_id as "proId",
  payment.bank_account_id as "bankAccountId", payment.amount::int8 as amount, payment.withheld::int8 as withheld, payment.status,
  payment.released_by as "releasedBy", payment.released_at as "releasedAt", payment.claimed_at as "claimedAt",
  payment.processor_ref as "processorRef", payment.trace_id as "traceId", payment.arrives_on::text as "arrivesOn",
  payment.sent_at as "sentAt", payment.paid_at as "paidAt", payment.returned_at as "returnedAt", payment.failure, payment.ordered_at as "orderedAt", payment.source_type as "sourceType",
  payment.transfer_ref as "transferRef", payment.tries, payment.waits_for as "waitsFor", payment.waits_since as "waitsSince"`;

/** The last payment of each invoice of a work order. */
export async function listLastPayments(db: Db, workOrderId: string): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`select distinct on (payment.invoice_id) ${COLUMNS}
    from work_order_payments payment where payment.work_order_id = ${workOrderId}
    order by payment.invoice_id, payment.released_at desc`.execute(db);
  return rows;
}

export async function lockPayment(db: Db, id: string): Promise<PaymentRow & { payer: Payer }> {
  const { rows } = await sql<PaymentRow & { payer: Payer }>`select ${COLUMNS}, invoice.payer
    from work_order_payments payment join work_order_invoices invoice on invoice.id = payment.invoice_id
    where payment.id = ${id} for update of payment`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A payment vanished while it was locked');
  return row;
}

type NewPayment = Pick<
  PaymentRow,
  | 'id'
  | 'invoiceId'
  | 'workOrderId'
  | 'homeId'
  | 'ownerId'
  | 'proId'
  | 'bankAccountId'
  | 'amount'
  | 'withheld'
  | 'releasedBy'
>;

/** False where the invoice has a payment already that did not come back. */
export async function insertPayment(db: Db, payment: NewPayment, now: Date): Promise<boolean> {
  const made = await db
    .insertInto('workOrderPayments')
    .values({ ...payment, status: 'ready', releasedAt: now })
    .onConflict((each) => each.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

type PaymentChange = OutgoingChange &
  Partial<Pick<PaymentRow, 'processorRef' | 'traceId' | 'arrivesOn' | 'sentAt' | 'paidAt' | 'returnedAt' | 'failure'>>;

export async function updatePayment(db: Db, id: string, change: PaymentChange): Promise<void> {
  await db.updateTable('workOrderPayments').set(change).where('id', '=', id).execute();
}

/** Those that are to leave, or were left half done, the oldest first. */
export async function listUnsent(db: Db, claimedBefore: Date): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`select ${COLUMNS} from work_order_payments payment where status = 'ready'
    or (status = 'sending' and claimed_at < ${claimedBefore}) order by released_at limit 200`.execute(db);
  return rows;
}

/** Payments that a bank returned while the money is still on the Pro's account at the processor. */
export async function listUnrecalled(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from work_order_payments
    where status = 'returned' and transfer_ref is not null and recalled_at is null order by returned_at limit 200`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Those that a bank may still pay, or send back. */
export async function listWatched(db: Db, since: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from work_order_payments where status in ('sent', 'paid')
    and (status = 'sent' or sent_at > ${since}) order by sent_at limit 1000`.execute(db);
  return rows.map(({ id }) => id);
}

export interface ProInvoiceRow {
  id: string;
  workOrderId: string;
  number: string;
  totalCents: number;
  invoiceStatus: string;
  paymentStatus: PayoutPartStatus | null;
  arrivesOn: string | null;
  traceId: string | null;
  paidAt: Date | null;
}

/** The invoices of a Pro with their last payment, the newest first. */
export async function listProInvoices(db: Db, proId: string): Promise<ProInvoiceRow[]> {
  const { rows } = await sql<ProInvoiceRow>`select invoice.id, invoice.work_order_id as "workOrderId", invoice.number,
      (invoice.total - invoice.markup)::int8 as "totalCents", invoice.status as "invoiceStatus",
      payment.status as "paymentStatus", payment.arrives_on::text as "arrivesOn", payment.trace_id as "traceId",
      payment.paid_at as "paidAt"
    from work_order_invoices invoice left join lateral (select * from work_order_payments
      where invoice_id = invoice.id order by released_at desc limit 1) payment on true
    where invoice.pro_id = ${proId} order by invoice.created_at desc, invoice.id limit 500`.execute(db);
  return rows;
}
