// What the end of a tenancy means in the books: the deposit leaves the residents' account, to them or to the homeowner.
import type { Db } from '@/server/db/client';
import { accounts, homePayable, leaseDeposit } from '@/server/modules/ledger/accounts';
import { post } from '@/server/modules/ledger/entries/service';

interface DepositClaim {
  id: string;
  leaseId: string;
  homeId: string;
  ownerId: string | null;
  amount: number;
}

/** A line both sides agreed on: the homeowner is owed it, and the money leaves the bank account of deposits. */
export const depositClaimed = (db: Db, { id, amount, leaseId, ...home }: DepositClaim, effectiveAt: Date) =>
  post(db, {
    kind: 'depositClaimed',
    source: { type: 'depositDeduction', id },
    effectiveAt,
    entries: [
      { account: leaseDeposit(leaseId), amount },
      { account: homePayable(home), amount: -amount },
      { account: accounts.bankTrust, amount },
      { account: accounts.bankDeposits, amount: -amount },
    ],
  });
