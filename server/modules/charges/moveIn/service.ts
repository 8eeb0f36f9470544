// The first money of a lease: what was held on a card pays the first month, the deposit, and what is due once.
import type { Db } from '@/server/db/client';
import { allocate } from '@/server/modules/charges/allocation/service';
import * as repo from '@/server/modules/charges/repo';
import { createLeaseCharges } from '@/server/modules/charges/schedule/service';
import {
  isLeasePayment,
  listPayable,
  planAllocations,
  receivePayment,
} from '@/server/modules/charges/settlement/service';
import { insertSettledPayment } from '@/server/modules/payments/service';

interface CapturedHold {
  id: string;
  payerId: string;
  amount: number;
  methodRef: string;
  label: string;
  processorRef: string;
}

/**
 * Opens the account of a lease with its first charges, and pays those of the first day: what the first payment has too much,
 * because the lease begins within a month, is credit for the next. Once, in the transaction of the capture, as the system.
 */
export async function receiveMoveIn(db: Db, leaseId: string, hold: CapturedHold, now: Date): Promise<void> {
  const lease = await repo.lockLease(db, leaseId);
  const { homeId, ownerId } = lease;
  // Before the money: what it is for is chosen below, and the rest is credit.
  await createLeaseCharges(db, lease, now);
  const payment = await insertSettledPayment(db, {
    ...hold,
    ...{ purpose: 'move_in', purposeId: hold.id, method: 'card', leaseId, homeId, ownerId },
    ...{ createdAt: now, updatedAt: now },
  });
  if (!payment || !isLeasePayment(payment)) return;
  const { startOn } = lease.terms;
  const first = (await listPayable(db, leaseId)).filter(({ dueOn }) => dueOn <= startOn);
  await planAllocations(db, payment, allocate(first, { amount: hold.amount, chosen: [], today: startOn }), now);
  await receivePayment(db, payment, now);
}
