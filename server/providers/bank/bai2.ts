// BAI2 (ANSI X9.121 before it): the statement file of US banks. Amounts are whole cents; a record ends with a slash, and
// one that starts with 88 goes on with the record before it.
import { type BankDay, type BankLine, StatementError } from './bank';

const OPENING = '010';
const CLOSING = '015';
/** Types of single transactions: 100 to 399 are credits, 400 to 699 are debits. */
const FIRST_DEBIT = 400;

/** Records with their continuations joined, each as its fields. */
function recordsOf(text: string): string[][] {
  const joined: string[] = [];
  for (const line of text.split(/\r?\n/).map((each) => each.trim().replace(/\/$/, ''))) {
    if (line === '') continue;
    const at = joined.length - 1;
    if (line.startsWith('88,') && at >= 0) joined[at] = `${joined[at]},${line.slice(3)}`;
    else joined.push(line);
  }
  return joined.map((record) => record.split(','));
}

const dayOf = (yymmdd: string): string => {
  if (!/^\d{6}$/.test(yymmdd)) throw new StatementError('A date in this BAI2 file is not six digits.');
  return `20${yymmdd.slice(0, 2)}-${yymmdd.slice(2, 4)}-${yymmdd.slice(4, 6)}`;
};

function centsOf(text: string): number {
  if (!/^[+-]?\d{1,13}$/.test(text)) throw new StatementError(`“${text}” in this BAI2 file is not an amount in cents.`);
  return Number(text);
}

/** The amount that stands behind a summary code: `010,12345,,,015,…`, four fields each. */
function summary(fields: readonly string[], code: string): number | null {
  for (let at = 3; at + 1 < fields.length; at += 4) if (fields[at] === code) return centsOf(fields[at + 1] ?? '');
  return null;
}

function lineOf([, type = '', amount = '', funds = '', ...rest]: string[]): BankLine {
  // Funds of type S state three parts, of type V a date and a time, of type D a list with its length.
  const skipped = funds === 'S' ? 3 : funds === 'V' ? 2 : funds === 'D' ? 1 + 2 * Number(rest[0] ?? 0) : 0;
  const [bankRef = '', reference = '', ...words] = rest.slice(skipped);
  const cents = centsOf(amount);
  return {
    amount: Number(type) >= FIRST_DEBIT ? -cents : cents,
    bankRef,
    reference,
    description: words.join(','),
  };
}

/** The days of a file of one account. */
export function readBai2(text: string): BankDay[] {
  const records = recordsOf(text);
  if (records[0]?.[0] !== '01')
    throw new StatementError('This is not a BAI2 file: it doesn’t start with an 01 record.');
  const days: BankDay[] = [];
  const accounts = new Set<string>();
  let day = '';
  for (const fields of records) {
    const [kind] = fields;
    if (kind === '02') day = dayOf(fields[4] ?? '');
    if (kind === '03') {
      accounts.add(fields[1] ?? '');
      days.push({ day, opening: summary(fields, OPENING), closing: summary(fields, CLOSING), lines: [] });
    }
    if (kind === '16') {
      const open = days.at(-1);
      if (!open) throw new StatementError('This BAI2 file has a transaction before its account.');
      open.lines.push(lineOf(fields));
    }
  }
  if (accounts.size > 1)
    throw new StatementError('This BAI2 file is of several accounts. Upload one file per account.');
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
