// One payment to a Pro on its way: claimed and booked, then ordered with a key of its own, then marked. Anyone who dies
// between two of these leaves something that the next run completes with the same key.

import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { DAY_MS } from '@/contract/calendar/durations';
import { invoiceLifecycle } from '@/contract/care/workOrders/constants';
import { payoutPartLifecycle } from '@/contract/money/payouts/constants';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { failpoint } from '@/server/failpoint';
import { audit } from '@/server/http/audit';
import { forEachRow } from '@/server/jobs/forEachRow';
import { queueMessage } from '@/server/modules/account/outbox';
import { findPro } from '@/server/modules/care/pros';
import { endBankAccount, findBankAccount } from '@/server/modules/care/pros/bankAccounts/bankAccounts';
import { addEvent, SYSTEM_ACTOR, type WorkOrderCall } from '@/server/modules/care/workOrders';
import { lockInvoice, updateInvoice } from '@/server/modules/care/workOrders/invoices/repo';
import { notifySide } from '@/server/modules/care/workOrders/notifications';
import * as workOrdersRepo from '@/server/modules/care/workOrders/repo';
import { invoicePaid, invoicePaymentReturned } from '@/server/modules/money/ledger';
import type { SentPayout } from '@/server/providers/payouts/payouts';
import type { PaymentRow } from './repo';
import * as repo from './repo';

const CLAIM_MS = 60_000;
/** A bank may send back what it has taken for so long. */
const WATCHED_MS = 10 * DAY_MS;

async function callFor(services: Services, db: Db, { workOrderId }: Pick<PaymentRow, 'workOrderId'>) {
  const row = await workOrdersRepo.findById(db, workOrderId);
  if (!row) throw new Error('The work order of a payment vanished');
  const call: WorkOrderCall = { db, services, now: services.clock() };
  return { call, row };
}

const claim = ({ db, clock }: Services, id: string) =>
  asSystem(db, async (trx) => {
    const payment = await repo.lockPayment(trx, id);
    const now = clock();
    if (payment.status === 'sending') {
      if (payment.claimedAt && payment.claimedAt.getTime() > now.getTime() - CLAIM_MS) return undefined;
    } else if (!payoutPartLifecycle.after(payment.status, 'claim')) return undefined;
    await repo.updatePayment(trx, id, { status: 'sending', claimedAt: now });
    // Once, however often it is claimed.
    await invoicePaid(trx, payment, now);
    return { payment, account: await findBankAccount(trx, payment.bankAccountId) };
  });

/** Sends one payment, however often it is asked and wherever it was killed before. */
async function sendPayment(services: Services, id: string): Promise<void> {
  const { db, payouts, clock, siteUrl } = services;
  const claimed = await claim(services, id);
  if (!claimed) return;
  const { payment, account } = claimed;
  failpoint(services, 'proPayments:beforeProvider');
  const answer = await payouts.send({
    key: id,
    account: account.processorAccount,
    bankRef: account.processorRef,
    amount: cents(payment.amount),
    description: 'Invoice paid by Belong',
  });
  failpoint(services, 'proPayments:afterProvider');
  await asSystem(db, async (trx) => {
    const held = await repo.lockPayment(trx, id);
    if ('refusal' in answer) {
      if (payoutPartLifecycle.after(held.status, 'refuse')) await returnPayment(services, trx, held, answer.refusal);
      return;
    }
    if (!payoutPartLifecycle.after(held.status, 'accept')) return;
    const { ref, traceId, arrivesOn } = answer;
    await repo.updatePayment(trx, id, { status: 'sent', processorRef: ref, traceId, arrivesOn, sentAt: clock() });
    const pro = await findPro(trx, held.proId);
    const invoice = await lockInvoice(trx, held.invoiceId);
    if (!pro) return;
    await queueMessage(trx, {
      dedupeKey: `pro-payment:${id}`,
      channel: 'email',
      recipient: pro.email,
      template: 'proPaymentSent',
      data: {
        name: pro.contactName || pro.company,
        invoice: invoice.number,
        cents: held.amount,
        withheld: held.withheld,
        arrivesOn,
        bank: `${account.bankName} •••• ${account.lastFour}`,
        link: `${siteUrl}${routes.pros.jobs()}`,
      },
    });
  });
}

/** The money is back: the invoice waits to be paid again, and nothing more goes to that account. */
async function returnPayment(services: Services, db: Db, payment: PaymentRow, failure: string): Promise<void> {
  const { call, row } = await callFor(services, db, payment);
  const { now } = call;
  await repo.updatePayment(db, payment.id, { status: 'returned', failure, returnedAt: now });
  await invoicePaymentReturned(db, payment.id, now);
  await endBankAccount(db, payment.bankAccountId, failure, now);
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
  if (!pro) return;
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
  const { status, traceId, arrivesOn, failure } = answer;
  if (status === 'returned' && payoutPartLifecycle.after(payment.status, 'return'))
    return returnPayment(services, db, payment, failure ?? 'returned');
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

/** Every payment that is to leave, or was left half done. One that fails is tried again by the next run. */
export async function sendProPayments(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const before = new Date(clock().getTime() - CLAIM_MS);
  const unsent = await asSystem(db, (trx) => repo.listUnsent(trx, before));
  await forEachRow(services, unsent, (id) =>
    sendPayment(services, id).catch((err) => log.warn({ err, id }, 'payment to a Pro still open')),
  );
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
