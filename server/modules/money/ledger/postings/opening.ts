// What the books of a home begin with that was managed elsewhere: the money lies in our bank accounts since the first day.
import type { Db } from '@/server/db/client';
import {
  accounts,
  homePayable,
  type LedgerAccount,
  leaseDeposit,
  leasePrepaid,
} from '@/server/modules/money/ledger/accounts';
import { findPosting, post, reverse } from '@/server/modules/money/ledger/entries';

interface LeaseOpening {
  leaseId: string;
  /** Cents, above zero. */
  amount: number;
}

interface OwnerOpening {
  homeId: string;
  ownerId: string | null;
  /** Cents; below zero where the company has advanced money to the owner. */
  amount: number;
}

const depositSource = (leaseId: string) => ({ kind: 'openingDeposit', source: { type: 'lease', id: leaseId } });
const prepaidSource = (leaseId: string) => ({ kind: 'openingPrepaid', source: { type: 'lease', id: leaseId } });
const ownerSource = (homeId: string) => ({ kind: 'openingOwnerBalance', source: { type: 'home', id: homeId } });

/** A deposit that the residents paid before: it lies in the account of deposits, and belongs to them. */
export const openingDepositPosted = (db: Db, { leaseId, amount }: LeaseOpening, effectiveAt: Date) =>
  post(db, {
    ...depositSource(leaseId),
    effectiveAt,
    entries: [
      { account: accounts.bankDeposits, amount },
      { account: leaseDeposit(leaseId), amount: -amount },
    ],
  });

/** Rent that residents paid ahead before: it pays their next charges. */
export const openingPrepaidPosted = (db: Db, { leaseId, amount }: LeaseOpening, effectiveAt: Date) =>
  post(db, {
    ...prepaidSource(leaseId),
    effectiveAt,
    entries: [
      { account: accounts.bankTrust, amount },
      { account: leasePrepaid(leaseId), amount: -amount },
    ],
  });

/** What is owed to the owner, out of the trust account; what they owe was advanced out of our own money. */
export function openingOwnerBalancePosted(db: Db, { amount, ...home }: OwnerOpening, effectiveAt: Date) {
  const bank: LedgerAccount = amount > 0 ? accounts.bankTrust : accounts.bankOperating;
  return post(db, {
    ...ownerSource(home.homeId),
    effectiveAt,
    entries: [
      { account: bank, amount },
      { account: homePayable(home), amount: -amount },
    ],
  });
}

/** Accounts of owners who leave with an import that is undone: they hold nothing, and lose their names. */
export const openingAccountsReleased = (db: Db, ownerIds: readonly string[]) =>
  db
    .updateTable('ledgerAccounts')
    .set({ ownerId: null })
    .where('ownerId', 'in', [...ownerIds])
    .where('balance', '=', 0)
    .execute();

/** The portfolio was moved in by mistake: takes back what of these three was posted. */
export async function openingReversed(
  db: Db,
  { homeId, leaseId }: { homeId: string; leaseId: string | null },
  effectiveAt: Date,
): Promise<void> {
  const sources = [ownerSource(homeId), ...(leaseId ? [depositSource(leaseId), prepaidSource(leaseId)] : [])];
  for (const made of sources)
    if (await findPosting(db, made)) await reverse(db, made, { kind: `${made.kind}Reversed`, effectiveAt });
}
