// Payers who do not live there: their shares, what they owe, and what they paid. As the system.

import { type Cents, cents, formatExactMoney } from '@/contract/amounts/cents';
import { addDays } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import { formatDay } from '@/contract/format/days';
import { MAX_PAYERS, type PayerKind, type PayerMethod } from '@/contract/money/leasePayers/constants';
import { sharesOn, splitRent } from '@/contract/money/leasePayers/split';
import type { Db } from '@/server/db/client';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { newId } from '@/server/ids';
import {
  payerCharged,
  payerChargeWaived,
  payerPaymentReceived,
  payerPaymentReturned,
} from '@/server/modules/money/ledger';
import * as repo from './repo';

const openOf = ({ amount, paid, credited }: Pick<repo.PayerChargeRow, 'amount' | 'paid' | 'credited'>) =>
  amount - paid - credited;

const invalid = (field: string, message: string) => new ApiError('invalid', message, { fields: { [field]: message } });

/** The first day of which the rent is not on the account yet. */
export const firstShareDay = ({ chargedOn, timeZone }: repo.PayerLease, now: Date): string =>
  chargedOn ? addDays(chargedOn, 1) : localDay(now, timeZone);

function requireShareDay(lease: repo.PayerLease, fromOn: string, now: Date): void {
  if (lease.status !== 'active') throw conflict('Add payers once the lease has begun.');
  const first = firstShareDay(lease, now);
  if (fromOn < first)
    throw invalid(
      'fromOn',
      `The rent before ${formatDay(first, 'medium')} is on the account already. Choose that day or a later one.`,
    );
}

interface Entered {
  personId: string;
  now: Date;
}

export interface NewPayer {
  kind: PayerKind;
  name: string;
  email: string | null;
  reference: string | null;
  bankName: string | null;
  amountCents: number;
  fromOn: string;
}

export async function addPayer(
  db: Db,
  lease: repo.PayerLease,
  { amountCents, fromOn, ...payer }: NewPayer,
  { personId: createdBy, now: createdAt }: Entered,
): Promise<string> {
  requireShareDay(lease, fromOn, createdAt);
  if ((await repo.listPayers(db, lease.leaseId)).length >= MAX_PAYERS) throw conflict('This lease has enough payers.');
  const { leaseId, homeId } = lease;
  const id = newId(createdAt.getTime());
  await repo.insertPayer(db, { ...payer, id, leaseId, homeId, createdBy, createdAt });
  await repo.saveShare(db, { payerId: id, homeId, fromOn, amount: amountCents, createdBy, createdAt });
  return id;
}

export async function setShare(
  db: Db,
  { id: payerId, leaseId, homeId }: repo.PayerRow,
  { amountCents: amount, fromOn }: { amountCents: number; fromOn: string },
  { personId: createdBy, now: createdAt }: Entered,
): Promise<void> {
  const lease = await repo.findLease(db, leaseId);
  if (!lease) throw notFound();
  requireShareDay(lease, fromOn, createdAt);
  await repo.saveShare(db, { payerId, homeId, fromOn, amount, createdBy, createdAt });
}

interface RentLease {
  leaseId: string;
  homeId: string;
  ownerId: string | null;
}

interface RentCharge {
  source: string;
  name: string;
  start: string | null;
  end: string | null;
  dueOn: string;
  amount: number;
}

/** Charges the payers of a lease for their parts of a rent, once; answers what is left for its residents. With the lease locked. */
export async function chargePayers(
  db: Db,
  { leaseId, homeId, ownerId }: RentLease,
  { source, name: description, start, end, dueOn, amount }: RentCharge,
  now: Date,
): Promise<number> {
  const shares = await repo.listShares(db, leaseId);
  const { residents, payers } = splitRent({ amount, dueOn, start, end }, shares);
  for (const { payerId, amount: part } of payers) {
    const id = newId(now.getTime());
    const charge = { id, leaseId, homeId, ownerId, amount: part };
    const isMade = await repo.insertCharge(db, {
      ...charge,
      payerId,
      source,
      description,
      periodStart: start,
      periodEnd: end,
      dueOn,
      createdAt: now,
    });
    // Noon in London is the same day everywhere in the United States.
    if (isMade) await payerCharged(db, charge, new Date(`${dueOn}T12:00:00Z`));
  }
  return residents;
}

/** Sources of rent that payers alone owe, or together with residents. */
export const chargedSources = async (db: Db, leaseId: string): Promise<ReadonlySet<string>> =>
  new Set((await repo.listCharges(db, leaseId)).map(({ source }) => source));

/** Who else pays the rent of a lease on a day, for its residents. */
export async function otherPayers(db: Db, leaseId: string, day: string): Promise<{ name: string; cents: Cents }[]> {
  const shares = await repo.listShares(db, leaseId);
  const names = new Map(shares.map(({ payerId, name }) => [payerId, name]));
  return sharesOn(shares, day).map(({ payerId, amount }) => ({ name: names.get(payerId) ?? '', cents: cents(amount) }));
}

/** Cents that payers of a home owe. */
export const openOfHome = async (db: Db, homeId: string): Promise<number> =>
  (await repo.listOpenOfHome(db, homeId)).reduce((sum, charge) => sum + openOf(charge), 0);

/** Closes what payers of a home owe: the homeowner collects it from then on. Answers what that was, in cents. */
export async function handOverPayers(db: Db, homeId: string, now: Date): Promise<number> {
  let total = 0;
  for (const charge of await repo.listOpenOfHome(db, homeId)) {
    const amount = openOf(charge);
    await repo.addToCharge(db, charge.id, { credited: amount });
    const { id, leaseId, ownerId } = charge;
    await payerChargeWaived(db, { id, leaseId, homeId, ownerId, amount }, now);
    total += amount;
  }
  return total;
}

export interface PayerPaymentWish {
  leasePayerId: string;
  amountCents: number;
  method: PayerMethod;
  reference: string;
  receivedOn: string;
  bankLineId: string | null;
}

/** The payer and the home of a payment that can be recorded now, or a refusal. */
export async function readPayerPayment(db: Db, wish: PayerPaymentWish, now: Date) {
  const payer = await repo.findPayer(db, wish.leasePayerId);
  const lease = payer && (await repo.findLease(db, payer.leaseId));
  if (!payer || !lease) throw notFound();
  const { amountCents, method, reference, receivedOn, bankLineId } = wish;
  if (receivedOn > localDay(now, lease.timeZone))
    throw invalid('receivedOn', 'A payment cannot be received after today.');
  if (await repo.isRecorded(db, { payerId: payer.id, method, reference }))
    throw conflict('This payment is already recorded.');
  const open = (await repo.lockOpen(db, payer.id)).reduce((sum, charge) => sum + openOf(charge), 0);
  if (amountCents > open)
    throw invalid('amountCents', `${payer.name} owes ${formatExactMoney(open)}. Record that much or less.`);
  const line = bankLineId ? await repo.findCredit(db, bankLineId) : undefined;
  if (bankLineId && !line) throw conflict('This line of the statement is explained already.');
  if (line && line.amount !== amountCents)
    throw invalid('amountCents', `The bank shows ${formatExactMoney(line.amount)}.`);
  return { payer, lease };
}

/** Records it: it pays the oldest part of the rent that the payer owes first. */
export async function recordPayerPayment(
  db: Db,
  { amountCents: amount, method, reference, receivedOn, bankLineId, leasePayerId: payerId }: PayerPaymentWish,
  { recordedBy, approvedBy, now }: { recordedBy: string; approvedBy: string; now: Date },
): Promise<string> {
  const payer = await repo.findPayer(db, payerId);
  if (!payer) throw notFound();
  const { leaseId, homeId } = payer;
  const id = newId(now.getTime());
  await repo.insertPayment(db, {
    id,
    payerId,
    leaseId,
    homeId,
    amount,
    method,
    reference,
    receivedOn,
    bankLineId,
    recordedBy,
    approvedBy,
    recordedAt: now,
  });
  let left = amount;
  for (const charge of await repo.lockOpen(db, payerId)) {
    const part = Math.min(left, openOf(charge));
    if (part === 0) break;
    await repo.addToCharge(db, charge.id, { paid: part });
    await repo.insertAllocation(db, { paymentId: id, chargeId: charge.id, amount: part });
    left -= part;
  }
  await payerPaymentReceived(db, { id, leaseId, amount }, new Date(`${receivedOn}T20:00:00Z`));
  return id;
}

/** A payment that the bank can still take back, or a refusal. */
export async function readPayerReturn(db: Db, payerPaymentId: string) {
  const payment = await repo.findPayment(db, payerPaymentId);
  const payer = payment && (await repo.findPayer(db, payment.payerId));
  if (!payment || !payer) throw notFound();
  if (payment.returnedAt) throw conflict('This payment came back already.');
  return { payment, payer };
}

/** The bank took it back: what it paid is open again. */
export async function returnPayerPayment(
  db: Db,
  id: string,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  for (const { chargeId, amount } of await repo.listAllocations(db, id))
    await repo.addToCharge(db, chargeId, { paid: -amount });
  await repo.updatePayment(db, id, { returnedAt: now, returnReason: reason });
  await payerPaymentReturned(db, id, now);
}
