// What of a deposit goes to the homeowner at the end of a tenancy. What goes back to residents is `depositRefunded`.
import type { Db } from '@/server/db/client';
import { accounts, homePayable, leaseDeposit } from '@/server/modules/ledger/accounts';
import { post } from '@/server/modules/ledger/entries/service';

interface ClaimedDeposit {
  id: string;
  leaseId: string;
  homeId: string;
  ownerId: string | null;
  amount: number;
}

/** A line both sides agreed on: the homeowner is owed it, and the money leaves the bank account of deposits. */
export const depositClaimed = (db: Db, { id, leaseId, amount, ...home }: ClaimedDeposit, effectiveAt: Date) =>
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
