// Held money that is gone: the processor or the bank has let it go, and another card can hold it.
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { enqueue } from '@/server/jobs/queue';
import { lockLease } from '@/server/modules/leases/service';
import type { ProcessorPayment } from '@/server/providers/payments/payments';

/** Marks a hold as lost, where it still counted; its residents are asked for it once more. As the system. */
export async function loseHold(
  db: Db,
  { id, leaseId, ref }: { id: string; leaseId: string; ref: string },
): Promise<void> {
  await lockLease(db, leaseId);
  const lost = await db
    .updateTable('moveInHolds')
    .set({ status: 'failed', failure: 'hold_lost', heldUntil: null })
    .where('id', '=', id)
    .where('status', '=', 'held')
    .where('processorRef', '=', ref)
    .returning('id')
    .executeTakeFirst();
  if (!lost) return;
  await audit(db, { event: 'move_in.hold_failed', subject: `lease:${leaseId}`, detail: { holdId: id, lost: true } });
  await enqueue(db, 'startPaymentDeadline', { leaseId }, { jobKey: `start-payment-deadline:${leaseId}:${id}` });
}

/** What the processor tells of money that is held and not taken yet; false where we hold no such money. */
export async function applyHoldEvent(db: Db, { ref, status, key }: ProcessorPayment): Promise<boolean> {
  const hold = await db
    .selectFrom('moveInHolds')
    .select(['id', 'leaseId'])
    .where((where) => where.or([where('processorRef', '=', ref), ...(key ? [where('id', '=', holdIdOf(key))] : [])]))
    .executeTakeFirst();
  if (!hold) return false;
  if (status === 'failed') await loseHold(db, { ...hold, ref });
  return true;
}

/** A hold that is placed again has a key that begins with its id. */
const holdIdOf = (key: string) => key.split(':')[0] ?? key;
