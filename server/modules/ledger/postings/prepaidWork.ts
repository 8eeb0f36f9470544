// Work on a home that its owner paid before its invoices: held for them, until an invoice is posted and takes it.
import type { Db } from '@/server/db/client';
import { accounts, homePayable, homePrepaidWork } from '@/server/modules/ledger/accounts';
import { accountBalance, post, reverse } from '@/server/modules/ledger/entries/service';

interface PrepaidSubject {
  /** Of the payment, the refund, the invoice, or the proposal. */
  id: string;
  homeId: string;
  ownerId: string | null;
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

export const prepaidWorkRefunded = (db: Db, refund: PrepaidSubject, amount: number, effectiveAt: Date) =>
  post(db, {
    kind: 'refund',
    source: { type: 'refund', id: refund.id },
    effectiveAt,
    entries: [
      { account: homePrepaidWork(refund), amount },
      { account: accounts.processor, amount: -amount },
    ],
  });

/** An invoice of that work was posted: as much of it as was paid before is settled. */
export async function prepaidWorkApplied(
  db: Db,
  invoice: PrepaidSubject,
  totalCents: number,
  effectiveAt: Date,
): Promise<void> {
  const amount = Math.min(totalCents, await accountBalance(db, homePrepaidWork(invoice)));
  if (amount <= 0) return;
  await post(db, {
    kind: 'prepaidWorkApplied',
    source: { type: 'work_order_invoice', id: invoice.id },
    effectiveAt,
    entries: [
      { account: homePrepaidWork(invoice), amount },
      { account: homePayable(invoice), amount: -amount },
    ],
  });
}

/** The work came out cheaper: what is left goes to the owner with their next payout. */
export async function prepaidWorkReleased(db: Db, proposal: PrepaidSubject, effectiveAt: Date): Promise<number> {
  const amount = await accountBalance(db, homePrepaidWork(proposal));
  if (amount <= 0) return 0;
  await post(db, {
    kind: 'prepaidWorkReleased',
    source: { type: 'proposal', id: proposal.id },
    effectiveAt,
    entries: [
      { account: homePrepaidWork(proposal), amount },
      { account: homePayable(proposal), amount: -amount },
    ],
  });
  return amount;
}
