// The money to move in: paid before the keys by the person who moves in, in the deposit account of the lease until then. As the system.
import type { Db } from '@/server/db/client';
import * as repo from '@/server/modules/money/charges/repo';
import { billReturnedRefund } from '@/server/modules/money/charges/returnedRefunds';
import { createLeaseCharges } from '@/server/modules/money/charges/schedule';
import {
  clearingOf,
  coverMissing,
  coverMissingDeposit,
  type LeasePaymentRow,
  receivePayment,
  reinstatePart,
  reinstatePayment,
  returnPart,
  returnPayment,
  unusedOf,
} from '@/server/modules/money/charges/settlement';
import * as ledger from '@/server/modules/money/ledger';

const inDepositAccount = ({ amount }: LeasePaymentRow) => ({ charges: 0, deposit: amount, prepaid: 0 });
const subjectOf = ({ id, leaseId, ...payment }: LeasePaymentRow) => ({ id, leaseId, clearing: clearingOf(payment) });

/** It has come: it waits for the keys. Where they were handed over meanwhile, it pays what is open. */
export async function receiveMoveInPayment(db: Db, payment: LeasePaymentRow, now: Date): Promise<void> {
  await repo.lockLease(db, payment.leaseId);
  if (await repo.hasKeys(db, payment.leaseId)) await receivePayment(db, payment, now);
  else await ledger.paymentReceived(db, subjectOf(payment), inDepositAccount(payment), now);
}

export async function returnMoveInPayment(db: Db, payment: LeasePaymentRow, now: Date): Promise<void> {
  const lease = await repo.lockLease(db, payment.leaseId);
  const { id, amount, refunded } = payment;
  const isApplied = await ledger.isMoveInApplied(db, id);
  const beforeKeys = isApplied ? await repo.sumRefundedBeforeKeys(db, payment) : refunded;
  await billReturnedRefund(db, lease, payment, { beforeKeys, now });
  // Before the keys all of it stands in the deposit; afterwards it did until then, less what was refunded until then.
  await coverMissingDeposit(db, payment, isApplied ? beforeKeys : amount, now);
  await ledger.moveInUnapplied(db, id, now);
  await returnPayment(db, { ...payment, refundCovered: refunded }, now);
}

export async function reinstateMoveInPayment(db: Db, payment: LeasePaymentRow, now: Date): Promise<void> {
  await repo.lockLease(db, payment.leaseId);
  if (await repo.hasKeys(db, payment.leaseId)) await reinstatePayment(db, payment, now);
  else await ledger.paymentReinstated(db, subjectOf(payment), inDepositAccount(payment), now);
}

/** The bank took a part of it back: from the deposit before the keys, afterwards from what it paid. */
export async function returnMoveInPart(
  db: Db,
  payment: LeasePaymentRow,
  part: { id: string; amount: number },
  now: Date,
): Promise<void> {
  await repo.lockLease(db, payment.leaseId);
  if (await repo.hasKeys(db, payment.leaseId)) return returnPart(db, payment, part, now);
  const { leaseId } = payment;
  const { amount } = part;
  await coverMissing(db, { id: part.id, leaseId, amount }, now);
  const parts = { charges: 0, deposit: amount, prepaid: 0 };
  await ledger.paymentPartReturned(db, { disputeId: part.id, leaseId, clearing: clearingOf(payment) }, parts, now);
}

export async function reinstateMoveInPart(
  db: Db,
  payment: LeasePaymentRow,
  part: { id: string; amount: number },
  now: Date,
): Promise<void> {
  const { leaseId } = payment;
  await repo.lockLease(db, leaseId);
  if (await repo.hasKeys(db, leaseId)) return reinstatePart(db, payment, part, now);
  const parts = { charges: 0, deposit: part.amount, prepaid: 0 };
  await ledger.paymentPartReinstated(db, { disputeId: part.id, leaseId, clearing: clearingOf(payment) }, parts, now);
}

export async function refundMoveInPayment(
  db: Db,
  { leaseId }: LeasePaymentRow,
  refund: { id: string; amount: number; clearing: ledger.Clearing },
  now: Date,
): Promise<void> {
  if (await repo.hasKeys(db, leaseId)) await ledger.prepaidRefunded(db, { ...refund, leaseId }, now);
  else await ledger.moveInRefunded(db, { ...refund, leaseId }, now);
}

/** Cents of it that can go back: all before the keys, afterwards what paid nothing. */
export const refundableMoveIn = async (db: Db, payment: LeasePaymentRow): Promise<number> =>
  (await repo.hasKeys(db, payment.leaseId))
    ? unusedOf(db, payment)
    : payment.amount - payment.refunded - payment.returned;

/**
 * The keys are handed over: opens the account of the lease with its first charges, which the money to move in pays before
 * what came due since. In the transaction of the keys.
 */
export async function applyMoveInMoney(db: Db, leaseId: string, now: Date): Promise<void> {
  const lease = await repo.lockLease(db, leaseId);
  for (const { id, amount, refunded, returned } of await repo.listMoveInPayments(db, leaseId)) {
    const left = amount - refunded - returned;
    if (left > 0) await ledger.moveInApplied(db, { id, leaseId, amount: left }, now);
  }
  await createLeaseCharges(db, lease, now, lease.terms.startOn);
  await createLeaseCharges(db, lease, now);
}
