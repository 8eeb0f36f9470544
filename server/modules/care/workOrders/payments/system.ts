// Payments to Pros on their way: sent as payouts to owners are, and followed until no bank can send them back any more.
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { DAY_MS } from '@/contract/calendar/durations';
import { invoiceLifecycle, type Payer } from '@/contract/care/workOrders/constants';
import { payoutPartLifecycle } from '@/contract/money/payouts/constants';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { forEachRow } from '@/server/jobs/forEachRow';
import { queueMessage } from '@/server/modules/account/outbox';
import { findPro } from '@/server/modules/care/pros';
import { endBankAccount, findBankAccount } from '@/server/modules/care/pros/bankAccounts/bankAccounts';
import { addEvent, moveWorkOrder, SYSTEM_ACTOR, type WorkOrderCall } from '@/server/modules/care/workOrders';
import { hasUnpaidInvoice, lockInvoice, updateInvoice } from '@/server/modules/care/workOrders/invoices/repo';
import { notifySide } from '@/server/modules/care/workOrders/notifications';
import * as workOrdersRepo from '@/server/modules/care/workOrders/repo';
import { invoicePaid, invoicePaymentReturned } from '@/server/modules/money/ledger';
import {
  CLAIM_MS,
  type OutgoingKind,
  recallOutgoing,
  sendWithinBalance,
} from '@/server/modules/money/payouts/outgoing';
import type { SentPayout } from '@/server/providers/payouts/payouts';
import type { PaymentRow } from './repo';
import * as repo from './repo';

/** A bank may send back what it has taken for so long. */
const WATCHED_MS = 10 * DAY_MS;

async function callFor(services: Services, db: Db, { workOrderId }: Pick<PaymentRow, 'workOrderId'>) {
  const row = await workOrdersRepo.findById(db, workOrderId);
  if (!row) throw new Error('The work order of a payment vanished');
  const call: WorkOrderCall = { db, services, now: services.clock() };
  return { call, row };
}

const paymentsOf = (services: Services): OutgoingKind<PaymentRow & { payer: Payer }> => ({
  type: 'work_order_payment',
  name: 'proPayments',
  description: 'Invoice paid by Belong',
  lock: repo.lockPayment,
  update: repo.updatePayment,
  accountOf: (db, { bankAccountId }) => findBankAccount(db, bankAccountId),
  onSent: (db, payment, sent) => markSent(services, db, payment, sent),
  onRefused: (db, payment, failure) => returnPayment(services, db, payment, { failure, isBank: true }),
});

/** It left for the bank: booked, and the Pro knows. */
async function markSent(
  { clock, siteUrl }: Services,
  db: Db,
  payment: PaymentRow & { payer: Payer },
  { ref, traceId, arrivesOn }: SentPayout,
): Promise<void> {
  const { id } = payment;
  await repo.updatePayment(db, id, { status: 'sent', processorRef: ref, traceId, arrivesOn, sentAt: clock() });
  await invoicePaid(db, payment, clock());
  const account = await findBankAccount(db, payment.bankAccountId);
  const pro = await findPro(db, payment.proId);
  const invoice = await lockInvoice(db, payment.invoiceId);
  if (!pro) return;
  await queueMessage(db, {
    dedupeKey: `pro-payment:${id}`,
    channel: 'email',
    recipient: pro.email,
    template: 'proPaymentSent',
    data: {
      name: pro.contactName || pro.company,
      invoice: invoice.number,
      cents: payment.amount,
      withheld: payment.withheld,
      arrivesOn,
      bank: `${account.bankName} •••• ${account.lastFour}`,
      link: `${siteUrl}${routes.pros.jobs()}`,
    },
  });
}

/** The invoice waits to be paid again. Where the bank account is the reason, nothing more goes there. */
async function returnPayment(
  services: Services,
  db: Db,
  payment: PaymentRow,
  { failure, isBank }: { failure: string; isBank: boolean },
): Promise<void> {
  const { call, row } = await callFor(services, db, payment);
  const { now } = call;
  await repo.updatePayment(db, payment.id, { status: 'returned', failure, returnedAt: now });
  // What the processor refused had not left.
  if (payment.status !== 'sending') await invoicePaymentReturned(db, payment.id, now);
  if (isBank) await endBankAccount(db, payment.bankAccountId, failure, now);
  const invoice = await lockInvoice(db, payment.invoiceId);
  const status = invoiceLifecycle.after(invoice.status, 'return_payment');
  if (status) await updateInvoice(db, invoice.id, { status }, now);
  await audit(db, { event: 'work_order.payment_returned', subject: `work_order:${row.id}`, detail: { failure } });
  const text = `The bank sent ${formatExactMoney(cents(payment.amount))} for invoice ${invoice.number} back.`;
  await addEvent(call, row, SYSTEM_ACTOR, { kind: 'invoice', audience: 'staff', body: text });
  await notifySide(db, services, row, 'staff', {
    cause: `payment-returned:${payment.id}`,
    subject: 'A payment to a Pro came back',
    text,
  });
  const pro = await findPro(db, payment.proId);
  if (!pro || !isBank) return;
  await queueMessage(db, {
    dedupeKey: `pro-payment-returned:${payment.id}`,
    channel: 'email',
    recipient: pro.email,
    template: 'proPaymentReturned',
    data: {
      name: pro.contactName || pro.company,
      invoice: invoice.number,
      cents: payment.amount,
      link: `${services.siteUrl}${routes.pros.jobs()}`,
    },
  });
}

async function applyStatus(services: Services, db: Db, payment: PaymentRow, answer: SentPayout): Promise<void> {
  const { status, traceId, arrivesOn, failure = 'returned', cause } = answer;
  if (status === 'returned' && payoutPartLifecycle.after(payment.status, 'return'))
    return returnPayment(services, db, payment, { failure, isBank: cause === 'bank' });
  if (status !== 'paid' || !payoutPartLifecycle.after(payment.status, 'pay')) return;
  const { call, row } = await callFor(services, db, payment);
  await repo.updatePayment(db, payment.id, { status: 'paid', traceId, arrivesOn, paidAt: call.now });
  const invoice = await lockInvoice(db, payment.invoiceId);
  const paid = invoiceLifecycle.after(invoice.status, 'pay');
  if (paid) await updateInvoice(db, invoice.id, { status: paid }, call.now);
  await addEvent(call, row, SYSTEM_ACTOR, {
    kind: 'invoice',
    audience: row.paidBy,
    body: `Paid ${formatExactMoney(cents(payment.amount))} to ${invoice.vendorName}${traceId ? `, bank trace ${traceId}` : ''}.`,
  });
  if (row.status === 'billed' && !(await hasUnpaidInvoice(db, row.id)))
    await moveWorkOrder(call, row.id, 'close', SYSTEM_ACTOR, { reason: 'Every invoice is paid.' });
}

/** Asks where a sent payment is by now. */
async function refreshPayment(services: Services, id: string): Promise<void> {
  const { db, payouts } = services;
  const known = await asSystem(db, async (trx) => {
    const payment = await repo.lockPayment(trx, id);
    return { payment, account: await findBankAccount(trx, payment.bankAccountId) };
  });
  if (!known.payment.processorRef) return;
  const answer = await payouts.read(known.account.processorAccount, known.payment.processorRef);
  await asSystem(db, async (trx) => applyStatus(services, trx, await repo.lockPayment(trx, id), answer));
}

/** Takes back what banks returned, then sends every payment that is to leave, or was left half done. */
export async function sendProPayments(services: Services): Promise<void> {
  const { db, clock } = services;
  const kind = paymentsOf(services);
  await forEachRow(services, await asSystem(db, repo.listUnrecalled), (id) => recallOutgoing(services, kind, id));
  const before = new Date(clock().getTime() - CLAIM_MS);
  await sendWithinBalance(services, kind, await asSystem(db, (trx) => repo.listUnsent(trx, before)));
}

/** Follows what was sent until no bank can send it back any more. */
export async function followProPayments(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const since = new Date(clock().getTime() - WATCHED_MS);
  const watched = await asSystem(db, (trx) => repo.listWatched(trx, since));
  await forEachRow(services, watched, (id) =>
    refreshPayment(services, id).catch((err) => log.warn({ err, id }, 'payment to a Pro not refreshed')),
  );
}
