// A refund that a bank sends back, days after it was made: taken out of the books again, and owed to the person who paid.
import { paymentLifecycle } from '@/contract/payments/constants';
import type { Db } from '@/server/db/client';
import { isId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { refundFailed, refundOwed } from '@/server/modules/ledger/service';
import { purposeRules } from '@/server/modules/payments/purposes/service';
import { setRefunded } from '@/server/modules/payments/refunds/service';
import * as repo from '@/server/modules/payments/repo';
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
  const payment = await repo.lock(db, found.paymentId);
  const before = await db.selectFrom('refunds').selectAll().where('id', '=', found.id).executeTakeFirstOrThrow();
  if (before.status !== 'started' && before.status !== 'succeeded') return;
  await db
    .updateTable('refunds')
    .set({ status: 'failed', processorRef: ref, failure, failedAt: now })
    .where('id', '=', found.id)
    .execute();
  await setRefunded(db, payment, payment.refunded - before.amount);
  const next = paymentLifecycle.after(payment.status, 'refundFail');
  if (next) await repo.move(db, payment.id, next, { now });
  const rules = purposeRules[payment.purpose];
  if (before.status === 'succeeded') {
    await refundFailed(db, found.id, now);
    const from = await rules.refundAccount(db, payment);
    if (from) await refundOwed(db, { id: found.id, amount: before.amount, from }, now);
  }
  await enqueue(db, rules.refundFailedTask, { refundId: found.id }, { jobKey: `refund-failed:${found.id}` });
}
