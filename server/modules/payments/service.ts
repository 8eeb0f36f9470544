// Taking money in atomic phases: write the intention, ask the processor with a key of ours, write the
// answer and the ledger together. Whoever dies between two phases leaves something that can only be completed.

import { cents } from '@/contract/money/cents';
import { type PaymentPurpose, paymentLifecycle } from '@/contract/payments/constants';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { failpoint } from '@/server/failpoint';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { accounts, post } from '@/server/modules/ledger/service';
import type { ProcessorPayment } from '@/server/providers/payments/payments';
import type { Payment } from './repo';
import * as repo from './repo';

export { refund } from './refunds/service';

export interface PaymentRequest {
  payerId: string;
  /** Cents. */
  amount: number;
  purpose: PaymentPurpose;
  purposeId: string;
  method: 'card' | 'bank';
  methodRef: string;
}

/** Where the money of each purpose goes. */
export const incomeAccount = { application_fee: accounts.applicationFees } as const;

/** What it is called at the processor. The same whenever it is asked: a key answers one request, word for word. */
const descriptions: Record<PaymentPurpose, string> = { application_fee: 'Application fee' };

/** The job that hears of each move of a payment, by its purpose; what it is for is named by `applicantId` and the like. */
const STATUS_TASKS: Record<PaymentPurpose, (purposeId: string) => [task: string, payload: Record<string, string>]> = {
  application_fee: (applicantId) => ['handleApplicationFeeStatus', { applicantId }],
};
const enqueueStatusTask = (db: Db, { purpose, purposeId }: Payment) => enqueue(db, ...STATUS_TASKS[purpose](purposeId));

const ABANDONED_AFTER_MS = 60_000;

/** Charges once for one thing, however often it is asked: whoever asks again gets what became of the first. */
export async function takePayment(services: Services, order: PaymentRequest): Promise<Payment> {
  const { db, clock } = services;
  const now = clock();
  const wanted = { ...order, id: newId(now.getTime()), now };
  const started = await asSystem(db, (trx) => repo.insertOnce(trx, wanted));
  return started.status === 'started' ? completePayment(services, started) : started;
}

/** Asks the processor with the payment's own key, which answers and never repeats, and writes down what it said. */
async function completePayment(services: Services, order: Payment) {
  const { db, payments, clock } = services;
  failpoint(services, 'payments:beforeProcessor');
  const payment = await payments.pay({
    key: order.id,
    amount: cents(order.amount),
    method: order.method,
    methodRef: order.methodRef,
    description: descriptions[order.purpose],
  });
  failpoint(services, 'payments:afterProcessor');
  return asSystem(db, async (trx) => {
    await applyPayment(trx, order.id, payment, clock());
    return repo.find(trx, order.id);
  });
}

const eventOf = { processing: 'process', succeeded: 'succeed', failed: 'fail' } as const;

/** Moves the payment forward to where the processor says the payment is. What is older than what we know moves nothing. */
export async function applyPayment(db: Db, id: string, payment: ProcessorPayment, now: Date): Promise<void> {
  const held = await repo.lock(db, id);
  const next = paymentLifecycle.after(held.status, eventOf[payment.status]);
  if (!next) return;
  await repo.move(db, id, next, { ...payment, now });
  await enqueueStatusTask(db, held);
  if (next === 'succeeded') await post(db, entriesOf(held, 'payment', now, 1));
}

/** The bank took the money back. That it had come is thereby known too, whichever news arrives first. */
export async function applyReturn(db: Db, id: string, payment: ProcessorPayment, now: Date): Promise<void> {
  const { failure, ...arrived } = payment;
  await applyPayment(db, id, { ...arrived, status: 'succeeded' }, now);
  const held = await repo.lock(db, id);
  const next = paymentLifecycle.after(held.status, 'return');
  if (!next) return;
  await repo.move(db, id, next, { failure, now });
  await enqueueStatusTask(db, held);
  await post(db, { ...entriesOf(held, 'return', now, -1) });
}

function entriesOf({ id, amount, purpose }: Payment, kind: string, now: Date, sign: 1 | -1) {
  return {
    kind,
    source: { type: 'payment', id },
    effectiveAt: now,
    entries: [
      { account: accounts.processor, amount: sign * amount },
      { account: incomeAccount[purpose], amount: -sign * amount },
    ],
  };
}

/** Finishes what was ordered and never answered, by asking again with the same key. For a job, every minute. */
export async function completeAbandoned(services: Services): Promise<void> {
  const before = new Date(services.clock().getTime() - ABANDONED_AFTER_MS);
  const ids = await asSystem(services.db, (trx) => repo.findUnsettled(trx, before));
  for (const id of ids) {
    const order = await asSystem(services.db, (trx) => repo.find(trx, id));
    await completePayment(services, order).catch((err) => services.log.warn({ err, id }, 'payment still open'));
  }
}

export { deletionBlockers } from './accountDeletion/queries';
