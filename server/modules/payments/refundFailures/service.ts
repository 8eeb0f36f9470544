// A refund that a bank sends back, days after it was made: taken out of the books again, and owed to whoever paid.
import { type PaymentPurpose, paymentLifecycle } from '@/contract/payments/constants';
import type { Db } from '@/server/db/client';
import { isId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { accounts, post } from '@/server/modules/ledger/service';
import { setRefunded } from '@/server/modules/payments/refunds/service';
import * as repo from '@/server/modules/payments/repo';
import { incomeAccount } from '@/server/modules/payments/service';
import type { ProcessorEvent } from '@/server/providers/payments/payments';

/** The job that hears of a refund that came back, by what was paid for. */
const FAILURE_TASKS: Record<PaymentPurpose, string> = { application_fee: 'handleApplicationRefundFailure' };

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
  const source = { type: 'refund', id: found.id };
  if (before.status === 'succeeded') {
    const made = await db
      .selectFrom('ledgerTransactions')
      .select('id')
      .where('sourceType', '=', source.type)
      .where('sourceId', '=', source.id)
      .where('kind', '=', 'refund')
      .executeTakeFirstOrThrow();
    await post(db, {
      kind: 'refundFailed',
      source,
      effectiveAt: now,
      reverses: made.id,
      entries: [
        { account: accounts.processor, amount: before.amount },
        { account: incomeAccount[payment.purpose as PaymentPurpose], amount: -before.amount },
      ],
    });
    await post(db, {
      kind: 'refundOwed',
      source,
      effectiveAt: now,
      entries: [
        { account: incomeAccount[payment.purpose as PaymentPurpose], amount: before.amount },
        { account: accounts.refundsOwed, amount: -before.amount },
      ],
    });
  }
  await enqueue(
    db,
    FAILURE_TASKS[payment.purpose as PaymentPurpose],
    { refundId: found.id },
    { jobKey: `refund-failed:${found.id}` },
  );
}
