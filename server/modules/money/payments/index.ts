// Taking money in atomic phases: write the intention, ask the processor with a key of ours, write the
// answer and the ledger together. Anyone who dies between two phases leaves something that can only be completed.
import { cents } from '@/contract/amounts/cents';
import { type PaymentPurpose, paymentLifecycle } from '@/contract/money/payments/constants';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { failpoint } from '@/server/failpoint';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { followPayment } from '@/server/modules/money/debitHolds';
import { paymentPurposes } from '@/server/paymentPurposes';
import { isKeyOld } from '@/server/providers/payments/keys';
import { OrderUnderWay, type ProcessorPayment } from '@/server/providers/payments/payments';
import { type Dispute, isOfPart, partToBook, partWon } from './disputes';
import type { Payment } from './repo';
import * as repo from './repo';
import { requireFewDeclined } from './velocity';

export { stopOwedCheck, stopRefundCheck } from './refundFailures';
export { feeOfRefund, findOwedRefund, payOwedRefund, refund, refundableOf, refundByCheck, refundIdOf } from './refunds';
export { lock as lockPayment, type Payment, setReceipt } from './repo';
export { markSettled, markUnsettled, readUnsettled } from './settlements';

export interface PaymentRequest {
  payerId: string;
  /** Cents. */
  amount: number;
  purpose: PaymentPurpose;
  purposeId: string;
  method: 'card' | 'bank';
  methodRef: string;
  /** For people, such as “Visa ending in 4242”. */
  label?: string;
  /** What paying this way costs: taken with the amount, and no part of it. */
  feeCents?: number;
  initiatedBy?: 'person' | 'autopay' | 'staff';
  lease?: { leaseId: string; homeId: string; ownerId: string | null };
  /** The payment it tries again. */
  retryOf?: string;
}

const RETRIED_IN_ONE_RUN = 100;
const ASKED_AT_ONCE = 4;

/** Takes money once for one thing, however often it is asked: anyone who asks again gets what became of the first. */
export async function takePayment(services: Services, order: PaymentRequest): Promise<Payment> {
  const started = await asSystem(services.db, (trx) => orderPayment(trx, order, services.clock()));
  return started.status === 'started' ? completePayment(services, started) : started;
}

/** The first phase alone, in the caller's transaction: `completePayment` follows once it is committed. */
export async function orderPayment(db: Db, { lease, ...order }: PaymentRequest, now: Date): Promise<Payment> {
  if (order.method === 'card' && order.initiatedBy !== 'autopay') await requireFewDeclined(db, order, now);
  return repo.insertOnce(db, { ...order, ...lease, id: newId(now.getTime()), now });
}

/** Money that came another way, or was held before: a check. Undefined where it is written down already. */
export const insertSettledPayment = repo.insertSettled;

/**
 * Asks the processor with the payment's own key, which answers and never repeats, and writes down what it said. Where
 * another request asks at this moment, it does that, and the payment is answered as it stands.
 */
export async function completePayment(services: Services, order: Payment): Promise<Payment> {
  const { db, payments, clock } = services;
  failpoint(services, 'payments:beforeProcessor');
  const payment = await payments
    .pay({
      key: order.id,
      amount: cents(order.amount + order.fee),
      method: order.method === 'card' ? 'card' : 'bank',
      methodRef: order.methodRef,
      description: paymentPurposes[order.purpose].description,
      isOld: isKeyOld(order.createdAt, clock()),
    })
    .catch((error: unknown) => {
      if (error instanceof OrderUnderWay) return undefined;
      throw error;
    });
  failpoint(services, 'payments:afterProcessor');
  return asSystem(db, async (trx) => {
    if (payment) await applyPayment(trx, order.id, payment, clock());
    return repo.find(trx, order.id);
  });
}

const eventOf = { processing: 'process', succeeded: 'succeed', failed: 'fail' } as const;

const enqueueStatusTask = (db: Db, payment: Payment) =>
  enqueue(db, ...paymentPurposes[payment.purpose].statusTask(payment));

/** Moves the payment forward to where the processor says it is. What is older than what we know moves nothing. */
export async function applyPayment(db: Db, id: string, payment: ProcessorPayment, now: Date): Promise<void> {
  const held = await repo.lock(db, id);
  const next = paymentLifecycle.after(held.status, eventOf[payment.status]);
  if (!next) return;
  await repo.move(db, id, next, { ...payment, now });
  await enqueueStatusTask(db, held);
  if (next === 'succeeded') await paymentPurposes[held.purpose].onSucceeded(db, held, now);
  if (next === 'succeeded') await followPayment(db, held, now);
  if (next === 'failed') await paymentPurposes[held.purpose].onFailed(db, held, now);
}

/** The bank took the money back. That it had come is thereby known too, whichever news arrives first. */
export async function applyReturn(
  db: Db,
  id: string,
  payment: ProcessorPayment,
  now: Date,
  dispute?: Dispute,
): Promise<void> {
  const { failure, ...arrived } = payment;
  await applyPayment(db, id, { ...arrived, status: 'succeeded' }, now);
  const held = await repo.lock(db, id);
  if (isOfPart(held, dispute)) {
    await returnPart(db, held, dispute, { failure, now });
    return;
  }
  const next = held.reinstatedAt ? undefined : paymentLifecycle.after(held.status, 'return');
  if (!next) return;
  await repo.move(db, id, next, { failure, now, returnedAt: now });
  await enqueueStatusTask(db, held);
  await paymentPurposes[held.purpose].onReturned(db, held, now);
  await followPayment(db, held, now);
}

/** It came again after all: a dispute was won. */
export async function applyReinstatement(
  db: Db,
  id: string,
  payment: ProcessorPayment,
  now: Date,
  dispute?: Dispute,
): Promise<void> {
  await applyReturn(db, id, payment, now, dispute);
  const held = await repo.lock(db, id);
  if (isOfPart(held, dispute)) {
    await reinstatePart(db, held, dispute, now);
    return;
  }
  const next = paymentLifecycle.after(held.status, 'reinstate');
  if (!next) return;
  await repo.move(db, id, next, { now, reinstatedAt: now });
  await enqueueStatusTask(db, held);
  await paymentPurposes[held.purpose].onReinstated(db, held, now);
  await followPayment(db, held, now);
}

/** The bank took a part of the money back, once for each dispute. */
async function returnPart(
  db: Db,
  held: Payment,
  dispute: Dispute,
  { failure, now }: { failure: string | undefined; now: Date },
): Promise<void> {
  const part = await partToBook(db, held, dispute);
  if (!part) return;
  const payment = { ...held, returned: held.returned + part.amount };
  await repo.setReturned(db, held.id, payment.returned);
  const isAll = payment.amount <= payment.refunded + payment.returned;
  const next = isAll && paymentLifecycle.after(held.status, 'return');
  if (next) await repo.move(db, held.id, next, { ...(failure && { failure }), now });
  if (next) await enqueueStatusTask(db, held);
  await paymentPurposes[held.purpose].onPartReturned(db, payment, part, now);
  await followPayment(db, held, now);
}

/** That part came again, once. */
async function reinstatePart(db: Db, held: Payment, dispute: Dispute, now: Date): Promise<void> {
  const part = await partWon(db, dispute, now);
  if (!part) return;
  const payment = { ...held, returned: held.returned - part.amount };
  await repo.setReturned(db, held.id, payment.returned);
  const next = paymentLifecycle.after(held.status, 'reinstate');
  if (next) await repo.move(db, held.id, next, { now });
  if (next) await enqueueStatusTask(db, held);
  await paymentPurposes[held.purpose].onPartReinstated(db, payment, part, now);
  await followPayment(db, held, now);
}

/** A payment by its id, of any payer. */
export const findPaymentById = repo.findOne;

/** Finishes what was ordered and never answered, by asking again with the same key. For a job, every minute. */
export async function completeAbandoned(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const ids = await asSystem(db, (trx) => repo.takeUnsettled(trx, clock(), RETRIED_IN_ONE_RUN));
  const complete = async () => {
    for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
      const open = id;
      const order = await asSystem(db, (trx) => repo.find(trx, open));
      await completePayment(services, order).catch((err) => log.warn({ err, id: open }, 'payment still open'));
    }
  };
  await Promise.all(Array.from({ length: ASKED_AT_ONCE }, complete));
}

/** Asks about payments that should have ended: news of them may have been lost. For a job, every hour. */
export async function askAboutSilent({ db, payments, clock, log }: Services): Promise<void> {
  const silent = await asSystem(db, (trx) => repo.takeSilent(trx, clock(), RETRIED_IN_ONE_RUN));
  for (const { id, processorRef } of silent)
    await payments
      .readPayment(processorRef)
      .then((payment) => asSystem(db, (trx) => applyPayment(trx, id, payment, clock())))
      .catch((err) => log.warn({ err, id }, 'a payment on its way could not be asked about'));
}

export { deletionBlockers } from './accountDeletion';
