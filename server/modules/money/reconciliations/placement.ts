// Which money may leave the trust account for another of ours: what has settled, and never more than is there of its owner.
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { lockOrders, proposeMove, readOutstanding } from '@/server/modules/money/bankOrders';
import { accounts } from '@/server/modules/money/ledger';
import { readUnsettled } from '@/server/modules/money/payments';
import { floorOf, groupOf, readTrustBooks, type TrustBooks } from './books';
import { homeCash } from './exceptions';

/** Cents, above zero, of each account of a group that is owed to one beneficiary. */
interface Held {
  code: string;
  amount: number;
}

const OF_OTHERS: readonly string[] = ['prepaid', 'refunds', 'pros', 'taxes'];
const isPrepaidWork = (code: string) => /^home:[^:]+:prepaid/.test(code);

const heldBy = ({ balances }: TrustBooks, isOne: (code: string) => boolean): Held[] =>
  balances.flatMap(({ code, amount }) => (isOne(code) ? [{ code, amount: 0 - amount }] : []));

/** What we owe beside deposits: in all, and of money that has reached our bank. */
async function readOthers(db: Db, books: TrustBooks, { byCode, byHome }: Awaited<ReturnType<typeof readUnsettled>>) {
  const homes = await homeCash(db, books);
  const rest = heldBy(books, (code) => OF_OTHERS.includes(groupOf(code) ?? '') || isPrepaidWork(code));
  return {
    inAll: floorOf(homes.map(({ amount }) => amount)) + floorOf(rest.map(({ amount }) => amount)),
    settled:
      floorOf(homes.map(({ homeId, amount }) => amount - (byHome.get(homeId) ?? 0))) +
      floorOf(rest.map(({ code, amount }) => amount - (byCode.get(code) ?? 0))),
  };
}

interface Placement {
  /** Cents from the trust account to the account of deposits; below zero the other way. */
  toDeposits: number;
  /** Cents from the trust account to ours; below zero our money covers what is missing. */
  toUs: number;
}

/** What should move at the end of a day, as the system. */
async function planPlacement(db: Db, today: string): Promise<Placement> {
  const books = await readTrustBooks(db, today);
  const unsettled = await readUnsettled(db);
  const outstanding = await readOutstanding(db);
  const inTrust = books.amountOf(accounts.bankTrust.code) + outstanding.trust;
  const inDeposits = books.amountOf(accounts.bankDeposits.code) + outstanding.deposits;
  const deposits = heldBy(books, (code) => groupOf(code) === 'deposits');
  const depositsInAll = floorOf(deposits.map(({ amount }) => amount));
  const settledDeposits = floorOf(
    deposits.map(({ code, amount }) => amount - Math.max(0, unsettled.byCode.get(code) ?? 0)),
  );
  const others = await readOthers(db, books, unsettled);
  const free = inTrust - others.settled;
  const gone = depositsInAll - inDeposits;
  const toDeposits = gone < 0 ? gone : Math.max(0, Math.min(settledDeposits - inDeposits, free));
  // A homeowner who owes us takes nothing from the others: their minus is ours to cover.
  const ours = books.book - depositsInAll - others.inAll - outstanding.own;
  const oursInBank = inTrust + inDeposits - settledDeposits - others.settled;
  const toUs = ours < 0 ? ours : Math.max(0, Math.min(ours, oursInBank, free - toDeposits));
  return { toDeposits, toUs };
}

/**
 * Proposes that deposits go to their account, and that our fees leave the trust account or our money covers the person who
 * owes us. A second person approves each order before the bank gets it.
 */
export async function placeMoney(db: Db, now: Date): Promise<void> {
  await lockOrders(db);
  const { toDeposits, toUs } = await planPlacement(db, officeDay(now));
  await proposeMove(db, 'deposits', toDeposits, now);
  await proposeMove(db, 'own_funds', toUs, now);
}
