// What each event of a lease means in the books. Charges earn when they are due, money is counted when it comes, and a
// deposit is no income: it enters the books with the money.
import { type ChargeKind, chargeKindRules } from '@/contract/money/charges/kinds';
import type { Db } from '@/server/db/client';
import {
  accounts,
  type Clearing,
  clearingAccount,
  homePayable,
  type LedgerAccount,
  leaseDeposit,
  leasePrepaid,
  leaseReceivable,
} from '@/server/modules/money/ledger/accounts';
import { cardFeeEntries, type Entry, findPosting, post, reverse } from '@/server/modules/money/ledger/entries';

/** A lease and its owner. */
export interface LeaseSubject {
  leaseId: string;
  homeId: string;
  ownerId: string | null;
}

interface ChargeSubject extends LeaseSubject {
  id: string;
  kind: ChargeKind;
  amount: number;
}

/** Who earns a charge: the homeowner, or we. */
export const incomeOf = (charge: Pick<ChargeSubject, 'kind' | 'homeId' | 'ownerId'>): LedgerAccount => {
  if (charge.kind === 'returned_refund') return accounts.returnLosses;
  return chargeKindRules[charge.kind].belongsToOwner ? homePayable(charge) : accounts.lateFees;
};

const without = (entries: Entry[]) => entries.filter(({ amount }) => amount !== 0);

/** Residents owe it, and the homeowner has earned it (a fee: we have). */
export async function rentCharged(db: Db, charge: ChargeSubject, effectiveAt: Date): Promise<void> {
  if (chargeKindRules[charge.kind].isDeposit) return;
  await post(db, {
    kind: 'charged',
    source: { type: 'charge', id: charge.id },
    effectiveAt,
    entries: [
      { account: leaseReceivable(charge.leaseId), amount: charge.amount },
      { account: incomeOf(charge), amount: -charge.amount },
    ],
  });
}

/** The charge of a lease that was carried over by mistake, of which nothing was paid. */
export async function chargeUndone(db: Db, chargeId: string, effectiveAt: Date): Promise<void> {
  const made = { kind: 'charged', source: { type: 'charge', id: chargeId } };
  if (await findPosting(db, made)) await reverse(db, made, { kind: 'chargeUndone', effectiveAt });
}

/** What was left of a charge is given up. `amount` is that part. */
export async function chargeWaived(db: Db, charge: ChargeSubject, effectiveAt: Date): Promise<void> {
  if (chargeKindRules[charge.kind].isDeposit) return;
  await post(db, {
    kind: 'waived',
    source: { type: 'charge', id: charge.id },
    effectiveAt,
    entries: [
      { account: incomeOf(charge), amount: charge.amount },
      { account: leaseReceivable(charge.leaseId), amount: -charge.amount },
    ],
  });
}

/** Residents get a credit, at the homeowner's expense. It pays charges like money that was paid ahead. */
export const creditGiven = (db: Db, credit: LeaseSubject & { id: string; amount: number }, effectiveAt: Date) =>
  post(db, {
    kind: 'creditGiven',
    source: { type: 'credit', id: credit.id },
    effectiveAt,
    entries: [
      { account: homePayable(credit), amount: credit.amount },
      { account: leasePrepaid(credit.leaseId), amount: -credit.amount },
    ],
  });

/** What a payment paid: charges, the deposit, and the rest, which stays as credit. */
export interface PaymentParts {
  charges: number;
  deposit: number;
  prepaid: number;
}

interface LeasePayment {
  id: string;
  leaseId: string;
  clearing: Clearing;
}

const paymentEntries = ({ leaseId, clearing }: LeasePayment, { charges, deposit, prepaid }: PaymentParts) =>
  without([
    { account: clearingAccount[clearing], amount: charges + deposit + prepaid },
    { account: leaseReceivable(leaseId), amount: 0 - charges },
    { account: leaseDeposit(leaseId), amount: 0 - deposit },
    { account: leasePrepaid(leaseId), amount: 0 - prepaid },
  ]);

/** Money of residents has come. */
export const paymentReceived = (db: Db, payment: LeasePayment, parts: PaymentParts, effectiveAt: Date) =>
  post(db, {
    kind: 'payment',
    source: { type: 'payment', id: payment.id },
    effectiveAt,
    entries: paymentEntries(payment, parts),
  });

/** A bank took the money of a payment back: everything it paid is owed again. */
export const paymentReturned = (db: Db, id: string, effectiveAt: Date) =>
  reverse(db, { kind: 'payment', source: { type: 'payment', id } }, { kind: 'return', effectiveAt });

/** Money that a bank had taken back came again: a dispute was won. What it pays now is decided again. */
export const paymentReinstated = (db: Db, payment: LeasePayment, parts: PaymentParts, effectiveAt: Date) =>
  post(db, {
    kind: 'reinstated',
    source: { type: 'payment', id: payment.id },
    effectiveAt,
    entries: paymentEntries(payment, parts),
  });

/** A bank took a part of a payment back: what it had paid is owed again. `disputeId` is the processor's. */
export const paymentPartReturned = (
  db: Db,
  { disputeId, ...payment }: Omit<LeasePayment, 'id'> & { disputeId: string },
  { charges, deposit, prepaid }: PaymentParts,
  effectiveAt: Date,
) =>
  post(db, {
    kind: 'partReturn',
    source: { type: 'dispute', id: disputeId },
    effectiveAt,
    entries: paymentEntries({ ...payment, id: disputeId }, { charges: -charges, deposit: -deposit, prepaid: -prepaid }),
  });

/** The dispute of that part was won: the money came again. What it pays now is decided again. */
export const paymentPartReinstated = (
  db: Db,
  { disputeId, ...payment }: Omit<LeasePayment, 'id'> & { disputeId: string },
  parts: PaymentParts,
  effectiveAt: Date,
) =>
  post(db, {
    kind: 'partReinstated',
    source: { type: 'dispute', id: disputeId },
    effectiveAt,
    entries: paymentEntries({ ...payment, id: disputeId }, parts),
  });

/**
 * A deposit earned interest, which the homeowner owes: a credit that pays charges like money that was paid ahead. `id`: of
 * the lease, and the day on which it is due.
 */
export const depositInterestEarned = (db: Db, interest: LeaseSubject & { id: string; amount: number }, at: Date) =>
  post(db, {
    kind: 'depositInterest',
    source: { type: 'depositInterest', id: interest.id },
    effectiveAt: at,
    entries: [
      { account: homePayable(interest), amount: interest.amount },
      { account: leasePrepaid(interest.leaseId), amount: -interest.amount },
    ],
  });

interface CoveredRefund {
  /** Of the payment. */
  id: string;
  leaseId: string;
  /** Cents that were refunded of it, by what they were taken from. */
  deposit: number;
  prepaid: number;
}

/**
 * A bank took back a payment of which a part had been refunded: that part was paid out twice. Our own money stands in for
 * it, and a charge asks the residents for it.
 */
export const refundCovered = (db: Db, { id, leaseId, deposit, prepaid }: CoveredRefund, effectiveAt: Date) =>
  post(db, {
    kind: 'refundCovered',
    source: { type: 'payment', id },
    effectiveAt,
    entries: without([
      { account: accounts.returnLosses, amount: deposit + prepaid },
      { account: leaseDeposit(leaseId), amount: 0 - deposit },
      { account: leasePrepaid(leaseId), amount: 0 - prepaid },
    ]),
  });

interface AppliedCredit {
  /** Of the allocation. */
  id: string;
  leaseId: string;
  amount: number;
  isDeposit: boolean;
}

/** Money that was paid ahead, or a credit, pays a charge. */
export const prepaidApplied = (db: Db, { id, leaseId, amount, isDeposit }: AppliedCredit, effectiveAt: Date) =>
  post(db, {
    kind: 'prepaidApplied',
    source: { type: 'allocation', id },
    effectiveAt,
    entries: [
      { account: leasePrepaid(leaseId), amount },
      { account: isDeposit ? leaseDeposit(leaseId) : leaseReceivable(leaseId), amount: -amount },
    ],
  });

/** The same, taken back, where there was such a posting: the money behind it is gone. */
export async function prepaidReleased(db: Db, allocationId: string, effectiveAt: Date): Promise<void> {
  const made = { kind: 'prepaidApplied', source: { type: 'allocation', id: allocationId } };
  if (await findPosting(db, made)) await reverse(db, made, { kind: 'prepaidReleased', effectiveAt });
}

interface MoneyBack {
  id: string;
  leaseId: string;
  amount: number;
}

/**
 * Money that was paid ahead goes back to the person who paid it: the way it came, or by check from the bank. So does what
 * is left of a credit: `type` says of what the id is, a refund or the request that two people agreed on. `fee`: cents of
 * the card fee that go back with it.
 */
export const prepaidRefunded = (
  db: Db,
  {
    id,
    leaseId,
    amount,
    fee = 0,
    clearing = 'processor',
    type = 'refund',
  }: MoneyBack & { fee?: number; clearing?: Clearing; type?: 'credit_refund' | 'refund' },
  effectiveAt: Date,
) =>
  post(db, {
    kind: 'refund',
    source: { type, id },
    effectiveAt,
    entries: [
      { account: leasePrepaid(leaseId), amount },
      ...cardFeeEntries(fee),
      { account: clearingAccount[clearing], amount: -(amount + fee) },
    ],
  });
