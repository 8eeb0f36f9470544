// What moves between the processor and our bank accounts, and between those: money changes its place, never its owner.
import type { Db } from '@/server/db/client';
import { accounts, type LedgerAccount } from '@/server/modules/money/ledger/accounts';
import { type Entry, findPosting, post, reverse } from '@/server/modules/money/ledger/entries';

interface Transfer {
  /** The processor's name of a settlement, or a name of our own, such as the day. */
  id: string;
  /** Below zero where it went the other way. */
  amount: number;
}

const moved = (to: LedgerAccount, from: LedgerAccount, amount: number): Entry[] => [
  { account: to, amount },
  { account: from, amount: -amount },
];

/** The processor sent what it had collected to the trust account, or took from there what it had to give back. */
export const processorSettled = (db: Db, { id, amount }: Transfer, effectiveAt: Date) =>
  post(db, {
    kind: 'processorSettled',
    source: { type: 'settlement', id },
    effectiveAt,
    entries: moved(accounts.bankTrust, accounts.processor, amount),
  });

/** Our bank sent a settlement back: the money is with the processor again. Nothing where it was never posted. */
export async function processorSettlementFailed(db: Db, id: string, effectiveAt: Date): Promise<void> {
  const made = { kind: 'processorSettled', source: { type: 'settlement', id } };
  if (await findPosting(db, made)) await reverse(db, made, { kind: 'processorSettlementFailed', effectiveAt });
}

/** The processor keeps its fees before it settles: our cost, never that of the owners of the money. */
export const processorFeesTaken = (db: Db, { id, amount }: Transfer, effectiveAt: Date) =>
  post(db, {
    kind: 'processorFees',
    source: { type: 'settlement', id },
    effectiveAt,
    entries: moved(accounts.processorFees, accounts.processor, amount),
  });

/** Money leaves the trust account for our balance at the processor, which payouts are sent from. */
export const processorToppedUp = (db: Db, { id, amount }: Transfer, effectiveAt: Date) =>
  post(db, {
    kind: 'processorToppedUp',
    source: { type: 'topUp', id },
    effectiveAt,
    entries: moved(accounts.processor, accounts.bankTrust, amount),
  });

/** It never arrived there. */
export const processorTopUpFailed = (db: Db, id: string, effectiveAt: Date) =>
  reverse(
    db,
    { kind: 'processorToppedUp', source: { type: 'topUp', id } },
    { kind: 'processorTopUpFailed', effectiveAt },
  );
