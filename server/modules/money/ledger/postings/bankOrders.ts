// Money that we ordered a bank to move: it leaves its account when the bank has the order, and arrives with the statement.
import type { Db } from '@/server/db/client';
import { accounts, type LedgerAccount } from '@/server/modules/money/ledger/accounts';
import { findPosting, post, reverse } from '@/server/modules/money/ledger/entries';

interface BankMove {
  /** Of the order. */
  id: string;
  amount: number;
}

const moved = (to: LedgerAccount, from: LedgerAccount, amount: number) => [
  { account: to, amount },
  { account: from, amount: -amount },
];

/** What a bank line of the arrival or the return of an order names. */
export const arrivalOf = (id: string) => `${id}:arrival`;
export const returnOf = (id: string) => `${id}:return`;

/** The bank has the order: the money is on its way. */
export const bankOrderSent = (db: Db, { id, amount, from }: BankMove & { from: LedgerAccount }, effectiveAt: Date) =>
  post(db, {
    kind: 'bankOrderSent',
    source: { type: 'bankOrder', id },
    effectiveAt,
    entries: moved(accounts.bankOrders, from, amount),
  });

/** What the books say of an order that the bank has. */
export const findOrderPosting = (db: Db, id: string) =>
  findPosting(db, { kind: 'bankOrderSent', source: { type: 'bankOrder', id } });

/** A statement shows it: the money is in our other account, or tax that was withheld, or unclaimed money, is paid. */
export const bankOrderArrived = (db: Db, { id, amount, to }: BankMove & { to: LedgerAccount }, effectiveAt: Date) =>
  post(db, {
    kind: 'bankOrderArrived',
    source: { type: 'bankOrder', id: arrivalOf(id) },
    effectiveAt,
    entries: moved(to, accounts.bankOrders, amount),
  });

/** The bank sent it back. `to`: where the books had it by then, on its way or arrived. */
export const bankOrderReturned = (
  db: Db,
  { id, amount, from, to = accounts.bankOrders }: BankMove & { from: LedgerAccount; to?: LedgerAccount },
  effectiveAt: Date,
) =>
  post(db, {
    kind: 'bankOrderReturned',
    source: { type: 'bankOrder', id: returnOf(id) },
    effectiveAt,
    entries: moved(from, to, amount),
  });

/** The check of an order was stopped: neither it nor this reaches the bank. */
export const bankOrderStopped = (db: Db, id: string, effectiveAt: Date) =>
  reverse(db, { kind: 'bankOrderSent', source: { type: 'bankOrder', id } }, { kind: 'checkStopped', effectiveAt });
