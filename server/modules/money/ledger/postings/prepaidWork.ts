// Work on a home that its owner paid before its invoices: held for them, until an invoice is posted and takes it.
import type { Db } from '@/server/db/client';
import {
  accounts,
  type Clearing,
  clearingAccount,
  homePayable,
  homePrepaidWork,
} from '@/server/modules/money/ledger/accounts';
import { accountBalance, cardFeeEntries, type Entry, post, reverse } from '@/server/modules/money/ledger/entries';

interface PrepaidSubject {
  /** Of the payment, the refund, the invoice, or the proposal. */
  id: string;
  homeId: string;
  ownerId: string | null;
  /** Of a repair; without one it is the work of a proposal. */
  workOrderId?: string;
}

/** The owner's money has come. */
export const prepaidWorkReceived = (db: Db, payment: PrepaidSubject, amount: number, effectiveAt: Date) =>
  post(db, {
    kind: 'payment',
    source: { type: 'payment', id: payment.id },
    effectiveAt,
    entries: [
      { account: accounts.processor, amount },
      { account: homePrepaidWork(payment), amount: -amount },
    ],
  });

/** A bank took it back. What invoices had taken of it by then is owed like any other bill: it comes out of rent. */
export async function prepaidWorkReturned(db: Db, payment: PrepaidSubject, effectiveAt: Date): Promise<void> {
  const source = { type: 'payment', id: payment.id };
  await reverse(db, { kind: 'payment', source }, { kind: 'return', effectiveAt });
  await coverShortWork(db, payment, source, effectiveAt);
}

/** The same of a part; `id` is of the dispute. */
export async function prepaidWorkPartReturned(db: Db, part: PrepaidSubject, amount: number, effectiveAt: Date) {
  const source = { type: 'dispute', id: part.id };
  await post(db, {
    kind: 'partReturn',
    source,
    effectiveAt,
    entries: [
      { account: homePrepaidWork(part), amount },
      { account: accounts.processor, amount: -amount },
    ],
  });
  await coverShortWork(db, part, source, effectiveAt);
}

/** The dispute of that part was won: it is owed to the owner. */
export const prepaidWorkPartReinstated = (db: Db, part: PrepaidSubject, amount: number, effectiveAt: Date) =>
  post(db, {
    kind: 'partReinstated',
    source: { type: 'dispute', id: part.id },
    effectiveAt,
    entries: [
      { account: accounts.processor, amount },
      { account: homePayable(part), amount: -amount },
    ],
  });

async function coverShortWork(
  db: Db,
  payment: PrepaidSubject,
  source: { type: string; id: string },
  effectiveAt: Date,
): Promise<void> {
  const balance = await accountBalance(db, homePrepaidWork(payment));
  if (balance >= 0) return;
  await post(db, {
    kind: 'prepaidWorkShort',
    source,
    effectiveAt,
    entries: [
      { account: homePayable(payment), amount: -balance },
      { account: homePrepaidWork(payment), amount: balance },
    ],
  });
}

/** It came again, a dispute was won: the work comes out of rent by now, so it is owed to the owner. */
export const prepaidWorkReinstated = (db: Db, payment: PrepaidSubject, amount: number, effectiveAt: Date) =>
  post(db, {
    kind: 'reinstated',
    source: { type: 'payment', id: payment.id },
    effectiveAt,
    entries: [
      { account: accounts.processor, amount },
      { account: homePayable(payment), amount: -amount },
    ],
  });

/** What no invoice took goes back to the owner, with its share of the card fee: the way it came, or by check from the bank. */
export const prepaidWorkRefunded = (
  db: Db,
  { clearing = 'processor', fee = 0, ...refund }: PrepaidSubject & { clearing?: Clearing; fee?: number },
  amount: number,
  effectiveAt: Date,
) =>
  post(db, {
    kind: 'refund',
    source: { type: 'refund', id: refund.id },
    effectiveAt,
    entries: [
      { account: homePrepaidWork(refund), amount },
      ...cardFeeEntries(fee),
      { account: clearingAccount[clearing], amount: -(amount + fee) },
    ],
  });

/** An invoice of that work was posted: as much of it as was paid before is settled, for the repair first, then the proposal. */
export async function prepaidWorkApplied(
  db: Db,
  { workOrderId, ...invoice }: PrepaidSubject,
  totalCents: number,
  effectiveAt: Date,
  isProposed: boolean,
): Promise<void> {
  const home = { homeId: invoice.homeId, ownerId: invoice.ownerId };
  const from = [
    ...(workOrderId ? [homePrepaidWork({ ...home, workOrderId })] : []),
    ...(isProposed ? [homePrepaidWork(home)] : []),
  ];
  const entries: Entry[] = [];
  let left = totalCents;
  for (const account of from) {
    const amount = Math.min(left, await accountBalance(db, account));
    if (amount <= 0) continue;
    entries.push({ account, amount });
    left -= amount;
  }
  if (entries.length === 0) return;
  await post(db, {
    kind: 'prepaidWorkApplied',
    source: { type: 'work_order_invoice', id: invoice.id },
    effectiveAt,
    entries: [...entries, { account: homePayable(home), amount: left - totalCents }],
  });
}

/** The work came out cheaper: what is left goes to the owner with their next payout. Of a repair, after its last payment. */
export async function prepaidWorkReleased(db: Db, work: PrepaidSubject, effectiveAt: Date): Promise<void> {
  const amount = await accountBalance(db, homePrepaidWork(work));
  if (amount <= 0) return;
  await post(db, {
    kind: 'prepaidWorkReleased',
    source: { type: work.workOrderId ? 'payment' : 'proposal', id: work.id },
    effectiveAt,
    entries: [
      { account: homePrepaidWork(work), amount },
      { account: homePayable(work), amount: -amount },
    ],
  });
}
