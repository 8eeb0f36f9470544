// The owner's plans for the home and the lease, from the setup: for listings and renewals.
import { setupFlows } from '@/contract/onboarding/homeSetup/flows/setupFlows';
import type { OwnerPlans } from '@/contract/onboarding/homeSetup/schemas';
import type { Db } from '@/server/db/client';
import { listHomeRuns } from '@/server/modules/platform/flows';

interface LeaseWishes {
  /** Null where the owner plans to keep renting it out, or was never asked. */
  plans: OwnerPlans | null;
  notes: string | null;
}

/** As the system. */
export async function findLeaseWishes(db: Db, homeId: string): Promise<LeaseWishes> {
  const run = (await listHomeRuns(db, [homeId])).find(({ flowId }) => flowId === setupFlows.lease.id);
  const { plans, plansWhen, leaseNotes } = run?.answers ?? {};
  const text = typeof leaseNotes === 'string' ? leaseNotes.trim() : '';
  return {
    plans: plans === 'sell' || plans === 'move' ? { kind: plans, on: plansWhen ? String(plansWhen) : null } : null,
    notes: text || null,
  };
}
