// What of a deposit goes to the homeowner at the end of a tenancy. What goes back to residents is `depositRefunded`.
import type { Db } from '@/server/db/client';
import { accounts, homePayable, leaseDeposit, leaseReceivable } from '@/server/modules/money/ledger/accounts';
import { post } from '@/server/modules/money/ledger/entries';

interface ClaimedDeposit {
  id: string;
  leaseId: string;
  homeId: string;
  ownerId: string | null;
  /** What the line came to when it was claimed before. */
  before?: number;
  /** The amount of the line now. */
  amount: number;
}

/**
 * A line that was agreed on, or that stands unanswered: the homeowner is owed it, and the money leaves the bank account of
 * deposits. Where staff lower the line later, the difference goes back there.
 */
export const depositClaimed = (
  db: Db,
  { id, leaseId, before = 0, amount: now, ...home }: ClaimedDeposit,
  effectiveAt: Date,
) => {
  const amount = now - before;
  return post(db, {
    kind: amount < 0 ? 'depositReleased' : 'depositClaimed',
    source: { type: 'depositDeduction', id: before === 0 ? id : `${id}:${before}:${now}` },
    effectiveAt,
    entries: [
      { account: leaseDeposit(leaseId), amount },
      { account: homePayable(home), amount: -amount },
      { account: accounts.bankTrust, amount },
      { account: accounts.bankDeposits, amount: -amount },
    ],
  });
};

/**
 * A line for an open charge pays it: what the residents owe falls, and the money leaves the bank account of deposits. Where
 * staff lower the line later, both go back.
 */
export const depositApplied = (
  db: Db,
  { id, leaseId, before = 0, amount: now }: Pick<ClaimedDeposit, 'id' | 'leaseId' | 'before' | 'amount'>,
  effectiveAt: Date,
) => {
  const amount = now - before;
  return post(db, {
    kind: amount < 0 ? 'depositUnapplied' : 'depositApplied',
    source: { type: 'depositDeduction', id: before === 0 ? id : `${id}:${before}:${now}` },
    effectiveAt,
    entries: [
      { account: leaseDeposit(leaseId), amount },
      { account: leaseReceivable(leaseId), amount: -amount },
      { account: accounts.bankTrust, amount },
      { account: accounts.bankDeposits, amount: -amount },
    ],
  });
};
