// Giving money back, in the same phases as taking it. What is asked for is reserved first: two refunds at once can never
// add up to more than was paid.
import { chargeLifecycle } from '@/contract/charges/constants';
import { cents } from '@/contract/money/cents';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { failpoint } from '@/server/failpoint';
import { ApiError } from '@/server/http/errors';
import * as repo from '@/server/modules/charges/repo';
import { accounts, post } from '@/server/modules/ledger/service';

export interface RefundRequest {
  /** Chosen by the caller: the same id is refunded once. */
  id: string;
  chargeId: string;
  /** Cents; everything that is left where absent. */
  amount?: number;
  reason: string;
}

export type RefundOutcome = { status: 'succeeded' | 'refused'; amount: number };

/** Refunds a charge in whole or in part. What is not there to be given back is a conflict, and moves nothing. */
export async function refund(services: Services, wish: RefundRequest): Promise<RefundOutcome> {
  const { db, payments, clock } = services;
  const { charge, amount } = await asSystem(db, (trx) => reserve(trx, wish, clock()));
  const answer = await payments.refund({
    key: wish.id,
    paymentRef: charge.processorRef ?? '',
    amount: cents(amount),
  });
  failpoint(services, 'refunds:afterProcessor');
  return asSystem(db, async (trx) => {
    const held = await repo.lock(trx, charge.id);
    const open = await trx
      .updateTable('refunds')
      .set(answer.refusal === undefined ? { status: 'succeeded', processorRef: answer.ref } : { status: 'refused' })
      .where('id', '=', wish.id)
      .where('status', '=', 'started')
      .returning('id')
      .executeTakeFirst();
    if (answer.refusal !== undefined) {
      if (open) await setRefunded(trx, held, held.refunded - amount);
      return { status: 'refused', amount };
    }
    // It may have come back meanwhile: then nothing was given.
    if (!open && (await statusOf(trx, wish.id)) !== 'succeeded') return { status: 'refused', amount };
    if (open) await post(trx, entriesOf(wish.id, amount, clock()));
    const next = held.refunded === held.amount && chargeLifecycle.after(held.status, 'refund');
    if (next) await repo.move(trx, held.id, next, { now: clock() });
    return { status: 'succeeded', amount };
  });
}

type TransactionalDb = Parameters<typeof repo.lock>[0];

async function reserve(db: TransactionalDb, { id, chargeId, amount: wanted, reason }: RefundRequest, now: Date) {
  const charge = await repo.lock(db, chargeId);
  const begun = await db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst();
  if (begun && begun.chargeId !== chargeId) throw new ApiError('conflict');
  if (begun) return { charge, amount: begun.amount };
  const left = charge.amount - charge.refunded;
  const amount = wanted ?? left;
  if (!['succeeded'].includes(charge.status) || amount > left || amount < 1)
    throw new ApiError('conflict', 'There is not that much left of this payment to give back.');
  await db
    .insertInto('refunds')
    .values({ id, chargeId, amount: cents(amount), reason, createdAt: now })
    .execute();
  await setRefunded(db, charge, charge.refunded + amount);
  return { charge, amount };
}

const statusOf = async (db: TransactionalDb, id: string) =>
  (await db.selectFrom('refunds').select('status').where('id', '=', id).executeTakeFirst())?.status;

/** How much of it has gone back, in cents. */
export const setRefunded = (db: TransactionalDb, { id }: repo.Charge, refunded: number) =>
  db.updateTable('charges').set({ refunded }).where('id', '=', id).execute();

const entriesOf = (id: string, amount: number, now: Date) => ({
  kind: 'refund',
  source: { type: 'refund', id },
  effectiveAt: now,
  entries: [
    { account: accounts.applicationFees, amount },
    { account: accounts.processor, amount: -amount },
  ],
});
