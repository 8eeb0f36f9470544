// Money to move in: all of it stands in the deposit account of the lease until the keys, when it pays what is due then.
import type { Db } from '@/server/db/client';
import { accounts, type Clearing, leaseDeposit, leasePrepaid } from '@/server/modules/money/ledger/accounts';
import { findPosting, post, reverse } from '@/server/modules/money/ledger/entries';

interface MoveInMoney {
  /** Of the payment; of the refund, where it goes back. */
  id: string;
  leaseId: string;
  amount: number;
}

const appliedOf = (paymentId: string) => ({ kind: 'moveInApplied', source: { type: 'payment', id: paymentId } });

/** The keys are handed over: it is free to pay the deposit, the first rent, and what else is due. */
export const moveInApplied = (db: Db, { id, leaseId, amount }: MoveInMoney, effectiveAt: Date) =>
  post(db, {
    ...appliedOf(id),
    effectiveAt,
    entries: [
      { account: leaseDeposit(leaseId), amount },
      { account: leasePrepaid(leaseId), amount: -amount },
    ],
  });

/** Whether it pays what is due, since the keys. */
export const isMoveInApplied = async (db: Db, paymentId: string): Promise<boolean> =>
  (await findPosting(db, appliedOf(paymentId))) !== undefined;

/** The same, taken back, where there was such a posting: the money behind it is gone. */
export async function moveInUnapplied(db: Db, paymentId: string, effectiveAt: Date): Promise<void> {
  const made = appliedOf(paymentId);
  if (await findPosting(db, made)) await reverse(db, made, { kind: 'moveInUnapplied', effectiveAt });
}

/** The lease ended before the keys: the money goes back to the person who paid it. */
export const moveInRefunded = (
  db: Db,
  { id, leaseId, amount, clearing = 'processor' }: MoveInMoney & { clearing?: Clearing },
  effectiveAt: Date,
) =>
  post(db, {
    kind: 'refund',
    source: { type: 'refund', id },
    effectiveAt,
    entries: [
      { account: leaseDeposit(leaseId), amount },
      { account: clearing === 'processor' ? accounts.processor : accounts.bankDeposits, amount: -amount },
    ],
  });
