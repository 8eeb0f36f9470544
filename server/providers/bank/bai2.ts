// BAI2 (ANSI X9.121 before it): the statement file of US banks. Amounts are whole cents; a record ends with a slash, and
// one that starts with 88 goes on with the record before it.
import { type BankDay, type BankLine, StatementError } from './bank';

/** Ends a file of old systems (Ctrl-Z). */
const END_OF_FILE = '\u001a';
const OPENING = '010';
const CLOSING = '015';
/** Where the words of a transaction begin at the earliest. */
const FIRST_WORD = 6;
/** What each kind of record is; banks send no other. */
const KINDS: ReadonlySet<string> = new Set(['01', '02', '03', '16', '49', '98', '99']);

/**
 * The sign of a transaction's type: 100 to 399 and 920 to 959 (the bank's own) are credits, 400 to 699 and 960 to 999 are
 * debits. Null for the rest: 890 is a notice without money, 700 to 799 are of loans, 900 to 919 are statuses.
 */
function signOf(type: number): 1 | -1 | null {
  if ((type >= 100 && type < 400) || (type >= 920 && type < 960)) return 1;
  if ((type >= 400 && type < 700) || (type >= 960 && type < 1_000)) return -1;
  return null;
}

interface BaiRecord {
  fields: string[];
  /** Its line in the file, for refusals. */
  at: number;
}

/** The fields of a record. The words of a transaction keep their spaces after a comma. */
function trimmedFields(record: string): string[] {
  const fields = record.split(',');
  const words = fields[0] === '16' ? FIRST_WORD : fields.length;
  return fields.map((field, at) => (at < words ? field.trim() : field));
}

/** Records with their continuations joined. */
function recordsOf(text: string): BaiRecord[] {
  const joined: { text: string; at: number }[] = [];
  for (const [index, raw] of text.split(/\r\n?|\n/).entries()) {
    const line = raw
      .replaceAll(END_OF_FILE, '')
      .trim()
      .replace(/\s*\/$/, '');
    const last = joined.at(-1);
    if (line === '') continue;
    if (line.startsWith('88,') && last) last.text += `,${line.slice(3)}`;
    else joined.push({ text: line, at: index + 1 });
  }
  return joined.map(({ text: record, at }) => ({ fields: trimmedFields(record), at }));
}

function dayOf(yymmdd: string, at: number): string {
  const day = `20${yymmdd.slice(0, 2)}-${yymmdd.slice(2, 4)}-${yymmdd.slice(4, 6)}`;
  if (!/^\d{6}$/.test(yymmdd) || new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) !== day)
    throw new StatementError(`Row ${at} of this BAI2 file has “${yymmdd}” where a date (YYMMDD) belongs.`);
  return day;
}

function centsOf(text: string, at: number): number {
  if (!/^[+-]?0*\d{1,13}$/.test(text))
    throw new StatementError(`Row ${at} of this BAI2 file has “${text}” where an amount in cents belongs.`);
  return Number(text);
}

/** How many fields the funds type adds: three parts for S, a date and a time for V, a list with its length for D. */
const fundsFields = (funds: string, next: string | undefined) =>
  funds === 'S' ? 3 : funds === 'V' ? 2 : funds === 'D' ? 1 + 2 * Number(next ?? 0) : 0;

/** The amounts behind the codes of an account: `010,12345,,,015,…`, each with a count and a funds type. */
function summariesOf({ fields, at }: BaiRecord): Map<string, number> {
  const found = new Map<string, number>();
  let position = 3;
  while (position < fields.length) {
    const [code = '', amount = '', , funds = '', next] = fields.slice(position, position + 5);
    if (code && amount) found.set(code, centsOf(amount, at));
    position += 4 + fundsFields(funds, next);
  }
  return found;
}

/** Null where a record carries no money: a notice, or an empty amount. */
function lineOf({ fields, at }: BaiRecord): BankLine | null {
  const [, type = '', amount = '', funds = '', ...rest] = fields;
  const cents = amount === '' ? 0 : centsOf(amount, at);
  if (cents === 0) return null;
  const sign = signOf(Number(type));
  if (sign === null)
    throw new StatementError(
      `Row ${at} of this BAI2 file has an amount of type ${type}, which is neither a deposit nor a withdrawal. Ask the bank what it is.`,
    );
  const [bankRef = '', reference = '', ...words] = rest.slice(fundsFields(funds, rest[0]));
  return { amount: sign * cents, bankRef, reference, description: words.join(',').trim() };
}

function requireDollars(currency: string | undefined): void {
  if (currency && currency.toUpperCase() !== 'USD')
    throw new StatementError(`This BAI2 file is in ${currency}, not in USD.`);
}

/** Of a group: test data, and one that the bank takes back, are no statement. */
function requireUpdate(status: string | undefined): void {
  if (status === '2')
    throw new StatementError('In this BAI2 file the bank takes a statement back. Ask the bank for the right one.');
  if (status === '4') throw new StatementError('This BAI2 file is a test of the bank. Download the real one.');
}

/** The days of a file of one account. */
export function readBai2(text: string): BankDay[] {
  const records = recordsOf(text);
  if (records[0]?.fields[0] !== '01')
    throw new StatementError('This is not a BAI2 file: it doesn’t start with an 01 record.');
  const days: BankDay[] = [];
  const accounts = new Set<string>();
  let day = '';
  for (const record of records) {
    const { fields, at } = record;
    const kind = fields[0] ?? '';
    if (!KINDS.has(kind))
      throw new StatementError(`Row ${at} of this BAI2 file starts with “${kind}”, which BAI2 doesn’t have.`);
    if (kind === '02') {
      requireUpdate(fields[3]);
      requireDollars(fields[6]);
      day = dayOf(fields[4] ?? '', at);
    }
    if (kind === '03') {
      accounts.add(fields[1] ?? '');
      requireDollars(fields[2]);
      const summaries = summariesOf(record);
      days.push({ day, opening: summaries.get(OPENING) ?? null, closing: summaries.get(CLOSING) ?? null, lines: [] });
    }
    if (kind === '16') {
      const open = days.at(-1);
      if (!open) throw new StatementError('This BAI2 file has a transaction before its account.');
      const line = lineOf(record);
      if (line) open.lines.push(line);
    }
  }
  if (accounts.size > 1)
    throw new StatementError('This BAI2 file is of several accounts. Upload one file per account.');
  if (records.at(-1)?.fields[0] !== '99')
    throw new StatementError(
      'This BAI2 file ends in the middle: it has no 99 record. Download it from your bank again.',
    );
  return days;
}

const signed = (amount: number) => (amount < 0 ? `-${-amount}` : `${amount}`);
const plain = (words: string) => words.replace(/[,/\r\n]/g, ' ');

/** Writes such a file. */
export function writeBai2(account: string, days: readonly (BankDay & { opening: number; closing: number })[]): string {
  const created = (days.at(-1)?.day ?? '').replaceAll('-', '').slice(2);
  const out = [`01,LOCALBANK,BELONG,${created},0600,1,,,2/`];
  for (const { day, opening, closing, lines } of days) {
    out.push(`02,BELONG,LOCALBANK,1,${day.replaceAll('-', '').slice(2)},,USD,2/`);
    out.push(`03,${account},USD,${OPENING},${signed(opening)},,,${CLOSING},${signed(closing)},,/`);
    for (const { amount, bankRef, reference, description } of lines)
      out.push(
        `16,${amount < 0 ? '475' : '165'},${Math.abs(amount)},Z,${plain(bankRef)},${plain(reference)},${plain(description)}/`,
      );
    out.push(`49,${signed(closing)},${lines.length + 2}/`, `98,${signed(closing)},1,${lines.length + 4}/`);
  }
  out.push(`99,${signed(days.at(-1)?.closing ?? 0)},${days.length},${out.length + 1}/`);
  return `${out.join('\n')}\n`;
}
