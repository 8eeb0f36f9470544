// Statements as spreadsheets: every bank names its columns in its own way, and puts its own rows around them.
import { parse } from 'csv-parse/sync';
import { centsOfText, dayOfText } from './amountsAndDates';
import { type BankDay, type BankLine, StatementError } from './bank';

const columns = {
  date: [
    'date',
    'posting date',
    'posted date',
    'date posted',
    'post date',
    'transaction date',
    'trans date',
    'effective date',
    'process date',
    'processed date',
    'booking date',
    'as of date',
    'value date',
  ],
  amount: ['amount', 'transaction amount', 'trans amount', 'net amount', 'amt'],
  debit: [
    'debit',
    'debits',
    'debit amount',
    'amount debit',
    'withdrawal',
    'withdrawals',
    'withdrawal amount',
    'money out',
    'paid out',
    'payments',
  ],
  credit: [
    'credit',
    'credits',
    'credit amount',
    'amount credit',
    'deposit',
    'deposits',
    'deposit amount',
    'money in',
    'paid in',
  ],
  balance: ['balance', 'running balance', 'running bal', 'account balance', 'ledger balance', 'ending balance'],
  side: ['type', 'transaction type', 'credit/debit', 'debit/credit', 'dr/cr', 'cr/dr', 'debit or credit', 'details'],
  status: ['status', 'transaction status'],
  reference: ['reference', 'customer reference', 'customer ref', 'reference number', 'ref', 'memo'],
  bankRef: [
    'bank reference',
    'bank ref',
    'transaction id',
    'id',
    'fitid',
    'check number',
    'check #',
    'check or slip #',
    'check no',
  ],
  description: ['description', 'transaction description', 'transaction', 'details', 'payee', 'name', 'narrative'],
} as const;
type Column = keyof typeof columns;

interface Row {
  cells: string[];
  /** Its line in the file, for refusals. */
  at: number;
}
interface Table {
  header: Row;
  rows: Row[];
}

/** `Amount (USD)*` is `amount`. */
const nameOf = (cell: string) =>
  cell
    .toLowerCase()
    .replace(/\((?:usd|us\$|\$)\)/, '')
    .replace(/[*.:]+/g, '')
    .replace(/[\s_]+/g, ' ')
    .trim();

const positionOf = (names: readonly string[], column: Column) =>
  columns[column].map((name) => names.indexOf(name)).find((position) => position >= 0) ?? -1;
const hasAmounts = (names: readonly string[]) =>
  positionOf(names, 'amount') >= 0 || positionOf(names, 'debit') >= 0 || positionOf(names, 'credit') >= 0;

function parseRows(text: string, delimiter: string): Row[] {
  const options = {
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  };
  const records = parse(text, options) as unknown as { record: string[]; info: { lines: number } }[];
  return records.map(({ record, info }) => ({ cells: record.map((cell) => cell.trim()), at: info.lines }));
}

/** The rows below the first one that names a date and an amount, with the separator that finds one. */
function tableOf(text: string): Table {
  let dated: Row | undefined;
  for (const delimiter of [',', '\t', ';', '|']) {
    let rows: Row[];
    try {
      rows = parseRows(text, delimiter);
    } catch {
      throw new StatementError(
        'A quotation mark is open at the end of this CSV file. Download it from your bank again.',
      );
    }
    for (const [index, header] of rows.entries()) {
      const names = header.cells.map(nameOf);
      if (positionOf(names, 'date') < 0) continue;
      if (hasAmounts(names)) return { header, rows: rows.slice(index + 1) };
      if (names.length > 1) dated ??= header;
    }
  }
  if (dated)
    throw new StatementError(
      `Row ${dated.at} of this file names a date and no amount. Download it with a column Amount, or Debit and Credit.`,
    );
  throw new StatementError(
    'We found no columns Date and Amount in this file. We read CSV, BAI2, and OFX or QFX. Download one of these from your bank.',
  );
}

interface Entry {
  day: string;
  balance: number | null;
  /** What its Debit or Credit column says of an amount without a sign. */
  isDebit: boolean;
  line: BankLine;
}

const SUMMARY =
  /\b(?:sub)?totals?\b|\b(?:beginning|opening|starting|ending|closing|previous|summary)\b.*\bbalance\b|^balance\b/i;

function readTable({ header, rows }: Table): Entry[] {
  const names = header.cells.map(nameOf);
  const entries: Entry[] = [];
  for (const { cells, at } of rows) {
    const cell = (column: Column) => cells[positionOf(names, column)] ?? '';
    const inRow = <T>(read: () => T): T => {
      try {
        return read();
      } catch (error) {
        if (error instanceof StatementError) throw new StatementError(`Row ${at}: ${error.message}`);
        throw error;
      }
    };
    const isHeader = cells.every((one, column) => nameOf(one) === names[column]);
    const isSummary = [cell('date'), cell('description')].some((words) => SUMMARY.test(words)) && !isDay(cell('date'));
    if (isHeader || isSummary || /^pending/i.test(cell('status'))) continue;
    const [amount, credit, debit] = inRow(() => [
      centsOfText(cell('amount')),
      centsOfText(cell('credit')),
      centsOfText(cell('debit')),
    ]) as [number | null, number | null, number | null];
    if (amount === null && credit && debit)
      throw new StatementError(`Row ${at} has a debit and a credit. Each row is one or the other.`);
    const cents = amount ?? (credit ?? 0) - Math.abs(debit ?? 0);
    // A row of a balance, a note, or nothing.
    if (cents === 0) continue;
    if (cell('date') === '') throw new StatementError(`Row ${at} has an amount and no date.`);
    const [bankRef, reference, description] = [cell('bankRef'), cell('reference'), cell('description')];
    entries.push({
      day: inRow(() => dayOfText(cell('date'))),
      balance: inRow(() => centsOfText(cell('balance'))),
      isDebit: /^(?:d|dr|db|debit|withdrawal)$/i.test(cell('side')),
      line: { amount: cents, bankRef, reference, description },
    });
  }
  // Where a column says which side an amount is on, the bank writes no signs.
  const isUnsigned = positionOf(names, 'amount') >= 0 && entries.every(({ line }) => line.amount > 0);
  if (isUnsigned) for (const entry of entries) if (entry.isDebit) entry.line.amount = -entry.line.amount;
  return entries;
}

function isDay(text: string): boolean {
  try {
    return dayOfText(text) !== '';
  } catch {
    return false;
  }
}

/** The values that stand in one list more often than in the other. */
function without(values: readonly number[], others: readonly number[]): number[] {
  const left = [...others];
  return values.filter((value) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/**
 * The balances before and after a day, in whichever order the bank lists it: each line leads from one balance to the next, so
 * the first is one that no line leads to, and the last one that no line starts from.
 */
function balancesOf(entries: readonly Entry[], before: number | null): Pick<BankDay, 'opening' | 'closing'> {
  const sum = entries.reduce((total, { line }) => total + line.amount, 0);
  const stated = entries.flatMap(({ balance, line }) =>
    balance === null ? [] : [{ start: balance - line.amount, end: balance }],
  );
  if (stated.length === entries.length) {
    const [starts, ends] = [stated.map(({ start }) => start), stated.map(({ end }) => end)];
    const [opening, ...more] = without(starts, ends);
    const [closing] = without(ends, starts);
    if (opening !== undefined && closing !== undefined && more.length === 0) return { opening, closing };
    if (opening === undefined && before !== null && starts.includes(before))
      return { opening: before, closing: before };
  }
  // A bank that states a balance here and there, or lines that do not follow from each other: the order of the file decides.
  const last = entries.findLastIndex(({ balance }) => balance !== null);
  if (last < 0) return { opening: null, closing: null };
  const closing = entries.slice(last + 1).reduce((total, { line }) => total + line.amount, entries[last]?.balance ?? 0);
  const first = entries[0];
  const opening = first?.balance == null ? closing - sum : first.balance - first.line.amount;
  return { opening, closing };
}

/** Whether the newest line comes first. */
function isNewestFirst(entries: readonly Entry[]): boolean {
  const [first, last] = [entries[0]?.day ?? '', entries.at(-1)?.day ?? ''];
  if (first !== last) return first > last;
  const follows = (one: Entry | undefined, next: Entry | undefined) =>
    one?.balance != null && next?.balance != null && one.balance + next.line.amount === next.balance;
  const pairs = entries.slice(1).map((entry, at) => [entries[at], entry] as const);
  return (
    pairs.filter(([one, two]) => follows(two, one)).length > pairs.filter(([one, two]) => follows(one, two)).length
  );
}

/** The days of a file, the oldest first, whichever way the bank sorts it. */
export function readCsv(text: string): BankDay[] {
  const entries = readTable(tableOf(text));
  if (entries.length === 0) throw new StatementError('This file has columns and no transaction. Choose more days.');
  if (isNewestFirst(entries)) entries.reverse();
  let before: number | null = null;
  return [...Map.groupBy(entries, ({ day }) => day)]
    .sort(([one], [two]) => one.localeCompare(two))
    .map(([day, own]) => {
      const balances = balancesOf(own, before);
      before = balances.closing;
      return { day, ...balances, lines: own.map(({ line }) => line) };
    });
}
