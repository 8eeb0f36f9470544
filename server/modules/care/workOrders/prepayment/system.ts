// Approving with the payment: the money is taken first, so that a declined card approves nothing. What is left when the
// work ends goes out with the next payout; what was paid for canceled work goes back the way it came.
import * as z from 'zod';
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { DAY_MS } from '@/contract/calendar/durations';
import { localDay } from '@/contract/calendar/localDay';
import { statusAfter } from '@/contract/care/workOrders/constants';
import type { Approval, WorkOrder } from '@/contract/care/workOrders/endpoints';
import { paymentFee } from '@/contract/law/cardFees';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { failpoint } from '@/server/failpoint';
import { audit } from '@/server/http/audit';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { enqueue } from '@/server/jobs/queue';
import { actorOf, isOpen, type WorkOrderCall } from '@/server/modules/care/workOrders';
import { decideApproval } from '@/server/modules/care/workOrders/approvals/actions';
import { decideQuotes, listQuotes } from '@/server/modules/care/workOrders/approvals/repo';
import { notifySide } from '@/server/modules/care/workOrders/notifications';
import type { Participant } from '@/server/modules/care/workOrders/policy';
import { readWorkOrder } from '@/server/modules/care/workOrders/presenter';
import * as workOrders from '@/server/modules/care/workOrders/repo';
import { prepaidWorkReleased } from '@/server/modules/money/ledger';
import { findUsableMethod } from '@/server/modules/money/paymentMethods';
import {
  completePayment,
  findPaymentById,
  orderPayment,
  type Payment,
  refund,
  refundableOf,
  refundIdOf,
} from '@/server/modules/money/payments';
import { declineMessage } from '@/server/modules/money/payments/declines';
import { prepaidOf, requireNoPaidQuote } from './prepayment';
import * as repo from './repo';

type PayingNow = Extract<Approval, { decision: 'approve' }>;

/** The payment of what a quote costs beside what was paid before; null where nothing is left to pay. */
async function orderRepairPayment(
  db: Db,
  { row: { id }, personId }: Participant,
  { quoteId, method: chosen }: PayingNow,
  now: Date,
): Promise<Payment | null> {
  const row = await workOrders.lock(db, id);
  const quote = (await listQuotes(db, id)).find((each) => each.id === quoteId);
  if (!quote) throw notFound();
  if (row.status !== 'awaiting_approval') throw conflict('This repair has moved on. Reload the page.');
  if (quote.status !== 'offered') throw conflict('This quote no longer stands.');
  await requireNoPaidQuote(db, id, quoteId);
  const standing = (await repo.listPayments(db, id)).find(
    (each) => each.quoteId === quoteId && each.status !== 'failed',
  );
  if (standing) return (await findPaymentById(db, standing.id)) ?? null;
  const amount = quote.totalCents - (await prepaidOf(db, id));
  if (amount <= 0) return null;
  const method = chosen && (await findUsableMethod(db, personId, chosen.paymentMethodId));
  if (!method) throw conflict('This payment method can’t be used. Choose another one.');
  const day = localDay(now, row.timeZone);
  const feeCents = paymentFee(cents(amount), { funding: method.funding, state: row.state, day });
  if (chosen.feeCents !== feeCents)
    throw conflict('The amount or the card fee has changed. Check the total, then pay again.');
  await audit(db, {
    event: 'work_order.payment_started',
    subject: `work_order:${id}`,
    personId,
    detail: { cents: amount, feeCents },
  });
  return orderPayment(
    db,
    {
      payerId: personId,
      amount,
      feeCents,
      purpose: 'repair',
      purposeId: quoteId,
      initiatedBy: 'person',
      method: method.kind,
      methodRef: method.ref,
      label: method.label,
    },
    now,
  );
}

/** A decision of the person who pays; where an owner pays now, once the money is taken or on its way. */
export async function decideAndPay(services: Services, participant: Participant, body: Approval): Promise<WorkOrder> {
  const { db, clock } = services;
  const { row, personId } = participant;
  if (body.decision === 'approve' && body.payment === 'now' && row.paidBy === 'owner') {
    const ordered = await asSystem(db, (trx) => orderRepairPayment(trx, participant, body, clock()));
    const payment = ordered?.status === 'started' ? await completePayment(services, ordered) : ordered;
    if (payment?.status === 'failed') throw new ApiError('paymentDeclined', declineMessage(payment.failure));
    failpoint(services, 'workOrders:paid');
  }
  return asSystem(db, async (trx) => {
    const now = clock();
    await decideApproval({ db: trx, services, now }, row.id, body, await actorOf(trx, participant));
    await audit(trx, { event: 'work_order.approval_decided', subject: `work_order:${row.id}`, personId });
    return readWorkOrder(trx, participant, now);
  });
}

const QuotePayload = z.object({ quoteId: z.uuid() });
const OrderPayload = z.object({ workOrderId: z.uuid() });

/** Money came, or is on its way, and its quote is still open: the process ended before it was approved. */
async function approvePaid(
  call: WorkOrderCall,
  row: workOrders.WorkOrderRow,
  { payerId, quoteId }: repo.RepairPayment,
) {
  const { db, now } = call;
  const quote = (await listQuotes(db, row.id)).find(({ id }) => id === quoteId);
  if (quote?.status !== 'offered' || !isOpen(row)) return;
  const by = await actorOf(db, { role: 'owner', personId: payerId });
  if (statusAfter(row.status, 'approve', 'owner'))
    return decideApproval(
      call,
      row.id,
      { decision: 'approve', quoteId, payment: 'now', method: null, months: null },
      by,
    );
  // It went ahead by itself meanwhile.
  await decideQuotes(db, row.id, quoteId, payerId, now);
  await workOrders.update(db, row.id, { approvedCents: quote.totalCents, payment: 'now' }, now);
}

/** What became of a payment. It may run twice or late. */
export async function handleRepairPaymentStatus(services: Services, payload: unknown): Promise<void> {
  const { quoteId } = QuotePayload.parse(payload);
  const now = services.clock();
  await asSystem(services.db, async (db) => {
    const work = await repo.findQuotedWork(db, quoteId);
    if (!work) return;
    const row = await workOrders.lock(db, work.workOrderId);
    const payment = (await repo.listPayments(db, row.id)).find((each) => each.quoteId === quoteId);
    if (!payment) return;
    const { status, id, amount } = payment;
    if (status === 'processing' || status === 'succeeded') await approvePaid({ db, services, now }, row, payment);
    if (status === 'succeeded') {
      await notifySide(db, services, row, 'owner', {
        cause: `prepaid:${id}`,
        subject: 'We received your payment',
        text: `You paid ${formatExactMoney(cents(amount))}. We hold it for you until the repair is billed.`,
      });
      if (!isOpen(row)) await enqueue(db, 'settlePaidRepair', { workOrderId: row.id });
    }
    if ((status === 'failed' || status === 'returned') && row.payment === 'now') {
      await workOrders.update(db, row.id, { payment: 'from_rent' }, now);
      await notifySide(db, services, row, 'owner', {
        cause: `prepaidFailed:${id}`,
        subject: 'Your payment didn’t go through',
        text: `Your bank didn’t pay ${formatExactMoney(cents(amount))}. The repair goes on, and we take what it costs from your next payout.`,
      });
    }
  });
}

/** So many days in a row a refused refund is tried, each time under an id of its own. */
const MAX_REFUND_TRIES = 5;

/** The repair has ended: what no invoice took is the owner's. It may run twice or late. */
export async function settlePaidRepair(services: Services, payload: unknown): Promise<void> {
  const { workOrderId } = OrderPayload.parse(payload);
  const { db, clock } = services;
  const due = await asSystem(db, async (trx) => {
    const row = await workOrders.lock(trx, workOrderId);
    const payments = await repo.listPayments(trx, workOrderId);
    const [last] = payments;
    if (isOpen(row) || !last) return [];
    const { homeId, ownerId, status } = row;
    if (status === 'closed') {
      await prepaidWorkReleased(trx, { id: last.id, homeId, ownerId, workOrderId }, clock());
      return [];
    }
    return payments.filter((each) => each.status === 'succeeded' && each.amount > each.refunded + each.returned);
  });
  for (const payment of due) await giveBack(services, workOrderId, payment);
}

async function giveBack(services: Services, workOrderId: string, { id, refused }: repo.RepairPayment): Promise<void> {
  const { db, clock, log } = services;
  const left = await asSystem(db, async (trx) => {
    const payment = await findPaymentById(trx, id);
    return payment ? refundableOf(trx, payment) : 0;
  });
  if (left < 1) return;
  const wish = { id: refundIdOf(id, refused), paymentId: id, reason: 'The repair was canceled' };
  const { status, amount } = await refund(services, wish);
  await asSystem(db, async (trx) => {
    if (status === 'succeeded')
      return notifySide(trx, services, await workOrders.lock(trx, workOrderId), 'owner', {
        cause: `prepaidRefunded:${id}`,
        subject: 'We refunded your payment',
        text: `The repair was canceled. We sent ${formatExactMoney(cents(amount))} back to the account or card you paid with.`,
      });
    // Our team sees it on the desk; most causes, such as too little money at the processor, end by themselves.
    log.error({ paymentId: id }, 'money for a canceled repair could not be given back');
    if (refused + 1 < MAX_REFUND_TRIES)
      await enqueue(trx, 'settlePaidRepair', { workOrderId }, { runAt: new Date(clock().getTime() + DAY_MS) });
  });
}

/** A refund of a payment came back: the queue of such refunds has it, and nothing of the repair changes. */
export async function handleRepairRefundFailure({ log }: Services, payload: unknown): Promise<void> {
  log.error({ payload }, 'the refund of a payment for a repair came back');
}
