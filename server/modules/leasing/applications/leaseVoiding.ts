import type { ApplicationEvent } from '@/contract/leasing/applications/constants';
import type { Db } from '@/server/db/client';
import { voidIfOpen } from '@/server/modules/platform/signing';

const voidReasons: Partial<Record<ApplicationEvent, string>> = {
  withdraw: 'The application was withdrawn.',
  expire: 'The time for the application has passed.',
  loseHome: 'The home was rented to someone else.',
};

/**
 * A lease that waits for signatures ends with the application it came from, in the same transaction: anyone who signs last
 * at that moment and anyone who withdraws take turns at the papers, and the second one is refused.
 */
export async function voidLease(db: Db, id: string, event: ApplicationEvent, personId: string | null): Promise<void> {
  const reason = voidReasons[event];
  if (!reason) return;
  const lease = await db.selectFrom('leases').select('envelopeId').where('applicationId', '=', id).executeTakeFirst();
  if (lease?.envelopeId) await voidIfOpen(db, lease.envelopeId, reason, personId);
}
