// Letting held money go. That it has to be is written down with its cause, so that nobody who dies on the way keeps it.
import * as z from 'zod';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { enqueue } from '@/server/jobs/queue';
import { lockLease } from '@/server/modules/leases/service';

const LeasePayload = z.object({ leaseId: z.uuid() });
const HoldPayload = z.object({ ref: z.string().min(1) });

/** In the transaction of its cause: a job lets it go, if nobody has before. */
export const scheduleRelease = (db: Db, ref: string): Promise<void> =>
  enqueue(db, 'releaseHold', { ref }, { jobKey: `release-hold:${ref}` });

/** At once, where we can: the job that was planned does it otherwise. */
export async function releaseNow({ payments, log }: Services, ref: string | null | undefined): Promise<void> {
  if (ref) await payments.release(ref).catch((err) => log.warn({ err, ref }, 'a hold is let go later'));
}

export async function releaseHold({ payments }: Services, payload: unknown): Promise<void> {
  await payments.release(HoldPayload.parse(payload).ref);
}

/** For a job: a lease that ended before the keys lets the money go. */
export async function releaseLeaseHold(services: Services, payload: unknown): Promise<void> {
  const { leaseId } = LeasePayload.parse(payload);
  const ref = await asSystem(services.db, async (db) => {
    const lease = await lockLease(db, leaseId);
    if (lease && ['sent', 'signed', 'active'].includes(lease.status)) return undefined;
    const hold = await db
      .updateTable('moveInHolds')
      .set({ status: 'released' })
      .where('leaseId', '=', leaseId)
      .where('status', '=', 'held')
      .returning('processorRef')
      .executeTakeFirst();
    if (hold?.processorRef) await scheduleRelease(db, hold.processorRef);
    return hold?.processorRef;
  });
  await releaseNow(services, ref);
}
