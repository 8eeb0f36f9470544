// Which money may leave the trust account for another of ours: what has settled, and never more than is there of its owner.
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { accounts, depositsMoved, ownFundsMoved } from '@/server/modules/money/ledger';
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
  const [inTrust, inDeposits] = [accounts.bankTrust, accounts.bankDeposits].map(({ code }) => books.amountOf(code));
  const deposits = heldBy(books, (code) => groupOf(code) === 'deposits');
  const depositsInAll = floorOf(deposits.map(({ amount }) => amount));
  const settledDeposits = floorOf(
    deposits.map(({ code, amount }) => amount - Math.max(0, unsettled.byCode.get(code) ?? 0)),
  );
  const others = await readOthers(db, books, unsettled);
  const free = (inTrust ?? 0) - others.settled;
  const gone = depositsInAll - (inDeposits ?? 0);
  const toDeposits = gone < 0 ? gone : Math.max(0, Math.min(settledDeposits - (inDeposits ?? 0), free));
  // A homeowner who owes us takes nothing from the others: their minus is ours to cover.
  const ours = books.book - depositsInAll - others.inAll;
  const oursInBank = (inTrust ?? 0) + (inDeposits ?? 0) - settledDeposits - others.settled;
  const toUs = ours < 0 ? ours : Math.max(0, Math.min(ours, oursInBank, free - toDeposits));
  return { toDeposits, toUs };
}

/** Deposits go to their account, our fees leave the trust account, and our money covers the person who owes us. */
export async function placeMoney(db: Db, now: Date): Promise<void> {
  const today = officeDay(now);
  const { toDeposits, toUs } = await planPlacement(db, today);
  if (toDeposits !== 0) await depositsMoved(db, { id: today, amount: toDeposits }, now);
  if (toUs !== 0) await ownFundsMoved(db, { id: today, amount: toUs }, now);
}
