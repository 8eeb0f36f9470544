// The books of some days as a file for other programs: a spreadsheet, QuickBooks, or a register of a bank account.

import { csvOf } from '@/contract/format/csv';
import {
  accountLabels,
  type BOOK_ACCOUNTS,
  type BookExport,
  homeAccountLabels,
  leaseAccountLabels,
  MAX_LEDGER_EXPORT,
  transactionLabels,
} from '@/contract/money/ledger/constants';
import type { Db } from '@/server/db/client';
import { conflict } from '@/server/http/errors';
import { accounts, type LedgerAccount } from '@/server/modules/money/ledger/accounts';
import { nameAccounts } from '@/server/modules/money/ledger/history/history';
import { balancesAt } from '@/server/modules/money/ledger/trust';
import { type IifAccountType, type IifTransaction, writeIif } from './iif';
import { writeOfx } from './ofx';
import { type JournalEntry, listJournal } from './queries';

interface Days {
  from: string;
  until: string;
}

/** Accounts of homes and leases are one account of each name there: the home stands in the memo. */
function accountOf(code: string): string {
  const [of = '', , part = ''] = code.split(':');
  const labels = of === 'home' ? homeAccountLabels : of === 'lease' ? leaseAccountLabels : undefined;
  return labels?.[part] ?? accountLabels[code] ?? code;
}

const patterns: readonly [RegExp, IifAccountType][] = [
  [/^bank:(trust|deposits|operating)$/, 'BANK'],
  [/^fees:/, 'INC'],
  [/^(expenses:|losses:|guarantee:)/, 'EXP'],
  [/^(processor|bank:orders|lease:[^:]+:(receivable|payer|shortage)|home:[^:]+:(advance|installments))/, 'OCASSET'],
];
const typeOf = (code: string): IifAccountType => patterns.find(([pattern]) => pattern.test(code))?.[1] ?? 'OCLIAB';

async function readJournal(db: Db, days: Days): Promise<JournalEntry[]> {
  const entries = await listJournal(db, { ...days, limit: MAX_LEDGER_EXPORT + 1 });
  if (entries.length > MAX_LEDGER_EXPORT)
    throw conflict('These are more entries than a file holds. Choose fewer days.');
  return entries;
}

async function asCsv(db: Db, days: Days): Promise<string> {
  const entries = await readJournal(db, days);
  const names = await nameAccounts(
    db,
    entries.map(({ code }) => code),
  );
  return csvOf([
    ['Day', 'Transaction', 'What', 'Account', 'Home', 'Code', 'Debit', 'Credit'],
    ...entries.map(({ day, transactionId, kind, code, amount }) => [
      ...[day, transactionId, transactionLabels[kind] ?? kind, accountOf(code), names.get(code)?.address ?? '', code],
      { amount: Math.max(0, amount) },
      { amount: Math.max(0, -amount) },
    ]),
  ]);
}

async function asIif(db: Db, days: Days): Promise<string> {
  const entries = await readJournal(db, days);
  const codes = entries.map(({ code }) => code);
  const names = await nameAccounts(db, codes);
  const types = new Map(codes.map((code) => [accountOf(code), typeOf(code)]));
  const chart = [...types].map(([name, type]) => ({ name, type })).toSorted((a, b) => a.name.localeCompare(b.name));
  const transactions = [...Map.groupBy(entries, ({ transactionId }) => transactionId)].flatMap(
    ([id, lines]): IifTransaction[] => {
      const [first] = lines;
      if (!first) return [];
      return [
        {
          id,
          day: first.day,
          memo: transactionLabels[first.kind] ?? first.kind,
          lines: lines.map(({ code, amount }) => ({
            account: accountOf(code),
            memo: names.get(code)?.address ?? '',
            amount,
          })),
        },
      ];
    },
  );
  return writeIif(chart, transactions);
}

async function asOfx(db: Db, { from, until }: Days, account: LedgerAccount, now: Date): Promise<string> {
  const entries = (await readJournal(db, { from, until })).filter(({ code }) => code === account.code);
  const balance = (await balancesAt(db, until)).find(({ code }) => code === account.code)?.amount ?? 0;
  return writeOfx({
    accountId: account.code.toUpperCase(),
    from,
    until,
    balance,
    at: now,
    lines: entries.map(({ transactionId, day, amount, kind }) => ({
      id: transactionId,
      day,
      amount,
      name: transactionLabels[kind] ?? kind,
      memo: '',
    })),
  });
}

const bankAccounts: Readonly<Record<(typeof BOOK_ACCOUNTS)[number], LedgerAccount>> = {
  trust: accounts.bankTrust,
  deposits: accounts.bankDeposits,
  operating: accounts.bankOperating,
};

/** The file of a kind, with its name. As the system. */
export async function exportBooks(
  db: Db,
  { format, account = 'trust', ...days }: BookExport & Days,
  now: Date,
): Promise<{ fileName: string; text: string }> {
  const name = `general-ledger-${days.from}-${days.until}`;
  if (format === 'csv') return { fileName: `${name}.csv`, text: await asCsv(db, days) };
  if (format === 'iif') return { fileName: `${name}.iif`, text: await asIif(db, days) };
  return {
    fileName: `bank-${account}-${days.from}-${days.until}.ofx`,
    text: await asOfx(db, days, bankAccounts[account], now),
  };
}
