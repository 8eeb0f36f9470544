// What money does to charges, in the transaction in which it comes, goes back, or turns out never to come. Each move of a
// charge and its posting stand or fall together. Runs as the system, with the lease locked.

import { localDay } from '@/contract/calendar/localDay';
import { chargeLifecycle } from '@/contract/money/charges/constants';
import { chargeKindRules } from '@/contract/money/charges/kinds';
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';
import { allocate } from '@/server/modules/money/charges/allocation';
import type { AllocationRow, ChargeRow, LeaseRow, PaymentRow } from '@/server/modules/money/charges/repo';
import * as repo from '@/server/modules/money/charges/repo';
import { billReturnedRefund } from '@/server/modules/money/charges/returnedRefunds';
import * as ledger from '@/server/modules/money/ledger';

/** A payment of a lease, as the payments module has it. */
export type LeasePaymentRow = PaymentRow & { leaseId: string; homeId: string };

export const isLeasePayment = (payment: PaymentRow): payment is LeasePaymentRow =>
  payment.leaseId !== null && payment.homeId !== null;

export const clearingOf = ({ method }: Pick<PaymentRow, 'method'>): ledger.Clearing =>
  method === 'card' || method === 'bank' ? 'processor' : 'bank';

/** More or less of a charge is paid: it moves along its lifecycle. */
export async function changePaid(db: Db, charge: ChargeRow, change: number, now: Date): Promise<ChargeRow> {
  const paid = charge.paid + change;
  const isSettled = paid + charge.credited === charge.amount;
  const back = paid === 0 ? 'reopen' : charge.status === 'partly_paid' ? 'payPart' : 'reopenPart';
  const whole = charge.writtenOff > 0 ? 'writeOff' : 'pay';
  const status = chargeLifecycle.after(charge.status, isSettled ? whole : change > 0 ? 'payPart' : back);
  if (!status) throw new Error(`Charge ${charge.id} is ${charge.status} and cannot change by ${change}`);
  await repo.updateCharge(db, charge.id, { paid, status, updatedAt: now });
  return { ...charge, paid, status };
}

const subjectOf = ({ leaseId, homeId, ownerId }: Pick<LeaseRow, 'leaseId' | 'homeId' | 'ownerId'>) => ({
  leaseId,
  homeId,
  ownerId,
});

/** Writes down which charges a payment on its way is for. */
export async function planAllocations(
  db: Db,
  { id: paymentId, leaseId, homeId, ownerId }: Pick<LeasePaymentRow, 'id' | 'leaseId' | 'homeId' | 'ownerId'>,
  parts: readonly { chargeId: string; amount: number }[],
  now: Date,
): Promise<void> {
  for (const part of parts)
    await repo.insertAllocation(db, {
      ...part,
      id: newId(now.getTime()),
      paymentId,
      leaseId,
      homeId,
      ownerId,
      createdAt: now,
    });
}

/** What the plan of a payment pays now: less where a charge was paid or given up meanwhile. */
async function applyPlan(db: Db, payment: LeasePaymentRow, now: Date): Promise<ledger.PaymentParts> {
  const parts = { charges: 0, deposit: 0, prepaid: payment.amount };
  for (const planned of await repo.listAllocations(db, payment.id)) {
    if (planned.appliedAt) continue;
    const charge = await repo.findCharge(db, planned.chargeId);
    const amount = charge ? Math.min(planned.amount, repo.openCents(charge)) : 0;
    if (!charge || amount === 0) {
      await repo.updateAllocation(db, planned.id, { reversedAt: now });
      continue;
    }
    await changePaid(db, charge, amount, now);
    await repo.updateAllocation(db, planned.id, { amount, appliedAt: now });
    parts[chargeKindRules[charge.kind].isDeposit ? 'deposit' : 'charges'] += amount;
    parts.prepaid -= amount;
  }
  return parts;
}

/** A deposit charge was paid: where a deposit had left without the money behind it, that is made good first. */
async function makeGood(db: Db, leaseId: string, amount: number, now: Date): Promise<void> {
  const owed = Math.min(amount, await ledger.accountBalance(db, ledger.leaseShortage(leaseId)));
  if (owed > 0) await ledger.depositMadeGood(db, { id: newId(now.getTime()), leaseId, amount: owed }, now);
}

/**
 * Before money of a payment goes back: what of it was a deposit, and is not there any more, is owed by the residents. So
 * the deposit never falls below zero. `unused`: what stands in the deposit beside what its charges got.
 */
export async function coverMissingDeposit(
  db: Db,
  { id, leaseId }: LeasePaymentRow,
  unused: number,
  now: Date,
): Promise<void> {
  const paid = await repo.sumPaidDeposits(db, id);
  await coverMissing(db, { id, leaseId, amount: paid + unused }, now);
}

/** The same of cents that leave the deposit now. `id`: of the payment, or of the dispute of a part. */
export async function coverMissing(
  db: Db,
  { id, leaseId, amount }: { id: string; leaseId: string; amount: number },
  now: Date,
): Promise<void> {
  const missing = amount - (await ledger.accountBalance(db, ledger.leaseDeposit(leaseId)));
  if (amount > 0 && missing > 0) await ledger.depositMissing(db, { id, leaseId, amount: missing }, now);
}

/** The money has come: it pays what it was for, and what is left pays what is open next. */
export async function receivePayment(db: Db, payment: LeasePaymentRow, now: Date): Promise<void> {
  const lease = await repo.lockLease(db, payment.leaseId);
  const parts = await applyPlan(db, payment, now);
  const { id, leaseId } = payment;
  await ledger.paymentReceived(db, { id, leaseId, clearing: clearingOf(payment) }, parts, now);
  await makeGood(db, leaseId, parts.deposit, now);
  await applySpare(db, lease, now);
}

/** A collection agency remitted it: all of it pays, also the part that the agency kept, in cents. */
export async function receiveFromAgency(db: Db, payment: LeasePaymentRow, fee: number, now: Date): Promise<void> {
  const lease = await repo.lockLease(db, payment.leaseId);
  const { id, leaseId, amount: gross } = payment;
  await ledger.agencyRemitted(db, { id, leaseId, gross, fee }, now);
  await applySpare(db, lease, now);
}

/** It never came: its charges are free to be paid again. */
export async function releasePayment(db: Db, payment: LeasePaymentRow, now: Date): Promise<void> {
  await repo.lockLease(db, payment.leaseId);
  for (const { id } of await repo.listAllocations(db, payment.id))
    await repo.updateAllocation(db, id, { reversedAt: now });
}

async function reverseAllocation(db: Db, allocation: AllocationRow, now: Date): Promise<void> {
  const charge = await repo.findCharge(db, allocation.chargeId);
  if (charge) await changePaid(db, charge, -allocation.amount, now);
  await repo.updateAllocation(db, allocation.id, { reversedAt: now });
  await ledger.prepaidReleased(db, allocation.id, now);
}

/** The bank took it back: what it paid is open again. */
export async function returnPayment(db: Db, payment: LeasePaymentRow, now: Date): Promise<void> {
  const lease = await repo.lockLease(db, payment.leaseId);
  await coverMissingDeposit(db, payment, 0, now);
  for (const allocation of await repo.listAllocations(db, payment.id)) await reverseAllocation(db, allocation, now);
  await ledger.paymentReturned(db, payment.id, now);
  await billReturnedRefund(db, lease, payment, { beforeKeys: 0, now });
  await applySpare(db, lease, now);
}

interface Part {
  /** The dispute, by the processor's name. */
  id: string;
  /** Cents. */
  amount: number;
}

/**
 * Opens what a payment has paid and has no money for any more, the newest first: what was due before stays paid. Answers
 * what that was.
 */
async function openUnfunded(db: Db, payment: LeasePaymentRow, now: Date) {
  const opened = { charges: 0, deposit: 0 };
  const allocations = await repo.listAllocations(db, payment.id);
  const stays = payment.amount - payment.refunded - payment.returned + payment.refundCovered;
  let missing = allocations.reduce((sum, { amount }) => sum + amount, 0) - stays;
  for (const allocation of allocations.toReversed()) {
    const amount = Math.min(missing, allocation.amount);
    const charge = amount > 0 ? await repo.findCharge(db, allocation.chargeId) : undefined;
    if (!charge) continue;
    missing -= amount;
    await changePaid(db, charge, -amount, now);
    const change = amount === allocation.amount ? { reversedAt: now } : { amount: allocation.amount - amount };
    await repo.updateAllocation(db, allocation.id, change);
    opened[chargeKindRules[charge.kind].isDeposit ? 'deposit' : 'charges'] += amount;
  }
  return opened;
}

/** The bank took a part of it back: as much of what it paid is open again. */
export async function returnPart(db: Db, payment: LeasePaymentRow, { id, amount }: Part, now: Date): Promise<void> {
  const lease = await repo.lockLease(db, payment.leaseId);
  const opened = await openUnfunded(db, payment, now);
  const { leaseId } = payment;
  await coverMissing(db, { id, leaseId, amount: opened.deposit }, now);
  const parts = { ...opened, prepaid: amount - opened.charges - opened.deposit };
  await ledger.paymentPartReturned(db, { disputeId: id, leaseId, clearing: clearingOf(payment) }, parts, now);
  await applySpare(db, lease, now);
}

/** The dispute of that part was won: it pays what is open. */
export async function reinstatePart(db: Db, payment: LeasePaymentRow, { id, amount }: Part, now: Date): Promise<void> {
  const lease = await repo.lockLease(db, payment.leaseId);
  const { leaseId } = payment;
  const parts = { charges: 0, deposit: 0, prepaid: amount };
  await ledger.paymentPartReinstated(db, { disputeId: id, leaseId, clearing: clearingOf(payment) }, parts, now);
  await applySpare(db, lease, now);
}

/** It came again after all: it pays what is open. */
export async function reinstatePayment(db: Db, payment: LeasePaymentRow, now: Date): Promise<void> {
  const lease = await repo.lockLease(db, payment.leaseId);
  const { id, leaseId, amount } = payment;
  const parts = { charges: 0, deposit: 0, prepaid: amount };
  await ledger.paymentReinstated(db, { id, leaseId, clearing: clearingOf(payment) }, parts, now);
  await applySpare(db, lease, now);
}

/** Charges with what could be paid of them now. */
export async function listPayable(db: Db, leaseId: string) {
  const pending = await repo.listPending(db, leaseId);
  const planned = await repo.listPlannedCharges(db, leaseId);
  return (await repo.listCharges(db, leaseId)).map((charge) => {
    const [open, coming] = [repo.openCents(charge), pending.get(charge.id) ?? 0];
    return {
      ...charge,
      isPlanned: planned.has(charge.id),
      pending: Math.min(open + charge.writtenOff, coming),
      payable: Math.max(0, open - coming),
      /** What was written off and can be paid after all. */
      recoverable: Math.max(0, charge.writtenOff - Math.max(0, coming - open)),
    };
  });
}

type Spare = Awaited<ReturnType<typeof repo.listSpare>>;

const leftOf = (spare: Spare) => spare.reduce((sum, { left }) => sum + left, 0);

/** Money that was paid ahead, and credits, pay what is open and not on its way otherwise; then what was written off. */
export async function applySpare(db: Db, lease: LeaseRow, now: Date): Promise<void> {
  const spare = await repo.listSpare(db, lease.leaseId);
  const amount = leftOf(spare);
  if (amount === 0) return;
  const today = localDay(now, lease.timeZone);
  const parts = allocate(await listPayable(db, lease.leaseId), { amount, chosen: [], today });
  for (const part of parts) {
    let wanted = part.amount;
    for (const source of spare) {
      const taken = Math.min(wanted, source.left);
      if (taken === 0) continue;
      source.left -= taken;
      wanted -= taken;
      const { chargeId } = part;
      await applySource(db, lease, { ...source, id: newId(now.getTime()), chargeId, amount: taken }, now);
    }
  }
  await recoverWrittenOff(db, lease, spare, now);
}

/** A part of what was written off is owed in the books again, on the charge and in the ledger. `id`: of the allocation. */
export async function expectAgain(db: Db, id: string, charge: ChargeRow, amount: number, now: Date): Promise<void> {
  const status = chargeLifecycle.after(charge.status, charge.paid > 0 ? 'reopenPart' : 'reopen') ?? charge.status;
  const [credited, left] = [charge.credited - amount, charge.writtenOff - amount];
  await repo.updateCharge(db, charge.id, { credited, writtenOff: left, status, updatedAt: now });
  const { leaseId, homeId, ownerId, kind } = charge;
  await ledger.writeOffRecovered(db, { id, leaseId, homeId, ownerId, parts: [{ kind, amount }] }, now);
}

/** Money that came after a write-off pays what was written off, the oldest first. */
async function recoverWrittenOff(db: Db, lease: LeaseRow, spare: Spare, now: Date): Promise<void> {
  if (leftOf(spare) === 0) return;
  for (const { id: chargeId, writtenOff } of await repo.listCharges(db, lease.leaseId)) {
    let wanted = writtenOff;
    for (const source of spare) {
      const amount = Math.min(wanted, source.left);
      const charge = amount > 0 ? await repo.findCharge(db, chargeId) : undefined;
      if (!charge) continue;
      source.left -= amount;
      wanted -= amount;
      const id = newId(now.getTime());
      await expectAgain(db, id, charge, amount, now);
      await applySource(db, lease, { ...source, id, chargeId, amount }, now);
    }
  }
}

async function applySource(
  db: Db,
  lease: LeaseRow,
  {
    id,
    paymentId,
    creditId,
    chargeId,
    amount,
  }: { id: string; paymentId: string | null; creditId: string | null; chargeId: string; amount: number },
  now: Date,
): Promise<void> {
  const charge = await repo.findCharge(db, chargeId);
  if (!charge) return;
  await repo.insertAllocation(db, {
    id,
    paymentId,
    creditId,
    chargeId,
    amount,
    createdAt: now,
    appliedAt: now,
    ...subjectOf(lease),
  });
  await changePaid(db, charge, amount, now);
  const { leaseId } = lease;
  const { isDeposit } = chargeKindRules[charge.kind];
  await ledger.prepaidApplied(db, { id, leaseId, amount, isDeposit }, now);
  if (isDeposit) await makeGood(db, leaseId, amount, now);
}

/** Cents of a payment that pay nothing: so much of it can go back, and no more than has come. */
export async function unusedOf(db: Db, payment: LeasePaymentRow): Promise<number> {
  await repo.lockLease(db, payment.leaseId);
  const spare = await repo.listSpare(db, payment.leaseId);
  const left = spare.find(({ paymentId }) => paymentId === payment.id)?.left ?? 0;
  return Math.min(left, payment.amount - payment.refunded - payment.returned);
}
