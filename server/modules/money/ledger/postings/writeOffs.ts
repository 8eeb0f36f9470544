// What residents owe after they left, and our books no longer expect. What a homeowner is owed falls by rent that never
// came, so what can be paid out stays the same; the debt stays, and money that comes after all is the homeowner’s again.
import { type ChargeKind, chargeKindRules } from '@/contract/money/charges/kinds';
import type { Db } from '@/server/db/client';
import { accounts, type LedgerAccount, leaseReceivable, leaseShortage } from '@/server/modules/money/ledger/accounts';
import { type Entry, post } from '@/server/modules/money/ledger/entries';
import { incomeOf, type LeaseSubject } from './rent';

interface WriteOff extends LeaseSubject {
  /** Of the write-off or its reversal; of the allocation, where money came. */
  id: string;
  /** Cents above zero of charges, by their kind. */
  parts: readonly { kind: ChargeKind; amount: number }[];
}

/** Our own money stands in for a deposit that had left: it is our loss. All else lowers what its owner has earned. */
function entriesOf({ leaseId, homeId, ownerId, parts }: WriteOff): Entry[] {
  const sums = new Map<string, { account: LedgerAccount; amount: number }>();
  const add = (account: LedgerAccount, amount: number) => {
    const { amount: before = 0 } = sums.get(account.code) ?? {};
    sums.set(account.code, { account, amount: before + amount });
  };
  for (const { kind, amount } of parts) {
    const { isDeposit } = chargeKindRules[kind];
    add(isDeposit ? leaseShortage(leaseId) : leaseReceivable(leaseId), -amount);
    add(isDeposit ? accounts.returnLosses : incomeOf({ kind, homeId, ownerId }), amount);
  }
  return [...sums.values()];
}

const opposite = ({ account, amount }: Entry): Entry => ({ account, amount: -amount });

/** What is left of charges is not expected any more. */
export const writtenOff = (db: Db, writeOff: WriteOff, effectiveAt: Date) =>
  post(db, {
    kind: 'writtenOff',
    source: { type: 'writeOff', id: writeOff.id },
    effectiveAt,
    entries: entriesOf(writeOff),
  });

/** What was written off and not paid since is expected again. */
export const writeOffReversed = (db: Db, writeOff: WriteOff, effectiveAt: Date) =>
  post(db, {
    kind: 'writeOffReversed',
    source: { type: 'writeOff', id: writeOff.id },
    effectiveAt,
    entries: entriesOf(writeOff).map(opposite),
  });

/** Money came for what was written off: so much of it is owed in the books again, and paid in the same moment. */
export const writeOffRecovered = (db: Db, writeOff: WriteOff, effectiveAt: Date) =>
  post(db, {
    kind: 'writeOffRecovered',
    source: { type: 'writeOff', id: writeOff.id },
    effectiveAt,
    entries: entriesOf(writeOff).map(opposite),
  });
