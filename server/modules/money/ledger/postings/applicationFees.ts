// Application fees and the refunds of payments.
import type { Db } from '@/server/db/client';
import { accounts, type Clearing, type LedgerAccount } from '@/server/modules/money/ledger/accounts';
import { cardFeeEntries, post, reverse } from '@/server/modules/money/ledger/entries';

interface FeeEvent {
  id: string;
  amount: number;
}

export const applicationFeeReceived = (db: Db, { id, amount }: FeeEvent, effectiveAt: Date) =>
  post(db, {
    kind: 'payment',
    source: { type: 'payment', id },
    effectiveAt,
    entries: [
      { account: accounts.processor, amount },
      { account: accounts.applicationFees, amount: -amount },
    ],
  });

export const applicationFeeReturned = (db: Db, id: string, effectiveAt: Date) =>
  reverse(db, { kind: 'payment', source: { type: 'payment', id } }, { kind: 'return', effectiveAt });

/** A bank had taken the fee back, and it came again: a dispute was won. */
export const applicationFeeReinstated = (db: Db, { id, amount }: FeeEvent, effectiveAt: Date) =>
  post(db, {
    kind: 'reinstated',
    source: { type: 'payment', id },
    effectiveAt,
    entries: [
      { account: accounts.processor, amount },
      { account: accounts.applicationFees, amount: -amount },
    ],
  });

const moved = (db: Db, kind: string, { id, amount }: FeeEvent, effectiveAt: Date) =>
  post(db, {
    kind,
    source: { type: 'dispute', id },
    effectiveAt,
    entries: [
      { account: accounts.processor, amount },
      { account: accounts.applicationFees, amount: -amount },
    ],
  });

/** A bank took a part of the fee back; `id` is of the dispute. */
export const applicationFeePartReturned = (db: Db, { id, amount }: FeeEvent, effectiveAt: Date) =>
  moved(db, 'partReturn', { id, amount: -amount }, effectiveAt);

/** The dispute of that part was won. */
export const applicationFeePartReinstated = (db: Db, part: FeeEvent, effectiveAt: Date) =>
  moved(db, 'partReinstated', part, effectiveAt);

export const applicationFeeRefunded = (
  db: Db,
  { id, amount, clearing = 'processor' }: FeeEvent & { clearing?: Clearing },
  effectiveAt: Date,
) =>
  post(db, {
    kind: 'refund',
    source: { type: 'refund', id },
    effectiveAt,
    entries: [
      { account: accounts.applicationFees, amount },
      { account: clearing === 'processor' ? accounts.processor : accounts.bankTrust, amount: -amount },
    ],
  });

/** A bank sent a refund back: it was not paid, and the processor has the money again. */
export const refundFailed = (db: Db, id: string, effectiveAt: Date) =>
  reverse(db, { kind: 'refund', source: { type: 'refund', id } }, { kind: 'refundFailed', effectiveAt });

/** It is owed, from the account that the refund came from; the share of the card fee is ours to give. */
export const refundOwed = (
  db: Db,
  { id, amount, fee = 0, from }: FeeEvent & { from: LedgerAccount; fee?: number },
  effectiveAt: Date,
) =>
  post(db, {
    kind: 'refundOwed',
    source: { type: 'refund', id },
    effectiveAt,
    entries: [
      { account: from, amount },
      ...cardFeeEntries(fee),
      { account: accounts.refundsOwed, amount: -(amount + fee) },
    ],
  });
