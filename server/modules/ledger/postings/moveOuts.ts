// What the end of a tenancy means in the books: the deposit leaves the residents' account, to them or to the homeowner.
import type { Db } from '@/server/db/client';
import { type LedgerAccount, post } from '@/server/modules/ledger/service';

export interface DepositSubject {
  leaseId: string;
  homeId: string;
  ownerId: string | null;
}

/** The residents' deposit: theirs until it goes back or is claimed. */
export const leaseDepositAccount = (leaseId: string): LedgerAccount => ({
  code: `lease:${leaseId}:deposit`,
  normalSide: 'C',
});

const homePayable = ({ homeId, ownerId }: DepositSubject): LedgerAccount => ({
  code: `home:${homeId}:payable`,
  normalSide: 'C',
  ...(ownerId && { ownerId }),
});
const bankDeposits: LedgerAccount = { code: 'bank:deposits', normalSide: 'D' };
const bankTrust: LedgerAccount = { code: 'bank:trust', normalSide: 'D' };

interface DepositEvent extends DepositSubject {
  id: string;
  amount: number;
}

/** A line both sides agreed on: the homeowner is owed it, and the money leaves the bank account of deposits. */
export const depositClaimed = (db: Db, { id, amount, ...subject }: DepositEvent, effectiveAt: Date) =>
  post(db, {
    kind: 'depositClaimed',
    source: { type: 'depositDeduction', id },
    effectiveAt,
    entries: [
      { account: leaseDepositAccount(subject.leaseId), amount },
      { account: homePayable(subject), amount: -amount },
      { account: bankTrust, amount },
      { account: bankDeposits, amount: -amount },
    ],
  });

/** Part or all of it went back to the residents. */
export const depositReturned = (db: Db, { id, amount, leaseId }: DepositEvent, effectiveAt: Date) =>
  post(db, {
    kind: 'depositReturned',
    source: { type: 'depositReturn', id },
    effectiveAt,
    entries: [
      { account: leaseDepositAccount(leaseId), amount },
      { account: bankDeposits, amount: -amount },
    ],
  });
