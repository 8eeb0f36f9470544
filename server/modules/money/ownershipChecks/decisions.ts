// One of our team decides about an account with another owner's name.
import type { OwnershipDecision } from '@/contract/money/ownershipChecks/constants';
import type { Db } from '@/server/db/client';
import { conflict } from '@/server/http/errors';
import { enqueue } from '@/server/jobs/queue';
import { blockPaymentMethod } from '@/server/modules/money/paymentMethods';
import { findPaymentById } from '@/server/modules/money/payments';
import * as repo from './repo';

interface Decided {
  decision: OwnershipDecision;
  note: string;
  decidedBy: string;
  now: Date;
}

/** A rejected payout account is canceled; a rejected debit stays held, and its account is not charged again. */
export async function decide(db: Db, id: string, { decision, note, decidedBy, now }: Decided): Promise<void> {
  const check = await repo.lock(db, id);
  if (check.decision) throw conflict('This was decided already.');
  await repo.update(db, id, { decision, note, decidedBy, decidedAt: now });
  if (decision === 'accepted') return;
  if (check.payoutAccountId)
    await enqueue(db, 'cancelRejectedAccount', { id: check.payoutAccountId }, { jobKey: `rejected-account:${id}` });
  const payment = check.paymentId ? await findPaymentById(db, check.paymentId) : undefined;
  if (payment) await blockPaymentMethod(db, payment.methodRef, 'not_authorized', now);
}
