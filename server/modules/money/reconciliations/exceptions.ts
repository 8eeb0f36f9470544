// What does not agree, found again each time: what is found again stays, what agrees by now is cleared.

import { formatExactMoney } from '@/contract/amounts/cents';
import { DAY_MS } from '@/contract/calendar/durations';
import { formatDay } from '@/contract/format/days';
import { type ExceptionKind, TRUST_ACCOUNTS, type TrustAccount } from '@/contract/money/reconciliations/constants';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';
import { uncollectedByHome } from '@/server/modules/money/charges/uncollected';
import { accounts, driftedAccounts } from '@/server/modules/money/ledger';
import { groupOf, readTrustBooks, type TrustBooks } from '@/server/modules/money/reconciliations/books';
import {
  differingLines,
  entryKey,
  namedEntries,
  type TrustEntry,
} from '@/server/modules/money/reconciliations/matching/matching';
import * as repo from '@/server/modules/money/reconciliations/repo';

export interface Found {
  kind: ExceptionKind;
  subject: string;
  account: TrustAccount | null;
  amount: number;
  detail: string;
}

/** What is booked and on no statement after so many days did not happen. */
const TRANSIT_DAYS = 7;
/** Statements come each business day; a long weekend is no gap. */
const STATEMENT_DAYS = 5;

const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

/** Lines of statements against the books. */
async function findDifferences(db: Db, open: readonly TrustEntry[], today: string): Promise<Found[]> {
  const missing = new Map(open.map((entry) => [entryKey(entry), entry]));
  const found: Found[] = (await differingLines(db)).map(({ id, account, amount, booked, day, description }) => ({
    kind: 'amount_differs',
    subject: id,
    account,
    amount: amount - booked,
    detail: `${formatDay(day, 'medium')}, ${description}: the bank says ${formatExactMoney(amount)}, the books say ${formatExactMoney(booked)}.`,
  }));
  const lines = await repo.listUnmatchedLines(db);
  const { keys, transactionOf } = await namedEntries(db, lines, today);
  for (const line of lines) {
    const transactionId = transactionOf(line);
    const key = transactionId && entryKey({ transactionId, account: line.account });
    const isElsewhere = key && !keys.has(key);
    const isTwice = key && !isElsewhere && !missing.has(key);
    // Its entry stands on the statement of another account: it is not missing there as well.
    if (isElsewhere) for (const account of TRUST_ACCOUNTS) missing.delete(entryKey({ transactionId, account }));
    found.push({
      kind: isTwice ? 'duplicate_line' : isElsewhere ? 'wrong_account' : 'bank_only',
      subject: line.id,
      account: line.account,
      amount: line.amount,
      detail: `${formatDay(line.day, 'medium')}, ${line.description || line.reference || line.bankRef}: ${formatExactMoney(line.amount)}`,
    });
  }
  for (const account of TRUST_ACCOUNTS) {
    const last = await repo.findStatement(db, account, '2999-12-31');
    if (!last) continue;
    for (const entry of missing.values())
      if (entry.account === account && entry.day <= daysBefore(last.day, TRANSIT_DAYS))
        found.push({
          kind: 'book_only',
          subject: entryKey(entry),
          account,
          amount: entry.amount,
          detail: `${formatDay(entry.day, 'medium')}, ${entry.kind}: ${formatExactMoney(entry.amount)}`,
        });
  }
  return found;
}

/** The statements themselves. */
async function findStatementProblems(db: Db, open: readonly TrustEntry[], today: string): Promise<Found[]> {
  const found: Found[] = (await repo.listBrokenStatements(db)).map(({ id, account, day, off }) => ({
    kind: 'statement_break',
    subject: id,
    account,
    amount: off,
    detail: `The statement of ${formatDay(day, 'medium')} is off by ${formatExactMoney(off)}.`,
  }));
  for (const account of TRUST_ACCOUNTS) {
    const last = await repo.findStatement(db, account, '2999-12-31');
    const since = last?.day ?? open.find((entry) => entry.account === account)?.day;
    if (since && since < daysBefore(today, STATEMENT_DAYS))
      found.push({
        kind: 'statement_missing',
        subject: account,
        account,
        amount: 0,
        detail: last ? `The last statement is of ${formatDay(last.day, 'medium')}.` : 'No statement was ever read.',
      });
  }
  return found;
}

/** The id of the home, in the code of an account that holds money of its owner. */
const homeIdOf = (code: string) => /^home:([^:]+):(?:payable|held)$/.exec(code)?.[1];

/** What is there for each home: owed to it, less what residents have not paid yet. Homes at zero are left out. */
export async function homeCash(
  db: Db,
  { day, balances }: Pick<TrustBooks, 'day' | 'balances'>,
): Promise<{ homeId: string; amount: number }[]> {
  const uncollected = await uncollectedByHome(db, day);
  const payable = new Map<string, number>();
  for (const { code, amount } of balances) {
    const homeId = homeIdOf(code);
    if (homeId) payable.set(homeId, (payable.get(homeId) ?? 0) - amount);
  }
  return [...new Set([...payable.keys(), ...uncollected.keys()])].flatMap((homeId) => {
    const amount = (payable.get(homeId) ?? 0) - (uncollected.get(homeId) ?? 0);
    return amount === 0 ? [] : [{ homeId, amount }];
  });
}

async function findBookProblems(db: Db, today: string): Promise<Found[]> {
  const drifted = await driftedAccounts(db);
  const drift = new Map<string, number>();
  for (const { code, balance, entries } of drifted) drift.set(code, (drift.get(code) ?? 0) + balance - entries);
  const books = await readTrustBooks(db, today, drift);
  const found: Found[] = (await homeCash(db, books))
    .filter(({ amount }) => amount < 0)
    .map(({ homeId, amount }) => ({
      kind: 'negative_balance' as const,
      subject: `home:${homeId}`,
      account: null,
      amount,
      detail: `The homeowner owes ${formatExactMoney(-amount)}: home ${homeId}.`,
    }));
  for (const { code, amount } of books.balances) {
    const group = groupOf(code);
    if (amount > 0 && group && ['deposits', 'prepaid', 'refunds', 'pros', 'taxes'].includes(group))
      found.push({
        kind: 'negative_balance',
        subject: code,
        account: null,
        amount: -amount,
        detail: `${code} is ${formatExactMoney(-amount)}.`,
      });
  }
  for (const { code, balance, entries } of drifted)
    found.push({
      kind: 'account_drift',
      subject: code,
      account: null,
      amount: balance - entries,
      detail: `${code} says ${formatExactMoney(balance)}, its entries add up to ${formatExactMoney(entries)}.`,
    });
  const connected = books.amountOf(accounts.processorConnected.code);
  if (connected !== 0)
    found.push({
      kind: 'connected_balance',
      subject: accounts.processorConnected.code,
      account: null,
      amount: connected,
      detail: `${formatExactMoney(connected)} were moved to payees’ accounts at the processor and not sent to their banks.`,
    });
  if (books.book !== books.owed)
    found.push({
      kind: 'totals_differ',
      subject: 'books',
      account: null,
      amount: books.book - books.owed,
      detail: `The accounts hold ${formatExactMoney(books.book)}, and we owe ${formatExactMoney(books.owed)}.`,
    });
  return found;
}

/** What only whole books show. The rest comes from statements, and from what is not on one yet. */
const BOOK_KINDS = [
  'negative_balance',
  'account_drift',
  'connected_balance',
  'totals_differ',
] as const satisfies readonly ExceptionKind[];
const isOfBooks = (kind: string) => BOOK_KINDS.some((one) => one === kind);
/** What records beside the books show, which a job of its own compares. */
const isOfRecords = (kind: string) => kind === 'records_differ';

/** Finds again what statements show today, and brings the queue up to date. Quick, however long the books are. As the system; `open`: what is booked by today and on no statement. */
export async function findBankExceptions(db: Db, open: readonly TrustEntry[], now: Date): Promise<void> {
  const today = officeDay(now);
  const found = [...(await findDifferences(db, open, today)), ...(await findStatementProblems(db, open, today))];
  await updateQueue(db, { found, covers: (kind) => !isOfBooks(kind) && !isOfRecords(kind) }, now);
}

/** Finds again what the books show today. It reads all of them, so it is work for a job. As the system. */
export const findBookExceptions = async (db: Db, now: Date): Promise<void> =>
  updateQueue(db, { found: await findBookProblems(db, officeDay(now)), covers: isOfBooks }, now);

/** Both; answers how many of all kinds are open. */
export async function findExceptions(db: Db, open: readonly TrustEntry[], now: Date): Promise<number> {
  await findBankExceptions(db, open, now);
  await findBookExceptions(db, now);
  return (await repo.listOpenExceptions(db)).length;
}

/** An explanation is of one amount, and holds for so long. */
const EXPLAINED_DAYS = 30;

const isExplained = ({ amount, endedAt }: { amount: number; endedAt: Date | null }, found: Found, now: Date): boolean =>
  amount === found.amount && endedAt !== null && endedAt.getTime() > now.getTime() - EXPLAINED_DAYS * DAY_MS;

/** `covers`: the kinds that were looked for. What stands of them and was not found agrees by now. */
export async function updateQueue(
  db: Db,
  { found, covers }: { found: readonly Found[]; covers: (kind: string) => boolean },
  now: Date,
): Promise<void> {
  const keyOf = ({ kind, subject }: { kind: string; subject: string }) => `${kind} ${subject}`;
  const rows = (await repo.listExceptions(db)).filter(({ kind }) => covers(kind));
  const before = new Map(rows.map((row) => [keyOf(row), row]));
  const fresh: Found[] = [];
  for (const one of found) {
    const standing = before.get(keyOf(one));
    before.delete(keyOf(one));
    if (!standing) fresh.push(one);
    else if (standing.status === 'cleared' || (standing.status === 'explained' && !isExplained(standing, one, now)))
      await repo.reopenException(db, standing.id, one, now);
    else if (standing.status === 'open' && (standing.amount !== one.amount || standing.detail !== one.detail))
      await repo.refreshException(db, standing.id, one);
  }
  await repo.insertExceptions(
    db,
    fresh.map((one) => ({ id: newId(now.getTime()), ...one, foundAt: now })),
  );
  const gone = [...before.values()].filter(({ status }) => status !== 'cleared');
  await repo.clearExceptions(
    db,
    gone.map(({ id }) => id),
    now,
  );
}
