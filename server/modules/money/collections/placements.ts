// A debt at a collection agency: placed by two people, taken back, and paid. As the system, with the lease locked.
import { type Cents, formatExactMoney } from '@/contract/amounts/cents';
import { localDay } from '@/contract/calendar/localDay';
import { formatDay } from '@/contract/format/days';
import { type CollectionAgency, placementLifecycle } from '@/contract/money/collections/constants';
import type { Db } from '@/server/db/client';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { listResidents } from '@/server/modules/homes/residents';
import { effectiveOn } from '@/server/modules/money/charges/creation';
import { type LeaseRow, lockLease } from '@/server/modules/money/charges/lease';
import { isLeasePayment, receiveFromAgency } from '@/server/modules/money/charges/settlement';
import { insertSettledPayment } from '@/server/modules/money/payments';
import { readDebt } from './debt';
import * as repo from './repo';

/** Why a debt cannot be placed now, beside what keeps us from asking for it; null where it can. */
async function placementRefusal(
  db: Db,
  lease: LeaseRow,
  { owed, agency, today }: { owed: Cents; agency: CollectionAgency | null; today: string },
): Promise<string | null> {
  if (!agency) return 'No collection agency is set up.';
  if (await repo.findOpenPlacement(db, lease.leaseId)) return 'An agency has it already.';
  const letter = (await repo.listLetters(db, lease.leaseId)).find(({ status }) => status === 'sent');
  if (!letter) return 'Mail them a notice first.';
  if (letter.respondBy >= today) return `The notice gives them until ${formatDay(letter.respondBy, 'medium')}.`;
  if (owed > letter.amount)
    return `The notice was about ${formatExactMoney(letter.amount)}, and they owe more. Mail them another one.`;
  return null;
}

/** What can be placed with an agency now, and why nothing can; null where something can. */
export async function readPlaceable(db: Db, lease: LeaseRow, agency: CollectionAgency | null, now: Date) {
  const { account, refusal } = await readDebt(db, lease, now);
  const today = localDay(now, lease.timeZone);
  const owed = account?.owedCents;
  return {
    amount: owed ?? 0,
    refusal: refusal ?? (owed === undefined ? null : await placementRefusal(db, lease, { owed, agency, today })),
  };
}

/** The same with the lease locked, or a refusal. */
export async function requirePlaceable(db: Db, leaseId: string, agency: CollectionAgency | null, now: Date) {
  const lease = await lockLease(db, leaseId);
  const { amount, refusal } = await readPlaceable(db, lease, agency, now);
  const letter = (await repo.listLetters(db, leaseId)).find(({ status }) => status === 'sent');
  if (refusal || !letter || !agency) throw conflict(refusal ?? 'Mail them a notice first.');
  return { lease, amount, letter, agency };
}

interface Agreement {
  reason: string;
  requestedBy: string;
  approvedBy: string;
  now: Date;
}

/** Two people agreed: the agency gets it with the next run. Answers the id of the placement. */
export async function preparePlacement(
  db: Db,
  leaseId: string,
  agency: CollectionAgency | null,
  { now, ...agreement }: Agreement,
): Promise<string> {
  const { lease, amount, letter, agency: own } = await requirePlaceable(db, leaseId, agency, now);
  const id = newId(now.getTime());
  await repo.insertPlacement(db, {
    id,
    leaseId,
    homeId: lease.homeId,
    letterId: letter.id,
    status: 'prepared',
    agency: JSON.stringify(own),
    amount,
    known: amount,
    ...agreement,
    preparedAt: now,
  });
  return id;
}

interface Recall {
  reason: string;
  /** Null where the product does it by itself. */
  personId: string | null;
  now: Date;
}

/** Asks for it back; what the agency has collected until then stays. A debt that it never got is closed at once. */
export async function recallPlacement(db: Db, id: string, { reason, personId, now }: Recall): Promise<void> {
  const placement = await repo.lockPlacement(db, id);
  const status = placementLifecycle.after(placement.status, 'recall');
  if (!status) throw conflict('The agency does not have it any more.');
  const recall = { recallReason: reason, recalledBy: personId, recalledAt: now };
  await repo.updatePlacement(
    db,
    id,
    placement.sentAt
      ? { ...recall, status }
      : { ...recall, status: 'closed', closedAt: now, outcome: 'Taken back before the agency had it' },
  );
}

/** A payment that the agency reported and that is not in the books, with its lease locked, or a refusal. */
export async function requireRecordable(
  db: Db,
  agencyPaymentId: string,
  { receivedOn, now }: { receivedOn: string; now: Date },
) {
  const found = await repo.findAgencyPayment(db, agencyPaymentId);
  if (!found) throw notFound();
  const lease = await lockLease(db, found.leaseId);
  const reported = (await repo.findAgencyPayment(db, agencyPaymentId)) ?? found;
  if (reported.paymentId) throw conflict('This payment is recorded already.');
  if (reported.returnedOn) throw conflict('The agency says that this payment came back.');
  if (receivedOn < reported.paidOn || receivedOn > localDay(now, lease.timeZone))
    throw new ApiError('invalid', 'Enter the day on which the money came.', {
      fields: { receivedOn: 'Choose a day between the payment and today.' },
    });
  const [payer] = (await listResidents(db, lease.leaseId)).filter(({ personId }) => personId !== null);
  if (!payer?.personId) throw conflict('No resident of this lease has an account.');
  const placement = await repo.findPlacement(db, reported.placementId);
  if (!placement) throw notFound();
  return { reported, lease, placement, payerId: payer.personId };
}

/** The money of the agency is in our bank: all that the residents paid pays what they owe. Answers the id of the payment. */
export async function recordAgencyMoney(
  db: Db,
  agencyPaymentId: string,
  { receivedOn, reason, requestedBy, now }: { receivedOn: string; reason: string; requestedBy: string; now: Date },
): Promise<string> {
  const { reported, lease, placement, payerId } = await requireRecordable(db, agencyPaymentId, { receivedOn, now });
  const id = newId(now.getTime());
  const payment = await insertSettledPayment(db, {
    id,
    payerId,
    purpose: 'rent',
    purposeId: id,
    amount: reported.gross,
    status: 'succeeded',
    method: 'agency',
    methodRef: reported.eventId,
    label: placement.agency.name.slice(0, 120),
    leaseId: lease.leaseId,
    homeId: lease.homeId,
    ownerId: lease.ownerId,
    initiatedBy: 'staff',
    recordedBy: requestedBy,
    note: reason,
    createdAt: effectiveOn(receivedOn),
    updatedAt: now,
  });
  if (!payment || !isLeasePayment(payment)) throw conflict('This payment is recorded already.');
  await repo.updateAgencyPayment(db, agencyPaymentId, { paymentId: id });
  await receiveFromAgency(db, payment, reported.fee, now);
  return id;
}
