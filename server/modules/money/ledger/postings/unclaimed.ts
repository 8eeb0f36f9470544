// Money that its owner does not collect: it stands by itself until its owner or a state has it.
import type { Db } from '@/server/db/client';
import { accounts, type LedgerAccount } from '@/server/modules/money/ledger/accounts';
import { post } from '@/server/modules/money/ledger/entries';

interface UnclaimedMoney {
  /** Of the item. */
  id: string;
  place: 'trust' | 'deposits';
  amount: number;
}

const banks = { trust: accounts.bankTrust, deposits: accounts.bankDeposits } as const;
const sourceOf = (id: string) => ({ type: 'unclaimed', id });

/** The account of what is not collected, by the bank account that its money is in. */
export const unclaimedAccounts = { trust: accounts.unclaimedTrust, deposits: accounts.unclaimedDeposits } as const;

/** It leaves the account in which it was owed: a deposit, a credit, or what an owner is owed. */
export const unclaimedHeld = (
  db: Db,
  { id, place, amount, from }: UnclaimedMoney & { from: LedgerAccount },
  effectiveAt: Date,
) =>
  post(db, {
    kind: 'unclaimedHeld',
    source: sourceOf(id),
    effectiveAt,
    entries: [
      { account: from, amount },
      { account: unclaimedAccounts[place], amount: -amount },
    ],
  });

/** A check that no bank has paid is stopped: its money is in the bank account again. `stops`: the transaction of the check. */
export const unclaimedCheckStopped = (
  db: Db,
  { id, place, amount, stops }: UnclaimedMoney & { stops: string },
  effectiveAt: Date,
) =>
  post(db, {
    kind: 'checkStopped',
    source: sourceOf(id),
    effectiveAt,
    reverses: stops,
    entries: [
      { account: banks[place], amount },
      { account: unclaimedAccounts[place], amount: -amount },
    ],
  });

/** A state has the money, and we paid the owner from our own: the state owes it to us. */
export const unclaimedClaimPaid = (db: Db, { id, amount }: Omit<UnclaimedMoney, 'place'>, effectiveAt: Date) =>
  post(db, {
    kind: 'unclaimedClaimPaid',
    source: sourceOf(id),
    effectiveAt,
    entries: [
      { account: accounts.unclaimedClaims, amount },
      { account: accounts.bankOperating, amount: -amount },
    ],
  });

/** The state paid it back. */
export const unclaimedClaimRefunded = (db: Db, { id, amount }: Omit<UnclaimedMoney, 'place'>, effectiveAt: Date) =>
  post(db, {
    kind: 'unclaimedClaimRefunded',
    source: sourceOf(id),
    effectiveAt,
    entries: [
      { account: accounts.bankOperating, amount },
      { account: accounts.unclaimedClaims, amount: -amount },
    ],
  });
