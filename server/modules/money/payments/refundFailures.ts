// A refund that a bank sends back, days after it was made: taken out of the books again, and owed to the person who paid.
import { paymentLifecycle } from '@/contract/money/payments/constants';
import type { Db } from '@/server/db/client';
import { isId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { checkStopped, refundFailed, refundOwed } from '@/server/modules/money/ledger';
import { setRefunded } from '@/server/modules/money/payments/refunds';
import * as repo from '@/server/modules/money/payments/repo';
import { paymentPurposes } from '@/server/paymentPurposes';
import type { ProcessorEvent } from '@/server/providers/payments/payments';

/** Applies it once: whichever of the processor's messages comes first, and also before its answer was written down. */
export async function applyRefundFailure(
  db: Db,
  { ref, key, failure }: NonNullable<ProcessorEvent['failedRefund']>,
  now: Date,
): Promise<void> {
  const found = await db
    .selectFrom('refunds')
    .select(['id', 'paymentId'])
    .where((where) => where.or([where('processorRef', '=', ref), ...(key && isId(key) ? [where('id', '=', key)] : [])]))
    .executeTakeFirst();
  if (!found) return;
  const unpost = () => refundFailed(db, found.id, now);
  const rules = await giveBackToPayment(db, found, { processorRef: ref, failure }, now, unpost);
  if (!rules) return;
  await enqueue(db, rules.refundFailedTask, { refundId: found.id }, { jobKey: `refund-failed:${found.id}` });
}

/** The money of a refund belongs to its payment again, once: as credit of a lease, or owed to the person who paid. Undefined where it did before. */
async function giveBackToPayment(
  db: Db,
  { id, paymentId }: { id: string; paymentId: string },
  change: { processorRef?: string; failure: string; paidAt?: null },
  now: Date,
  unpost: () => Promise<unknown>,
) {
  const payment = await repo.lock(db, paymentId);
  const before = await db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  if (before.status !== 'started' && before.status !== 'succeeded') return undefined;
  await db
    .updateTable('refunds')
    .set({ status: 'failed', failedAt: now, ...change })
    .where('id', '=', id)
    .execute();
  await setRefunded(db, payment, payment.refunded - before.amount);
  const next = paymentLifecycle.after(payment.status, 'refundFail');
  if (next) await repo.move(db, payment.id, next, { now });
  const rules = paymentPurposes[payment.purpose];
  if (before.status === 'succeeded') {
    await unpost();
    const from = await rules.refundAccount(db, payment);
    if (from) await refundOwed(db, { id, amount: before.amount, fee: before.fee, from }, now);
  }
  return rules;
}

/** The check of a refund was stopped: as with one that a bank sends back, the money belongs to its payment again. */
export async function stopRefundCheck(db: Db, id: string, now: Date): Promise<void> {
  const { paymentId } = await db
    .selectFrom('refunds')
    .select('paymentId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const change = { failure: 'check_stopped', paidAt: null };
  await giveBackToPayment(db, { id, paymentId }, change, now, () => checkStopped(db, 'refund', id, now));
}

/** The check for a refund that is owed was stopped: it is owed still. `id` is of the request for the check. */
export async function stopOwedCheck(db: Db, { id, refundId }: { id: string; refundId: string }, now: Date) {
  await db.updateTable('refunds').set({ paidAt: null }).where('id', '=', refundId).execute();
  await checkStopped(db, 'owed_refund', id, now);
}
