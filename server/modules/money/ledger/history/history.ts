// Any account's history, as our team reads it: what each line was for, and what the account held after it.

import { cents } from '@/contract/amounts/cents';
import { csvOf } from '@/contract/format/csv';
import {
  accountLabels,
  canPostByHand,
  homeAccountLabels,
  LEDGER_PAGE,
  leaseAccountLabels,
  MAX_LEDGER_EXPORT,
  transactionLabels,
} from '@/contract/money/ledger/constants';
import type { LedgerAccountSummary, LedgerLine } from '@/contract/money/ledger/endpoints';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { notFound } from '@/server/http/errors';
import type { LedgerAccount } from '@/server/modules/money/ledger/accounts';
import { accounts } from '@/server/modules/money/ledger/accounts';
import { accountBalance, accountsByCode } from '@/server/modules/money/ledger/entries';
import * as queries from './queries';

const MAX_ACCOUNTS = 60;
const PATTERN = /^(home|lease):([0-9a-f-]{36}):(\w+)(?::[0-9a-f-]{36})?$/;

interface AccountName {
  name: string;
  address: string | null;
  /** Both in one line. */
  full: string;
}

/** What people call these accounts. */
export async function nameAccounts(db: Db, codes: readonly string[]): Promise<Map<string, AccountName>> {
  const parsed = [...new Set(codes)].map((code) => ({ code, match: PATTERN.exec(code) }));
  const ids = [...new Set(parsed.flatMap(({ match }) => match?.[2] ?? []))];
  const addresses = await queries.addressesOf(db, ids);
  return new Map(
    parsed.map(({ code, match }) => {
      const labels = match?.[1] === 'lease' ? leaseAccountLabels : homeAccountLabels;
      const name = (match ? labels[match[3] ?? ''] : accountLabels[code]) ?? code;
      const address = (match && addresses.get(match[2] ?? '')) ?? null;
      return [code, { name, address, full: address ? `${name}: ${address}` : name }];
    }),
  );
}

async function summarize(db: Db, list: readonly LedgerAccount[]): Promise<LedgerAccountSummary[]> {
  const names = await nameAccounts(
    db,
    list.map(({ code }) => code),
  );
  const summaries: LedgerAccountSummary[] = [];
  for (const account of list) {
    const { code } = account;
    const { name = code, address = null } = names.get(code) ?? {};
    const balanceCents = cents(await accountBalance(db, account));
    summaries.push({ code, name, address, balanceCents, takesManualEntries: canPostByHand(code) });
  }
  return summaries;
}

/** Our own accounts, or those of the homes an address finds. */
export async function findAccounts(db: Db, text: string): Promise<LedgerAccountSummary[]> {
  if (text.length < 2) return summarize(db, Object.values<LedgerAccount>(accounts));
  const codes = await queries.searchCodes(db, text, MAX_ACCOUNTS);
  const wanted = text.toLowerCase();
  const own = Object.values<LedgerAccount>(accounts).filter(({ code }) =>
    (accountLabels[code] ?? code).toLowerCase().includes(wanted),
  );
  const byCode = await accountsByCode(db, codes);
  return summarize(db, [...own, ...codes.flatMap((code) => byCode.get(code) ?? [])]);
}

async function requireAccount(db: Db, code: string): Promise<LedgerAccount> {
  const account = (await accountsByCode(db, [code])).get(code);
  if (!account) throw notFound('We couldn’t find this account.');
  return account;
}

/** A page of an account's history with what it held after each line, the newest first. */
export async function readHistory(db: Db, code: string, before: string | null) {
  const account = await requireAccount(db, code);
  const [summary] = await summarize(db, [account]);
  if (!summary) throw notFound();
  const rows = await queries.listPage(db, code, { before, limit: LEDGER_PAGE + 1 });
  const sign = account.normalSide === 'D' ? 1 : -1;
  let balance = summary.balanceCents - sign * (await queries.sumOfEntries(db, code, { before }));
  const shown = rows.slice(0, LEDGER_PAGE);
  const names = await nameAccounts(
    db,
    shown.flatMap(({ others }) => others),
  );
  const items = shown.map((row): LedgerLine => {
    const balanceCents = cents(balance);
    const amount = cents(sign * row.amount);
    balance -= amount;
    return {
      transactionId: row.transactionId,
      title: transactionLabels[row.kind] ?? row.kind,
      reason: row.reason,
      documentId: row.documentId,
      effectiveAt: row.effectiveAt.toISOString(),
      recordedAt: row.postedAt.toISOString(),
      amountCents: amount,
      balanceCents,
      others: row.others.map((other) => names.get(other)?.full ?? other),
      isReversal: row.isReversal,
    };
  });
  return { account: summary, items, hasMore: rows.length > LEDGER_PAGE };
}

export interface JournalLine {
  day: string;
  transactionId: string;
  title: string;
  reason: string;
  others: string[];
  /** Cents on the account's normal side. */
  amount: number;
}

/** Every entry of an account in some days, in the order in which they were written down. */
export async function listMonth(
  db: Db,
  { code, normalSide }: LedgerAccount,
  range: { from: string; until: string },
): Promise<JournalLine[]> {
  const rows = await queries.listRange(db, code, { ...range, limit: MAX_LEDGER_EXPORT });
  const names = await nameAccounts(
    db,
    rows.flatMap(({ others }) => others),
  );
  return rows.map(({ effectiveAt, transactionId, kind, reason, others, amount }) => ({
    day: officeDay(effectiveAt),
    transactionId,
    title: transactionLabels[kind] ?? kind,
    reason,
    others: others.map((other) => names.get(other)?.full ?? other),
    amount: normalSide === 'D' ? amount : 0 - amount,
  }));
}

const FIRST_DAY = '2000-01-01';
/** Charges of days to come are in the books already, and so in the file. */
const LAST_DAY = '2999-12-31';

/** The same as a file, the oldest first: all of it, or the days that are asked for. */
export async function exportHistory(
  db: Db,
  code: string,
  range: { from?: string | undefined; until?: string | undefined },
) {
  const account = await requireAccount(db, code);
  const sign = account.normalSide === 'D' ? 1 : -1;
  const rows = await queries.listRange(db, code, {
    from: range.from ?? FIRST_DAY,
    until: range.until ?? LAST_DAY,
    limit: MAX_LEDGER_EXPORT,
  });
  const names = await nameAccounts(db, [code, ...rows.flatMap(({ others }) => others)]);
  const text = csvOf([
    ['Happened', 'Recorded', 'What', 'Reason', 'Other accounts', 'Transaction', 'Amount'],
    ...rows.map(({ effectiveAt, postedAt, kind, reason, others, transactionId, amount }) => [
      ...[officeDay(effectiveAt), postedAt.toISOString(), transactionLabels[kind] ?? kind, reason],
      others.map((other) => names.get(other)?.full ?? other).join('; '),
      transactionId,
      { amount: sign * amount || 0 },
    ]),
  ]);
  const days = [range.from && `from ${range.from}`, range.until && `until ${range.until}`].filter(Boolean);
  return { fileName: `${[names.get(code)?.full ?? code, ...days].join(', ')}.csv`, text };
}
