// Giving money back, in the same phases as taking it. What is asked for is reserved first: two refunds at once can never
// add up to more than was paid.

import { createHash } from 'node:crypto';
import { type Cents, cents } from '@/contract/amounts/cents';
import { paymentLifecycle } from '@/contract/money/payments/constants';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { failpoint } from '@/server/failpoint';
import { ApiError, conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { followPayment } from '@/server/modules/money/debitHolds';
import { isRefundOwed, refundPaid } from '@/server/modules/money/ledger';
import { cardFeeShare } from '@/server/modules/money/payments/cardFees';
import * as repo from '@/server/modules/money/payments/repo';
import { paymentPurposes } from '@/server/paymentPurposes';
import { isKeyOld } from '@/server/providers/payments/keys';

export interface RefundRequest {
  /** Chosen by the caller: the same id is refunded once. */
  id: string;
  paymentId: string;
  /** Cents; everything that is left where absent. */
  amount?: number;
  reason: string;
}

/** `amount`: cents, with the share of the card fee. */
export type RefundOutcome = { status: 'succeeded' | 'refused'; amount: number };

/** Always the same for one try to give a payment back: a try that was refused is never asked for again. */
export function refundIdOf(paymentId: string, tries: number): string {
  const hex = createHash('sha256').update(`refund:${paymentId}:${tries}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Refunds a payment in whole or in part, with its share of the card fee. What is not there to be given back is a conflict, and moves nothing. */
export async function refund(services: Services, wish: RefundRequest): Promise<RefundOutcome> {
  const { db, payments, clock } = services;
  const { payment, amount, fee, begun, begunAt } = await asSystem(db, (trx) => reserve(trx, wish, clock()));
  // The processor forgets keys after a day: what has an answer is never asked for again, a new try has an id of its own.
  const total = amount + fee;
  if (begun && begun !== 'started') return { status: begun === 'succeeded' ? 'succeeded' : 'refused', amount: total };
  const answer = await payments.refund({
    key: wish.id,
    paymentRef: payment.processorRef ?? '',
    amount: cents(total),
    isOld: isKeyOld(begunAt, clock()),
  });
  failpoint(services, 'refunds:afterProcessor');
  return asSystem(db, async (trx) => {
    const held = await repo.lock(trx, payment.id);
    const open = await trx
      .updateTable('refunds')
      .set(
        answer.refusal === undefined
          ? { status: 'succeeded', processorRef: answer.ref }
          : { status: 'refused', refusal: answer.refusal },
      )
      .where('id', '=', wish.id)
      .where('status', '=', 'started')
      .returning('id')
      .executeTakeFirst();
    if (answer.refusal !== undefined) {
      if (open) await setRefunded(trx, held, held.refunded - amount);
      return { status: 'refused', amount: total };
    }
    // It may have come back meanwhile: then nothing was given.
    if (!open && (await statusOf(trx, wish.id)) !== 'succeeded') return { status: 'refused', amount: total };
    if (open)
      await paymentPurposes[held.purpose].onRefunded(
        trx,
        held,
        { id: wish.id, amount, fee, clearing: 'processor' },
        clock(),
      );
    const next = held.refunded === held.amount && paymentLifecycle.after(held.status, 'refund');
    if (next) await repo.move(trx, held.id, next, { now: clock() });
    await followPayment(trx, held, clock());
    return { status: 'succeeded', amount: total };
  });
}

/** The same by check, in the caller's transaction: for what came by check, or cannot go back the way it came. */
export async function refundByCheck(
  db: Db,
  { checkNumber, ...wish }: RefundRequest & { checkNumber: string },
  now: Date,
): Promise<void> {
  const { payment, amount, fee, begun } = await reserve(db, wish, now);
  if (begun) return;
  await db
    .updateTable('refunds')
    .set({ status: 'succeeded', paidByCheck: checkNumber, paidAt: now })
    .where('id', '=', wish.id)
    .execute();
  await paymentPurposes[payment.purpose].onRefunded(db, payment, { id: wish.id, amount, fee, clearing: 'bank' }, now);
  const { refunded } = await repo.find(db, payment.id);
  const next = refunded === payment.amount && paymentLifecycle.after(payment.status, 'refund');
  if (next) await repo.move(db, payment.id, next, { now });
  await followPayment(db, payment, now);
}

/** A refund that came back and is owed is paid by check. `id` is of the request for it. */
export async function payOwedRefund(
  db: Db,
  { id, refundId, checkNumber }: { id: string; refundId: string; checkNumber: string },
  now: Date,
): Promise<void> {
  const owed = await findOwedRefund(db, refundId);
  if (!owed) throw conflict('This refund isn’t owed. Money of a lease became credit again: ask for a new refund.');
  await db
    .updateTable('refunds')
    .set({ paidByCheck: checkNumber, paidAt: now })
    .where('id', '=', refundId)
    .where('paidAt', 'is', null)
    .execute();
  await refundPaid(db, { id, amount: owed.amount }, now);
}

/** A refund that came back, is owed, and is not paid yet; locked. `amount`: cents, with the share of the card fee. */
export async function findOwedRefund(
  db: Db,
  refundId: string,
): Promise<{ amount: number; paymentId: string } | undefined> {
  const found = await db
    .selectFrom('refunds')
    .select(['amount', 'fee', 'paymentId'])
    .where('id', '=', refundId)
    .where('status', '=', 'failed')
    .where('paidAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!found || !(await isRefundOwed(db, refundId))) return undefined;
  return { amount: found.amount + found.fee, paymentId: found.paymentId };
}

/** Cents of a payment that can go back. */
export async function refundableOf(db: Db, payment: repo.Payment): Promise<number> {
  if (payment.status !== 'succeeded') return 0;
  return (await paymentPurposes[payment.purpose].refundable(db, payment)) - (await owedOf(db, payment));
}

/** Cents of the card fee that go back with cents of the amount. */
export const feeShareOf = async (db: Db, payment: repo.Payment, amount: number): Promise<number> =>
  cardFeeShare(db, payment, {
    amount,
    left: payment.amount - payment.refunded - payment.returned - (await owedOf(db, payment)),
  });

/** The same of a refund that was made under this id, or that can be made under it. */
export async function feeOfRefund(
  db: Db,
  { id, paymentId, amount }: { id: string; paymentId: string; amount: number },
): Promise<number> {
  const made = await db.selectFrom('refunds').select('fee').where('id', '=', id).executeTakeFirst();
  if (made) return made.fee;
  return feeShareOf(db, await repo.find(db, paymentId), amount);
}

type TransactionalDb = Parameters<typeof repo.lock>[0];

async function reserve(db: TransactionalDb, { id, paymentId, amount: wanted, reason }: RefundRequest, now: Date) {
  const payment = await repo.lock(db, paymentId);
  const begun = await db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
  if (begun && begun.paymentId !== paymentId) throw new ApiError('conflict');
  if (begun) return { payment, amount: begun.amount, fee: begun.fee, begun: begun.status, begunAt: begun.createdAt };
  const left = await refundableOf(db, payment);
  const amount = wanted ?? left;
  if (amount > left || amount < 1)
    throw new ApiError('conflict', 'There is not that much left of this payment to give back.');
  const fee = await feeShareOf(db, payment, amount);
  await db
    .insertInto('refunds')
    .values({ id, paymentId, amount: cents(amount), fee, reason, createdAt: now })
    .execute();
  await setRefunded(db, payment, payment.refunded + amount);
  return { payment, amount, fee, begun: undefined, begunAt: now };
}

/** Cents of refunds that came back where they are owed, and paid another way. */
async function owedOf(db: TransactionalDb, payment: repo.Payment): Promise<number> {
  if (!(await paymentPurposes[payment.purpose].refundAccount(db, payment))) return 0;
  const { owed } = await db
    .selectFrom('refunds')
    .select(({ fn }) => fn.sum<number | null>('amount').as('owed'))
    .where('paymentId', '=', payment.id)
    .where('status', '=', 'failed')
    .executeTakeFirstOrThrow();
  return owed ?? 0;
}

const statusOf = async (db: TransactionalDb, id: string) =>
  (await db.selectFrom('refunds').select('status').where('id', '=', id).executeTakeFirst())?.status;

/** How much of it has gone back, in cents. */
export const setRefunded = (db: TransactionalDb, { id }: repo.Payment, refunded: number) =>
  db.updateTable('payments').set({ refunded }).where('id', '=', id).execute();

/** A refund that cannot go back through the processor: it is owed, and our team pays it another way. */
export async function insertOwedRefund(
  db: Db,
  refund: { paymentId: string; amount: Cents; reason: string; failure: string },
  now: Date,
): Promise<string> {
  const id = newId(now.getTime());
  await db
    .insertInto('refunds')
    .values({ ...refund, id, status: 'failed', createdAt: now, failedAt: now })
    .execute();
  return id;
}
