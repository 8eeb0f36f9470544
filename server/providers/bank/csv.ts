// Statements as spreadsheets: every bank names its columns in its own way, and puts its own rows around them.
import { parse } from 'csv-parse/sync';
import { isShortenedNumber, plainCell } from '@/contract/format/csv';
import { centsOfText, dayOfText, shortenedNumber } from './amountsAndDates';
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
    'run date',
    'process date',
    'processed date',
    'booking date',
    'as of date',
    'as of',
    'txn date',
    'value date',
  ],
  amount: ['amount', 'transaction amount', 'trans amount', 'tran amount', 'tran amt', 'net amount', 'amt'],
  debit: [
    'debit',
    'debits',
    'debit amount',
    'debit amt',
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
    'credit amt',
    'amount credit',
    'deposit',
    'deposits',
    'deposit amount',
    'money in',
    'paid in',
  ],
  balance: [
    'balance',
    'running balance',
    'running bal',
    'account running balance',
    'account balance',
    'ledger balance',
    'ending balance',
    'current balance',
  ],
  /** The balance at the end of the day, on one row of it or on each. */
  dailyBalance: ['daily posted balance', 'daily balance', 'daily ledger balance', 'end of day balance'],
  side: [
    'credit/debit',
    'debit/credit',
    'dr/cr',
    'cr/dr',
    'debit or credit',
    'credit or debit',
    'credit debit indicator',
    'debit credit indicator',
    'type',
    'transaction type',
    'details',
  ],
  status: ['status', 'transaction status', 'posting status'],
  /** `Yes` for a line that is not posted. */
  pending: ['pending'],
  reference: [
    'reference',
    'customer reference',
    'customer ref',
    'customer ref no',
    'customer ref number',
    'reference number',
    'reference no',
    'ref',
    'memo',
  ],
  bankRef: [
    'bank reference',
    'bank ref',
    'bank ref number',
    'transaction reference number',
    'transaction number',
    'transaction id',
    'id',
    'fitid',
    'check number',
    'check #',
    'check or slip #',
    'check no',
    'check serial number',
    'check/serial #',
  ],
  description: [
    'description',
    'transaction description',
    'full description',
    'tran desc',
    'name',
    'payee',
    'payee name',
    'transaction',
    'details',
    'narrative',
    'action',
  ],
  /** The account that the file is of. */
  account: ['account number', 'account no', 'account #', 'account', 'source account', 'from account', 'bank account'],
} as const;
type Column = keyof typeof columns;

interface Row {
  cells: string[];
  /** Its line in the file, for refusals. */
  at: number;
}
interface Table {
  /** What its columns are called, as `nameOf` writes it. */
  names: readonly string[];
  rows: Row[];
  /** What stands above the header. */
  above: readonly Row[];
}

/** `Amount (USD)*`, `amount`, and `AMOUNT:` are one name, and so are `Running Bal.` and `running-bal`. */
const nameOf = (cell: string) =>
  cell
    .toLowerCase()
    .replace(/\([^)]*\)/g, '')
    .replace(/[^a-z\d]+/g, '');

const positionsOf = (names: readonly string[], column: Column) =>
  columns[column].map((name) => names.indexOf(nameOf(name))).filter((position) => position >= 0);
const positionOf = (names: readonly string[], column: Column) => positionsOf(names, column)[0] ?? -1;
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
  return records.map(({ record, info }) => ({ cells: record.map(plainCell), at: info.lines }));
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
      if (hasAmounts(names)) return { names, rows: rows.slice(index + 1), above: rows.slice(0, index) };
      if (names.length > 1) dated ??= header;
    }
  }
  if (dated)
    throw new StatementError(
      `Row ${dated.at} of this file names a date and no amount. Download it with a column Amount, or Debit and Credit.`,
    );
  const bare = tableWithoutHeader(parseRows(text, ','));
  if (bare) return bare;
  throw new StatementError(
    'We found no columns Date and Amount in this file. We read CSV, BAI2, and OFX or QFX. Download one of these from your bank.',
  );
}

const DEBIT_WORD = /^(?:d|dr|db|debits?|withdrawals?)$/i;
const CENTS = /\.\d{2}\D*$/;
const CREDIT_WORD = /^(?:c|cr|credits?|deposits?)$/i;

/**
 * The table of a file without a header, if each row has one date and one amount with cents in the same columns;
 * undefined where it may be read in two ways. A first row about the account is not part of it.
 */
function tableWithoutHeader(all: readonly Row[]): Table | undefined {
  const rows = all.filter(({ cells }) => cells.length === all.at(-1)?.cells.length && isDay(cells.find(isDay) ?? ''));
  const width = rows[0]?.cells.length ?? 0;
  if (rows.length === 0 || all.slice(1).some((row) => !rows.includes(row))) return undefined;
  const columnsWhere = (is: (cell: string) => boolean) =>
    Array.from({ length: width }, (_, column) => column).filter((column) =>
      rows.every(({ cells }) => is(cells[column] ?? '')),
    );
  const [dates, amounts] = [columnsWhere(isDay), columnsWhere((cell) => CENTS.test(cell) && isAmount(cell))];
  const [side] = columnsWhere((cell) => DEBIT_WORD.test(cell) || CREDIT_WORD.test(cell));
  // A second column with cents may be the amount as well.
  const withCents = Array.from({ length: width }, (_, column) => column).filter((column) =>
    rows.some(({ cells }) => CENTS.test(cells[column] ?? '') && isAmount(cells[column] ?? '')),
  );
  if (dates.length !== 1 || amounts.length !== 1 || withCents.length !== 1) return undefined;
  const lengthOf = (column: number) => rows.reduce((total, { cells }) => total + (cells[column] ?? '').length, 0);
  const words = Array.from({ length: width }, (_, column) => column)
    .filter((column) => column !== dates[0] && column !== amounts[0] && column !== side)
    .sort((one, two) => lengthOf(two) - lengthOf(one))[0];
  const names = Array.from({ length: width }, (_, column) => {
    if (column === dates[0]) return 'date';
    if (column === amounts[0]) return 'amount';
    if (column === side) return 'debitcredit';
    return column === words ? 'description' : '';
  });
  return { names, rows, above: [] };
}

interface Entry {
  day: string;
  balance: number | null;
  /** The balance at the end of its day, where the row states it. */
  dayBalance: number | null;
  /** What its Debit or Credit column says of an amount without a sign. */
  isDebit: boolean;
  line: BankLine;
}

/** Of a payment that is not made yet, or never was. */
const UNPOSTED = /^(?:pending|scheduled|processing|failed|cancel+ed|declined|rejected|blocked)/i;
const YES = /^(?:y|yes|true|pending)$/i;
const SUMMARY =
  /\b(?:sub)?totals?\b|\b(?:beginning|opening|starting|ending|closing|previous|summary)\b.*\bbalance\b|^balance\b/i;

/** The column that says debit or credit on every row where it says something. */
function sidePositionOf({ names, rows }: Table): number {
  const sides = positionsOf(names, 'side');
  const saysSide = (position: number) =>
    rows.every(
      ({ cells: { [position]: cell = '' } }) => cell === '' || DEBIT_WORD.test(cell) || CREDIT_WORD.test(cell),
    );
  return sides.find(saysSide) ?? sides[0] ?? -1;
}

function readTable(table: Table): Entry[] {
  const { names, rows } = table;
  const sidePosition = sidePositionOf(table);
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
    if (isHeader || isSummary || UNPOSTED.test(cell('status')) || YES.test(cell('pending'))) continue;
    const shortened = cells.find(isShortenedNumber);
    if (shortened !== undefined) throw new StatementError(`Row ${at}: ${shortenedNumber(shortened).message}`);
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
      dayBalance: inRow(() => centsOfText(cell('dailyBalance'))),
      isDebit: DEBIT_WORD.test(cells[sidePosition] ?? ''),
      line: { amount: cents, bankRef, reference, description },
    });
  }
  // Where a column says which side an amount is on, the bank writes no signs.
  const isUnsigned = positionOf(names, 'amount') >= 0 && entries.every(({ line }) => line.amount > 0);
  if (isUnsigned) for (const entry of entries) if (entry.isDebit) entry.line.amount = -entry.line.amount;
  // A column with one balance on every row is of the day of the download.
  const [first, ...others] = entries;
  if (others.length > 0 && others.every(({ balance }) => balance === first?.balance))
    for (const entry of entries) entry.balance = null;
  return entries;
}

const isRead = (read: () => unknown): boolean => {
  try {
    return read() !== null;
  } catch {
    return false;
  }
};
const isDay = (text: string) => isRead(() => dayOfText(text));
const isAmount = (text: string) => isRead(() => centsOfText(text));

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
  const atEnd = entries.findLast(({ dayBalance }) => dayBalance !== null)?.dayBalance;
  if (atEnd != null) return { opening: atEnd - sum, closing: atEnd };
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

/** The last four digits of an account as banks write it, with stars, dots, or a name before them. */
const endingIn = (cell: string) => /(?:^|[^\d.])[\d -]*(\d{4})"?$/.exec(cell)?.[1];
/** In rows above the header: `Account Number : 4417003921`, `Account: *****3921`, `442338K3921`, `ending in 3921`. */
const ACCOUNT_ABOVE =
  /\baccount(?: number| no\.?| #)?\s*[:#,]?\s*((?:[x*.•\d][x*.•\d -]*|\d[\da-z]*)\d{4})\b|\bending in (\d{4})\b/i;

/**
 * The last four digits of the account that a file names in a column or above its header; null where it names none.
 * @throws {StatementError} for a file with lines of several accounts
 */
export function accountOfCsv(text: string): string | null {
  const { names, rows, above } = tableOf(text);
  const column = positionOf(names, 'account');
  const dated = rows.filter(({ cells }) => isDay(cells[positionOf(names, 'date')] ?? ''));
  // Where some rows name none, the column is of the other side of a transfer.
  const isOfFile = dated.every(({ cells }) => cells[column]);
  const endings = new Set(isOfFile ? dated.flatMap(({ cells }) => endingIn(cells[column] ?? '') ?? []) : []);
  if (endings.size > 1)
    throw new StatementError(
      `This file has lines of ${endings.size} accounts, which end in ${[...endings].join(', ')}. Download one file for each account.`,
    );
  const [named] = endings;
  const [, number, ending] = ACCOUNT_ABOVE.exec(above.map(({ cells }) => cells.join(',')).join('\n')) ?? [];
  return named ?? (number ?? ending)?.slice(-4) ?? null;
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
