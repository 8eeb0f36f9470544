// A refund that a bank sends back, days after it was made: taken out of the books again, and owed to whoever paid.
import { type ChargePurpose, chargeLifecycle } from '@/contract/charges/constants';
import type { Db } from '@/server/db/client';
import { isId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { setRefunded } from '@/server/modules/charges/refunds/service';
import * as repo from '@/server/modules/charges/repo';
import { incomeAccount } from '@/server/modules/charges/service';
import { accounts, post } from '@/server/modules/ledger/service';
import type { ProcessorEvent } from '@/server/providers/payments/payments';

/** The job that hears of a refund that came back, by what was paid for. */
const FAILURE_TASKS: Record<ChargePurpose, string> = { application_fee: 'handleApplicationRefundFailure' };

/** Applies it once: whichever of the processor's messages comes first, and also before its answer was written down. */
export async function applyRefundFailure(
  db: Db,
  { ref, key, failure }: NonNullable<ProcessorEvent['failedRefund']>,
  now: Date,
): Promise<void> {
  const found = await db
    .selectFrom('refunds')
    .select(['id', 'chargeId'])
    .where((where) => where.or([where('processorRef', '=', ref), ...(key && isId(key) ? [where('id', '=', key)] : [])]))
    .executeTakeFirst();
  if (!found) return;
  const charge = await repo.lock(db, found.chargeId);
  const before = await db.selectFrom('refunds').selectAll().where('id', '=', found.id).executeTakeFirstOrThrow();
  if (before.status !== 'started' && before.status !== 'succeeded') return;
  await db
    .updateTable('refunds')
    .set({ status: 'failed', processorRef: ref, failure, failedAt: now })
    .where('id', '=', found.id)
    .execute();
  await setRefunded(db, charge, charge.refunded - before.amount);
  const next = chargeLifecycle.after(charge.status, 'refundFail');
  if (next) await repo.move(db, charge.id, next, { now });
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
        { account: incomeAccount[charge.purpose as ChargePurpose], amount: -before.amount },
      ],
    });
    await post(db, {
      kind: 'refundOwed',
      source,
      effectiveAt: now,
      entries: [
        { account: incomeAccount[charge.purpose as ChargePurpose], amount: before.amount },
        { account: accounts.refundsOwed, amount: -before.amount },
      ],
    });
  }
  await enqueue(
    db,
    FAILURE_TASKS[charge.purpose as ChargePurpose],
    { refundId: found.id },
    { jobKey: `refund-failed:${found.id}` },
  );
}
