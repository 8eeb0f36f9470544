// Invoices of Pros, stored as they are. More than was approved waits for the owner; what is posted is never changed.
import type * as z from 'zod';
import { formatExactMoney } from '@/contract/amounts/cents';
import { DAY_MS } from '@/contract/calendar/durations';
import { localDay } from '@/contract/calendar/localDay';
import { SERVICE_DUE_DAYS } from '@/contract/care/proServices/terms';
import { invoiceLifecycle, type Payer } from '@/contract/care/workOrders/constants';
import type { workOrdersSchemas } from '@/contract/care/workOrders/schemas';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { findPro } from '@/server/modules/care/pros';
import { type ActingPerson, addEvent, moveWorkOrder, type WorkOrderCall } from '@/server/modules/care/workOrders';
import { thresholdOf } from '@/server/modules/care/workOrders/approvals/actions';
import { totalOf } from '@/server/modules/care/workOrders/approvals/repo';
import { notifySide } from '@/server/modules/care/workOrders/notifications';
import { askForPaymentDetails } from '@/server/modules/care/workOrders/payments/actions';
import { settlePrepaidInvoice } from '@/server/modules/care/workOrders/proposedWork';
import * as repo from '@/server/modules/care/workOrders/repo';
import { createCharge } from '@/server/modules/money/charges/creation';
import { invoicePosted } from '@/server/modules/money/ledger';
import { findOwnInvoice, type InvoiceRow, insertInvoice, lockInvoice, sumBilled, updateInvoice } from './repo';

type NewInvoice = z.output<typeof workOrdersSchemas.addInvoice.body>;

/** Days a resident has to pay for damage. */
const DAYS_TO_PAY_BACK = SERVICE_DUE_DAYS;

const BILLABLE: readonly string[] = ['in_progress', 'waiting', 'done', 'confirmed', 'billed'];

async function proNamed(db: WorkOrderCall['db'], proId: string | null, company: string): Promise<string | null> {
  const pro = proId && (await findPro(db, proId));
  return pro && pro.company.toLowerCase() === company.toLowerCase() ? pro.id : null;
}

/** Stores an invoice once. */
export async function addInvoice(
  call: WorkOrderCall,
  id: string,
  invoice: NewInvoice,
  by: ActingPerson,
  proId: string | null = null,
): Promise<void> {
  const { db, services, now } = call;
  const row = await repo.lock(db, id);
  if (!BILLABLE.includes(row.status)) throw conflict('The work hasn’t begun. Add the invoice after it.');
  const totalCents = totalOf(invoice.lines, invoice.taxCents, invoice.markupCents);
  const approved = row.approvedCents ?? (await thresholdOf(db, row));
  const before = await sumBilled(db, row);
  const isHigher = before + totalCents > approved;
  const made = await insertInvoice(
    db,
    row,
    {
      ...invoice,
      id: newId(now.getTime()),
      totalCents,
      status: isHigher ? 'needs_approval' : 'submitted',
      // Entered by our team: it is of the Pro who has the job if it names them.
      proId: proId ?? (await proNamed(db, row.proId, invoice.vendorName)),
    },
    now,
  );
  if (!made) throw conflict('We have this invoice already.');
  await addEvent(call, row, by, {
    kind: 'invoice',
    audience: row.paidBy,
    body: `${invoice.vendorName}, invoice ${invoice.number}: ${formatExactMoney(totalCents)}`,
  });
  if (isHigher)
    await notifySide(db, services, row, row.paidBy, {
      cause: `invoice:${invoice.number}`,
      subject: 'An invoice is higher than approved',
      text: `It’s ${formatExactMoney(totalCents)}${before > 0 ? `, after ${formatExactMoney(before)} that was billed before` : ''}. You approved ${formatExactMoney(approved)}. Approve it, or tell us what is wrong. Nothing is paid before that.`,
    });
}

/** Locks the invoice and applies a transition. */
async function moveInvoice(
  { db }: WorkOrderCall,
  invoiceId: string,
  event: 'approve' | 'dispute' | 'post' | 'withdraw',
) {
  const invoice = await lockInvoice(db, invoiceId);
  const status = invoiceLifecycle.after(invoice.status, event);
  if (!status) throw conflict('This invoice has moved on. Reload the page.');
  return { invoice, status };
}

export async function approveInvoice(call: WorkOrderCall, row: repo.WorkOrderRow, invoiceId: string, by: ActingPerson) {
  const { invoice, status } = await moveInvoice(call, invoiceId, 'approve');
  await updateInvoice(call.db, invoiceId, { status }, call.now);
  const body = `Approved ${formatExactMoney(invoice.totalCents)}.`;
  await addEvent(call, row, by, { kind: 'invoice', audience: row.paidBy, body });
}

export async function disputeInvoice(
  call: WorkOrderCall,
  row: repo.WorkOrderRow,
  invoiceId: string,
  reason: string,
  by: ActingPerson,
) {
  const { status } = await moveInvoice(call, invoiceId, 'dispute');
  await updateInvoice(call.db, invoiceId, { status, disputeReason: reason }, call.now);
  await addEvent(call, row, by, { kind: 'invoice', audience: row.paidBy, body: reason });
  await notifySide(call.db, call.services, row, 'staff', {
    cause: `dispute:${invoiceId}`,
    subject: 'An invoice is disputed',
    text: reason,
  });
}

/** The Pro who wrote it takes it back; the person who pays hears of it, and the same number may come again. */
export async function withdrawInvoice(
  call: WorkOrderCall,
  id: string,
  { invoiceId, proId }: { invoiceId: string; proId: string },
  by: ActingPerson,
): Promise<void> {
  const { db, services, now } = call;
  const row = await repo.lock(db, id);
  const known = await findOwnInvoice(db, { id: invoiceId, workOrderId: id, proId });
  if (!known) throw notFound('We couldn’t find that invoice among yours.');
  const { invoice, status } = await moveInvoice(call, invoiceId, 'withdraw');
  await updateInvoice(db, invoiceId, { status }, now);
  const body = `Invoice ${invoice.number} of ${formatExactMoney(invoice.totalCents)} was withdrawn.`;
  await addEvent(call, row, by, { kind: 'invoice', audience: row.paidBy, body });
  if (invoice.status === 'submitted') return;
  await notifySide(db, services, row, row.paidBy, {
    cause: `withdrawn:${invoiceId}`,
    subject: 'An invoice was withdrawn',
    text: `${invoice.vendorName} took it back. You have nothing to decide. A corrected invoice may follow.`,
  });
}

async function requireEvidence({ db }: WorkOrderCall, row: repo.WorkOrderRow, reason: string): Promise<void> {
  if (!row.leaseId) throw conflict('No one lives there who could pay it.');
  if (reason === '')
    throw new ApiError('invalid', 'Say why the resident pays.', {
      fields: { chargeBackReason: 'Say why the resident pays' },
    });
  if ((await repo.countPhotos(db, row.id, 'damage')) === 0)
    throw conflict('Add a photo of the damage first. A resident pays only with evidence.');
}

export async function postInvoice(
  call: WorkOrderCall,
  row: repo.WorkOrderRow,
  invoiceId: string,
  { payer, chargeBackReason }: { payer: Payer; chargeBackReason: string },
  by: ActingPerson,
): Promise<void> {
  const { db, now } = call;
  const locked = await repo.lock(db, row.id);
  if (!['confirmed', 'billed', 'closed'].includes(locked.status))
    throw conflict('Wait until the people in the home confirm that it’s fixed.');
  const { invoice, status } = await moveInvoice(call, invoiceId, 'post');
  if (payer === locked.paidBy && invoice.status === 'disputed')
    throw conflict(
      'The person who pays disputes this invoice. They can still approve it, or you can choose another payer.',
    );
  if (payer === 'owner' && locked.paidBy === 'resident')
    throw conflict('The resident ordered this. The owner doesn’t pay.');
  const isOrdered = payer === 'resident' && locked.paidBy === 'resident';
  if (payer === 'resident' && !isOrdered) await requireEvidence(call, locked, chargeBackReason);
  const chargeReason = isOrdered ? 'They ordered this service.' : chargeBackReason;
  const chargeBack =
    payer === 'resident' ? { chargeBackReason: chargeReason, chargeBackCents: invoice.totalCents } : {};
  await updateInvoice(db, invoiceId, { status, payer, postedAt: now, postedBy: by.id, ...chargeBack }, now);
  await invoicePosted(db, postingOf(locked, invoice, payer), now);
  const { id, totalCents } = invoice;
  await settlePrepaidInvoice(call, locked, { id, totalCents, isOwners: payer === 'owner' });
  if (locked.payment === 'spread') await enqueue(db, 'offerRepairSpread', { workOrderId: row.id });
  if (payer === 'resident') await chargeResidents(call, locked, invoice, chargeReason, by);
  await addEvent(call, locked, by, {
    kind: 'invoice',
    audience: isOrdered ? 'resident' : payer === 'resident' ? 'everyone' : locked.paidBy,
    body: `Posted ${formatExactMoney(invoice.totalCents)}. ${chargeBackReason}`.trim(),
  });
  await askForPaymentDetails(call, invoice);
  if (locked.status === 'confirmed') await moveWorkOrder(call, row.id, 'bill', by);
}

/** The residents owe it to the homeowner: a charge of their lease, once. */
async function chargeResidents(
  { db, now }: WorkOrderCall,
  { homeId, ownerId, leaseId, timeZone, title, paidBy }: repo.WorkOrderRow,
  { id, totalCents }: InvoiceRow,
  reason: string,
  by: ActingPerson,
): Promise<void> {
  if (!leaseId) return;
  const dueOn = localDay(new Date(now.getTime() + DAYS_TO_PAY_BACK * DAY_MS), timeZone);
  await createCharge(
    db,
    { leaseId, homeId, ownerId },
    {
      kind: 'one_time',
      description: `${paidBy === 'resident' ? 'Service' : 'Repair'}: ${title}`,
      dueOn,
      amount: totalCents,
      reason,
      source: `work_order_invoice:${id}`,
      ...(by.id && { createdBy: by.id }),
    },
    now,
  );
}

const postingOf = (row: repo.WorkOrderRow, { id, totalCents, markupCents }: InvoiceRow, payer: Payer) => ({
  id,
  totalCents,
  markupCents,
  payer,
  homeId: row.homeId,
  ownerId: row.ownerId,
});
