// The end of a month: what stands in the way, closing, and reopening. Two people agree on each.

import { formatExactMoney } from '@/contract/amounts/cents';
import { addMonths, endOfMonth } from '@/contract/calendar/days';
import { formatDay } from '@/contract/format/days';
import type { ClosingBlocker } from '@/contract/money/monthClosings/endpoints';
import { TRUST_ACCOUNTS, trustAccountLabels } from '@/contract/money/reconciliations/constants';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { daysInWords, missingStatementDays, readMonth, sumOf } from './figures';
import * as queries from './queries';
import * as repo from './repo';

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** Months are closed one after another, from the first one of statements; without any, from the last month. */
export async function nextMonth(db: Db, now: Date): Promise<string> {
  const last = await repo.findLast(db);
  if (last) return addMonths(last.month, 1);
  return (await queries.firstStatementMonth(db)) ?? addMonths(firstOfMonth(officeDay(now)), -1);
}

/** What stands in the way of closing a month; nothing where it can be closed. As the system. */
export async function findBlockers(db: Db, month: string, now: Date): Promise<ClosingBlocker[]> {
  const until = endOfMonth(month);
  if (officeDay(now) <= until)
    return [{ kind: 'not_over', detail: `${formatDay(month, 'monthAndYear')} isn’t over yet.` }];
  const blockers: ClosingBlocker[] = [];
  for (const account of TRUST_ACCOUNTS) {
    const days = await missingStatementDays(db, account, month);
    if (days.length > 0)
      blockers.push({
        kind: 'statement_missing',
        detail: `${trustAccountLabels[account]}: no statement of ${daysInWords(days)}.`,
      });
  }
  const open = await queries.countOpenExceptions(db, until);
  if (open > 0)
    blockers.push({
      kind: 'exceptions_open',
      detail: open === 1 ? 'One difference of this month is open.' : `${open} differences of this month are open.`,
    });
  const { accounts, isWhole } = await readMonth(db, month);
  for (const { account, difference } of accounts)
    if (difference !== 0)
      blockers.push({
        kind: 'difference',
        detail: `${trustAccountLabels[account]}: bank and books differ by ${formatExactMoney(difference)}.`,
      });
  if (!isWhole || accounts.some(({ owed, book }) => owed !== book))
    blockers.push({ kind: 'totals_differ', detail: 'The books don’t match what we owe.' });
  return blockers;
}

/** Refuses a month that cannot be closed now, with each reason. */
export async function requireClosable(db: Db, month: string, now: Date): Promise<void> {
  const next = await nextMonth(db, now);
  if (month !== next)
    throw conflict(`Months are closed one after another. ${formatDay(next, 'monthAndYear')} is next.`);
  const blockers = await findBlockers(db, month, now);
  if (blockers.length > 0) throw conflict(blockers.map(({ detail }) => detail).join(' '));
}

interface Agreed {
  requestedBy: string;
  personId: string;
  now: Date;
}

/** Closes a month with the figures of both accounts; a job makes their files. As the system. */
export async function closeMonth(db: Db, month: string, { requestedBy, personId, now }: Agreed): Promise<string> {
  await repo.lockBooks(db);
  await requireClosable(db, month, now);
  const { accounts } = await readMonth(db, month);
  const id = newId(now.getTime());
  await repo.insert(db, { id, month, requestedBy, closedBy: personId, closedAt: now });
  for (const { account, statementOn, bank, inTransit, unbooked, book, owed } of accounts) {
    const packId = newId(now.getTime());
    await repo.insertPack(db, {
      id: packId,
      closingId: id,
      account,
      statementOn,
      bank,
      inTransit: sumOf(inTransit),
      unbooked: sumOf(unbooked),
      book,
      owed,
    });
    await enqueue(db, 'makeReconciliationPack', { id: packId }, { jobKey: `reconciliation-pack:${packId}` });
  }
  return id;
}

/** The last closed month, or a refusal: only that one can be reopened. */
export async function requireReopenable(db: Db, id: string): Promise<repo.ClosingRow> {
  const last = await repo.findLast(db);
  if (last?.id !== id) throw conflict('Only the last closed month can be reopened.');
  return last;
}

/** Reopens the last closed month. Its packs stay: the next closing makes others. As the system. */
export async function reopenMonth(
  db: Db,
  id: string,
  { requestedBy, personId, now, reason }: Agreed & { reason: string },
): Promise<void> {
  await repo.lockBooks(db);
  await requireReopenable(db, id);
  await repo.update(db, id, {
    reopeningRequestedBy: requestedBy,
    reopenedBy: personId,
    reopenedAt: now,
    reopeningReason: reason,
  });
}
