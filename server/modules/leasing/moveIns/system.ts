import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { lockLease, moveLease } from '@/server/modules/leasing/leases';
import { applyMoveInMoney } from '@/server/modules/money/charges/moveIn';
import { findMoveInMoney } from './money';
import * as repo from './repo';

/** The keys are taken: the lease begins, and what was paid pays what is due. False where the money is not there (any more). */
export const beginTenancy = (
  { db }: Services,
  leaseId: string,
  keys: { keysAt: Date; keysBy: string },
): Promise<boolean> =>
  asSystem(db, async (trx) => {
    const lease = await lockLease(trx, leaseId);
    if (lease?.status !== 'signed') return lease?.status === 'active';
    const { paid, due } = await findMoveInMoney(trx, leaseId, lease.terms);
    if (paid < due) return false;
    await repo.saveMoveIn(trx, leaseId, keys);
    await moveLease(trx, lease, 'begin', keys.keysAt);
    await applyMoveInMoney(trx, leaseId, keys.keysAt);
    return true;
  });
