// Which line of a statement is which transaction of the books: by what stands on the transfer, then by amount and date.

import { DAY_MS } from '@/contract/calendar/durations';
import { TRUST_ACCOUNTS, type TrustAccount } from '@/contract/reconciliations/constants';
import type { Db } from '@/server/db/client';
import { accounts, type BankEntry, bankEntries } from '@/server/modules/ledger/service';
import type { LineRow } from '@/server/modules/reconciliations/repo';
import * as repo from '@/server/modules/reconciliations/repo';

/** A transfer takes the banks so long. */
const DAYS_APART = 5;

export const trustCodes: Readonly<Record<TrustAccount, string>> = {
  trust: accounts.bankTrust.code,
  deposits: accounts.bankDeposits.code,
};
const accountOfCode = new Map(TRUST_ACCOUNTS.map((account) => [trustCodes[account], account]));

export type TrustEntry = BankEntry & { account: TrustAccount };

/** What the books say moved on the trust accounts until a day. */
export async function trustEntries(db: Db, upTo: string): Promise<TrustEntry[]> {
  return (await bankEntries(db, Object.values(trustCodes), upTo)).flatMap((entry) => {
    const account = accountOfCode.get(entry.code);
    return account ? [{ ...entry, account }] : [];
  });
}

export const entryKey = ({ transactionId, account }: { transactionId: string; account: string }) =>
  `${account}:${transactionId}`;

/** Transactions by every name that may stand on a transfer. */
export function transactionsByName(entries: readonly TrustEntry[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { transactionId, sourceId } of entries) names.set(sourceId, transactionId);
  for (const { transactionId } of entries) names.set(transactionId, transactionId);
  return names;
}

export const namedTransaction = ({ reference, bankRef }: LineRow, names: ReadonlyMap<string, string>) =>
  names.get(reference) ?? names.get(bankRef);

const apart = (one: string, two: string) => Math.abs(Date.parse(one) - Date.parse(two)) / DAY_MS;

/** Matches what can be matched, and answers how many lines that were. As the system. */
export async function matchLines(db: Db, upTo: string): Promise<number> {
  const lines = await repo.listUnmatchedLines(db);
  if (lines.length === 0) return 0;
  const entries = await trustEntries(db, upTo);
  const taken = new Set(
    (await repo.listMatchedLines(db)).map(({ account, ledgerTransactionId: transactionId }) =>
      entryKey({ account, transactionId }),
    ),
  );
  const open = new Map(entries.map((entry) => [entryKey(entry), entry]));
  for (const key of taken) open.delete(key);
  const names = transactionsByName(entries);
  const matches: { lineId: string; transactionId: string }[] = [];
  const take = (line: LineRow, entry: TrustEntry) => {
    open.delete(entryKey(entry));
    matches.push({ lineId: line.id, transactionId: entry.transactionId });
  };
  const unnamed: LineRow[] = [];
  for (const line of lines) {
    const transactionId = namedTransaction(line, names);
    if (!transactionId) unnamed.push(line);
    const entry = transactionId && open.get(entryKey({ transactionId, account: line.account }));
    if (entry) take(line, entry);
  }
  const byAmount = Map.groupBy(open.values(), ({ account, amount }) => `${account}:${amount}`);
  for (const line of unnamed) {
    const [nearest] = (byAmount.get(`${line.account}:${line.amount}`) ?? [])
      .filter((entry) => open.has(entryKey(entry)) && apart(entry.day, line.day) <= DAYS_APART)
      .sort((one, two) => apart(one.day, line.day) - apart(two.day, line.day));
    if (nearest) take(line, nearest);
  }
  await repo.saveMatches(db, matches);
  return matches.length;
}
