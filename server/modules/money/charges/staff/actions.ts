// What our team enters by hand, each with its reason: as the system, with the lease locked.

import { Temporal } from 'temporal-polyfill';
import { localDay } from '@/contract/calendar/localDay';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { canTakeDeposit } from '@/contract/law/deposits';
import {
  CHECKS_REFUSED_MONTHS,
  chargeLifecycle,
  type RecordedMethod,
  type RecordedReturn,
} from '@/contract/money/charges/constants';
import type { ChargeKind } from '@/contract/money/charges/kinds';
import { paymentLifecycle } from '@/contract/money/payments/constants';
import type { Db } from '@/server/db/client';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { listResidents } from '@/server/modules/homes/residents';
import { allocate } from '@/server/modules/money/charges/allocation';
import { createCharge, effectiveOn } from '@/server/modules/money/charges/creation';
import { receiveMoveInPayment } from '@/server/modules/money/charges/moveIn';
import * as repo from '@/server/modules/money/charges/repo';
import {
  applySpare,
  clearingOf,
  isLeasePayment,
  type LeasePaymentRow,
  listPayable,
  planAllocations,
  receivePayment,
} from '@/server/modules/money/charges/settlement';
import { chargeWaived, creditGiven } from '@/server/modules/money/ledger';
import { applyReturn, insertSettledPayment } from '@/server/modules/money/payments';

interface Entered {
  reason: string;
  by: string;
  now: Date;
}

export async function addCharge(
  db: Db,
  leaseId: string,
  {
    by,
    now,
    amountCents,
    ...charge
  }: Entered & { kind: ChargeKind; description: string; amountCents: number; dueOn: string },
): Promise<string> {
  const lease = await requireLiveLease(db, leaseId);
  const made = await createCharge(
    db,
    lease,
    { ...charge, source: `added:${newId(now.getTime())}`, amount: amountCents, createdBy: by },
    now,
  );
  await applySpare(db, lease, now);
  return made?.id ?? '';
}

export async function addCredit(
  db: Db,
  leaseId: string,
  { amountCents: amount, reason, by, now }: Omit<Entered, 'by'> & { by: string | null; amountCents: number },
): Promise<string> {
  const lease = await requireLiveLease(db, leaseId);
  const { homeId, ownerId } = lease;
  const id = newId(now.getTime());
  await repo.insertCredit(db, { id, leaseId, homeId, ownerId, amount, reason, createdBy: by, createdAt: now });
  await creditGiven(db, { id, leaseId, homeId, ownerId, amount }, now);
  await applySpare(db, lease, now);
  return id;
}

/** A charge of which something is left to waive, with its lease locked, or a refusal. */
export async function readWaivable(db: Db, chargeId: string): Promise<{ charge: repo.ChargeRow; left: number }> {
  const found = await repo.findCharge(db, chargeId);
  if (!found) throw notFound();
  await repo.lockLease(db, found.leaseId);
  const charge = (await repo.findCharge(db, chargeId)) ?? found;
  const left = repo.openCents(charge);
  if (!chargeLifecycle.after(charge.status, 'waive') || left === 0)
    throw conflict('There is nothing left of this charge to waive.');
  return { charge, left };
}

/** Gives up what is left of a charge, and says how much that was. What is on its way to it becomes credit when it comes. */
export async function waiveCharge(db: Db, chargeId: string, { reason, now }: Omit<Entered, 'by'>): Promise<number> {
  const { charge, left } = await readWaivable(db, chargeId);
  // Another part of it may be written off, and is still owed.
  const status = chargeLifecycle.after(charge.status, charge.writtenOff > 0 ? 'writeOff' : 'waive');
  if (!status) throw conflict('There is nothing left of this charge to waive.');
  const credited = charge.credited + left;
  await repo.updateCharge(db, chargeId, { status, credited, waivedAt: now, waiveReason: reason, updatedAt: now });
  const { id, kind, leaseId, homeId, ownerId } = charge;
  await chargeWaived(db, { id, kind, leaseId, homeId, ownerId, amount: left }, now);
  return left;
}

interface Recorded {
  payerId: string;
  kind: RecordedMethod;
  /** Printed on it. */
  number: string;
  /** The number of the bank deposit that it went in with. */
  depositReference: string;
  amountCents: number;
  receivedOn: string;
}

/** Whether a check or a money order can be recorded now, with the lease locked, or a refusal. */
export async function checkRecordedPayment(
  db: Db,
  leaseId: string,
  { payerId, kind, number, receivedOn, now }: Recorded & { now: Date },
) {
  const lease = await repo.lockLease(db, leaseId);
  const today = localDay(now, lease.timeZone);
  const isBeforeMoveIn = await canPayMoveIn(db, lease, today);
  if (!isBeforeMoveIn) requireLive(lease);
  if (receivedOn > today) throw new ApiError('invalid', 'A payment cannot be received after today.');
  const residents = await listResidents(db, leaseId);
  if (!residents.some(({ personId }) => personId === payerId))
    throw new ApiError('invalid', 'Only a resident of this lease can pay for it.');
  const since = new Date(Temporal.PlainDate.from(today).subtract({ months: CHECKS_REFUSED_MONTHS }).toString());
  if (kind === 'check' && (await repo.hasReturnedCheck(db, { leaseId, payerId, since })))
    throw conflict(CHECKS_REFUSED);
  if (await repo.isRecorded(db, { leaseId, kind, number })) throw conflict(RECORDED_ALREADY);
  return { lease, isBeforeMoveIn, today, label: `${kind === 'check' ? 'Check' : 'Money order'} ${number}` };
}

const CHECKS_REFUSED =
  'A check of this resident came back within the last three months. Ask for a money order, or a payment on the site.';
const RECORDED_ALREADY = 'This check or money order is already recorded.';

/** A check or a money order that we hold: it pays like any other payment, before the keys what is due to move in. */
export async function recordPayment(
  db: Db,
  leaseId: string,
  { reason, by, now, ...recorded }: Entered & Recorded,
): Promise<string> {
  const { payerId, kind, number, depositReference, amountCents: amount, receivedOn } = recorded;
  const { lease, isBeforeMoveIn, today, label } = await checkRecordedPayment(db, leaseId, { ...recorded, now });
  const id = newId(now.getTime());
  const payment = await insertSettledPayment(db, {
    id,
    payerId,
    purpose: isBeforeMoveIn ? 'move_in' : 'rent',
    purposeId: id,
    amount,
    status: 'succeeded',
    method: kind,
    methodRef: number,
    label,
    leaseId,
    homeId: lease.homeId,
    ownerId: lease.ownerId,
    initiatedBy: 'staff',
    recordedBy: by,
    depositReference,
    note: reason,
    createdAt: effectiveOn(receivedOn),
    updatedAt: now,
  });
  if (!payment || !isLeasePayment(payment)) throw conflict(RECORDED_ALREADY);
  if (isBeforeMoveIn) {
    await receiveMoveInPayment(db, payment, now);
    await enqueue(db, 'handleMoveInPaymentStatus', { paymentId: id }, { jobKey: `move-in-payment:${id}` });
    return id;
  }
  const charges = await listPayable(db, leaseId);
  await planAllocations(db, payment, allocate(charges, { amount, chosen: [], today }), now);
  await receivePayment(db, payment, now);
  await enqueue(db, 'handleLeasePaymentStatus', { paymentId: id }, { jobKey: `lease-payment:${id}` });
  return id;
}

/** A check or a money order that the bank can still return, with its lease locked, or a refusal. */
export async function readReturnable(
  db: Db,
  paymentId: string,
  { returnedOn, now }: { returnedOn: string; now: Date },
): Promise<{ payment: LeasePaymentRow; lease: repo.LeaseRow }> {
  const payment = await repo.findPayment(db, paymentId);
  if (!payment || !isLeasePayment(payment)) throw notFound();
  const lease = await repo.lockLease(db, payment.leaseId);
  if (clearingOf(payment) !== 'bank') throw conflict('The bank tells us of this payment itself.');
  if (!paymentLifecycle.after(payment.status, 'return')) throw conflict('This payment came back already.');
  const [received, today] = [localDay(payment.createdAt, lease.timeZone), localDay(now, lease.timeZone)];
  if (returnedOn < received || returnedOn > today)
    throw new ApiError('invalid', 'Enter the day of the bank’s notice: between the deposit and today.');
  return { payment, lease };
}

/** The bank returned it: what it paid is owed again, on the path of a bank debit that comes back. */
export const returnRecordedPayment = (db: Db, paymentId: string, why: RecordedReturn, now: Date): Promise<void> =>
  applyReturn(db, paymentId, { ref: '', status: 'failed', failure: why }, now);

/** Signed by its residents and not begun; where a record of the home's condition comes before the deposit, that is signed. */
async function canPayMoveIn(db: Db, lease: repo.LeaseRow, today: string): Promise<boolean> {
  if (!['sent', 'signed'].includes(lease.status)) return false;
  const record = await db
    .selectFrom('conditionRecords')
    .select('completedAt')
    .where('leaseId', '=', lease.leaseId)
    .executeTakeFirst();
  const signed = { lease: lease.residentsSignedAt !== null, checklist: Boolean(record?.completedAt) };
  return signed.lease && canTakeDeposit(jurisdictionOf(lease.terms.address), today, signed);
}

/** The lease, locked; a conflict where it has not begun. */
export async function requireLiveLease(db: Db, leaseId: string) {
  const lease = await repo.lockLease(db, leaseId);
  requireLive(lease);
  return lease;
}

function requireLive({ status }: Pick<repo.LeaseRow, 'status'>): void {
  if (!['active', 'ended'].includes(status)) throw conflict('This lease has not begun yet.');
}
