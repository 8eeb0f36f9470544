import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { lockLease, moveLease } from '@/server/modules/leases/service';
import * as repo from './repo';

/** Money that a card sets aside, by the name the processor knows it by. */
export const findHold = ({ db }: Services, id: string) => asSystem(db, (trx) => repo.holdById(trx, id));

/** The keys are taken: the lease begins. */
export const beginTenancy = (
  { db }: Services,
  leaseId: string,
  keys: { keysAt: Date; keysBy: string },
): Promise<void> =>
  asSystem(db, async (trx) => {
    const lease = await lockLease(trx, leaseId);
    await repo.saveMoveIn(trx, leaseId, keys);
    if (lease) await moveLease(trx, lease, 'begin', keys.keysAt);
  });
