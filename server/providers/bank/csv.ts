// Statements as spreadsheets: every bank names its columns in its own way.
import { parse } from 'csv-parse/sync';
import { type BankDay, StatementError } from './bank';

const columns = {
  date: ['date', 'posting date', 'posted date', 'transaction date', 'post date'],
  amount: ['amount', 'transaction amount'],
  debit: ['debit', 'withdrawal', 'withdrawals', 'money out'],
  credit: ['credit', 'deposit', 'deposits', 'money in'],
  balance: ['balance', 'running balance', 'running bal.'],
  reference: ['reference', 'customer reference', 'reference number', 'memo'],
  bankRef: ['bank reference', 'transaction id', 'id', 'check number'],
  description: ['description', 'details', 'payee', 'name'],
} as const;
type Column = keyof typeof columns;
const NEEDED = 'This CSV file needs the columns Date, Description, and Amount.';

/** Whole cents of `$1,234.50`, `-5`, or `(5.00)`; null for an empty cell. */
export function centsOfText(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const match = /^(\()?(-)?\$?(\d{1,3}(?:,\d{3})+|\d{1,11})(?:\.(\d{1,2}))?(\))?$/.exec(trimmed.replace(/^\$-/, '-$'));
  const [, open, minus, whole = '', part = '', close] = match ?? [];
  if (!match || Boolean(open) !== Boolean(close)) throw new StatementError(`“${trimmed}” is not an amount.`);
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0') || 0);
  return open || minus ? -cents : cents;
}

function dayOf(text: string): string {
  const trimmed = text.trim();
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(trimmed);
  const day = us ? `${us[3]}-${us[1]?.padStart(2, '0')}-${us[2]?.padStart(2, '0')}` : trimmed;
  const isReal = /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;
  if (!isReal) throw new StatementError(`“${trimmed}” is not a date. Use 12/31/2026 or 2026-12-31.`);
  return day;
}

/** The days of a file, the oldest first, whichever way the bank sorts it. */
export function readCsv(text: string): BankDay[] {
  let records: Record<string, string>[];
  try {
    records = parse(text, {
      columns: (header: string[]) => header.map((name) => name.trim().toLowerCase()),
      bom: true,
      skip_empty_lines: true,
      relax_column_count: true,
    });
  } catch {
    throw new StatementError('We couldn’t read this file as CSV. Download it from your bank again.');
  }
  if (records.length === 0) throw new StatementError(NEEDED);
  const cell = (row: Record<string, string>, column: Column) =>
    columns[column].map((name) => row[name]).find((value) => value !== undefined);
  const rows = records.map((row) => {
    const date = cell(row, 'date');
    const amount =
      centsOfText(cell(row, 'amount') ?? '') ??
      (centsOfText(cell(row, 'credit') ?? '') ?? 0) - Math.abs(centsOfText(cell(row, 'debit') ?? '') ?? 0);
    if (date === undefined || amount === 0) throw new StatementError(NEEDED);
    const [bankRef, reference, description] = (['bankRef', 'reference', 'description'] as const).map(
      (column) => cell(row, column) ?? '',
    );
    return {
      day: dayOf(date),
      balance: centsOfText(cell(row, 'balance') ?? ''),
      line: { amount, bankRef: bankRef ?? '', reference: reference ?? '', description: description ?? '' },
    };
  });
  if ((rows[0]?.day ?? '') > (rows.at(-1)?.day ?? '')) rows.reverse();
  const days = new Map<string, BankDay>();
  for (const { day, balance, line } of rows) {
    const open = days.get(day) ?? {
      day,
      opening: balance === null ? null : balance - line.amount,
      closing: null,
      lines: [],
    };
    open.lines.push(line);
    open.closing = balance;
    days.set(day, open);
  }
  return [...days.values()].sort((one, two) => one.day.localeCompare(two.day));
}
