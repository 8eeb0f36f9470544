// Which line of a statement is which transaction of the books: by what stands on the transfer, then by amount and date.

import { DAY_MS } from '@/contract/calendar/durations';
import type { Db } from '@/server/db/client';
import type { LineRow } from '@/server/modules/money/reconciliations/repo';
import * as repo from '@/server/modules/money/reconciliations/repo';
import { entriesNamed, openEntries, type TrustEntry } from './queries';

export { differingLines, isSeenByBank, openEntries, sumInTransit, type TrustEntry, trustCodes } from './queries';

/** A transfer takes the banks so long. */
const DAYS_APART = 5;

export const entryKey = ({ transactionId, account }: Pick<TrustEntry, 'transactionId' | 'account'>) =>
  `${account}:${transactionId}`;

/** What the transfers of lines name: the entries by transaction and account, and the transaction that a line names. */
export async function namedEntries(db: Db, lines: readonly LineRow[], upTo: string) {
  const wanted = new Set(lines.flatMap(({ reference, bankRef }) => [reference, bankRef]).filter(Boolean));
  const entries = await entriesNamed(db, [...wanted], upTo);
  const names = new Map<string, string>();
  for (const { transactionId, sourceId } of entries) names.set(sourceId, transactionId);
  for (const { transactionId } of entries) names.set(transactionId, transactionId);
  return {
    keys: new Set(entries.map(entryKey)),
    transactionOf: ({ reference, bankRef }: LineRow) => names.get(reference) ?? names.get(bankRef),
  };
}

const dayNumber = (day: string) => Date.parse(day) / DAY_MS;
const amountKey = ({ account, amount }: Pick<TrustEntry, 'account' | 'amount'>, day: number) =>
  `${account}:${amount}:${day}`;

/** Takes entries by amount, each once: the nearest day first, of two as near the earlier. */
function takerByAmount(entries: Iterable<TrustEntry>) {
  const waiting = Map.groupBy(entries, (entry) => amountKey(entry, dayNumber(entry.day)));
  for (const [key, group] of waiting) waiting.set(key, group.toReversed());
  return (line: LineRow): TrustEntry | undefined => {
    const day = dayNumber(line.day);
    for (let apart = 0; apart <= DAYS_APART; apart += 1) {
      const entry =
        waiting.get(amountKey(line, day - apart))?.pop() ?? waiting.get(amountKey(line, day + apart))?.pop();
      if (entry) return entry;
    }
    return undefined;
  };
}

/** Matches what can be matched: answers how many lines that were, and the entries that are still open. As the system. */
export async function matchLines(db: Db, upTo: string): Promise<{ matched: number; open: TrustEntry[] }> {
  const lines = await repo.listUnmatchedLines(db);
  const open = new Map((await openEntries(db, upTo)).map((entry) => [entryKey(entry), entry]));
  const { transactionOf } = await namedEntries(db, lines, upTo);
  const matches: { lineId: string; transactionId: string }[] = [];
  const take = (line: LineRow, entry: TrustEntry) => {
    open.delete(entryKey(entry));
    matches.push({ lineId: line.id, transactionId: entry.transactionId });
  };
  const unnamed: LineRow[] = [];
  for (const line of lines) {
    const transactionId = transactionOf(line);
    if (!transactionId) unnamed.push(line);
    const entry = transactionId && open.get(entryKey({ transactionId, account: line.account }));
    if (entry) take(line, entry);
  }
  const takeByAmount = takerByAmount(open.values());
  for (const line of unnamed) {
    const entry = takeByAmount(line);
    if (entry) take(line, entry);
  }
  await repo.saveMatches(db, matches);
  return { matched: matches.length, open: [...open.values()] };
}
