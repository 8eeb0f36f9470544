// Deposits and money that has to go back to residents.
import type { Db } from '@/server/db/client';
import { accounts, leaseDeposit, leaseShortage } from '@/server/modules/money/ledger/accounts';
import { findPosting, post, reverse } from '@/server/modules/money/ledger/entries';

interface DepositEvent {
  id: string;
  leaseId: string;
  amount: number;
}

/** Given back from the account of deposits. */
export const depositRefunded = (db: Db, { id, leaseId, amount }: DepositEvent, effectiveAt: Date) =>
  post(db, {
    kind: 'depositRefunded',
    source: { type: 'deposit', id },
    effectiveAt,
    entries: [
      { account: leaseDeposit(leaseId), amount },
      { account: accounts.bankDeposits, amount: -amount },
    ],
  });

/** What the books say of a return of a deposit; `id` is of the return. */
export const findDepositReturn = (db: Db, id: string) =>
  findPosting(db, { kind: 'depositRefunded', source: { type: 'deposit', id } });

/** A return that was wrong: the money is the deposit again. `id` is of the return; a stopped check never reached the bank. */
export const depositReturnReversed = (
  db: Db,
  { id, isStopped }: { id: string; isStopped: boolean },
  effectiveAt: Date,
) =>
  reverse(
    db,
    { kind: 'depositRefunded', source: { type: 'deposit', id } },
    { kind: isStopped ? 'checkStopped' : 'depositReturnReversed', effectiveAt },
  );

/** Handed over with the lease to the person who manages the home next. */
export const depositHandedOver = (db: Db, { id, leaseId, amount }: DepositEvent, effectiveAt: Date) =>
  post(db, {
    kind: 'depositHandedOver',
    source: { type: 'deposit', id },
    effectiveAt,
    entries: [
      { account: leaseDeposit(leaseId), amount },
      { account: accounts.bankDeposits, amount: -amount },
    ],
  });

/**
 * Money of a deposit goes back to a bank, and the deposit does not hold it any more: what is missing of it is owed by the
 * residents. `id` is of the payment.
 */
export const depositMissing = (db: Db, { id, leaseId, amount }: DepositEvent, effectiveAt: Date) =>
  post(db, {
    kind: 'depositMissing',
    source: { type: 'payment', id },
    effectiveAt,
    entries: [
      { account: leaseShortage(leaseId), amount },
      { account: leaseDeposit(leaseId), amount: -amount },
    ],
  });

/** Their deposit charge is paid again: what was missing comes first. `id` is new for each. */
export const depositMadeGood = (db: Db, { id, leaseId, amount }: DepositEvent, effectiveAt: Date) =>
  post(db, {
    kind: 'depositMadeGood',
    source: { type: 'deposit', id },
    effectiveAt,
    entries: [
      { account: leaseDeposit(leaseId), amount },
      { account: leaseShortage(leaseId), amount: -amount },
    ],
  });

/** Whether a refund that came back is owed; one of a lease is its credit again. */
export const isRefundOwed = async (db: Db, id: string): Promise<boolean> =>
  (await findPosting(db, { kind: 'refundOwed', source: { type: 'refund', id } })) !== undefined;

/** Money owed to a resident goes out by check. `id` is of the request for the check: a stopped one has another after it. */
export const refundPaid = (db: Db, { id, amount }: Omit<DepositEvent, 'leaseId'>, effectiveAt: Date) =>
  post(db, {
    kind: 'refundPaid',
    source: { type: 'refund_check', id },
    effectiveAt,
    entries: [
      { account: accounts.refundsOwed, amount },
      { account: accounts.bankTrust, amount: -amount },
    ],
  });
