import type { StatementFormat } from '@/contract/money/reconciliations/constants';
import { readBai2 } from './bai2';
import { type BankDay, StatementError } from './bank';
import { accountOfCsv, readCsv } from './csv';
import { isOfx, readOfx } from './ofx';

const readers: Readonly<Record<StatementFormat, (text: string) => BankDay[]>> = {
  csv: readCsv,
  bai2: readBai2,
  ofx: readOfx,
};

/** What people choose by mistake, by how it starts. */
const others: readonly [RegExp, string][] = [
  [/^%PDF/, 'a PDF'],
  [/^PK|^ÐÏ|^\ufffd{2}/, 'an Excel workbook'],
  [/^!(?:Type|Account|Option)/i, 'a QIF file'],
  [/^\{1:|^:20:/, 'an MT940 file'],
  [/^<[\s\S]{0,600}?\bcamt\.05\d/, 'a camt file (ISO 20022)'],
  [/^</, 'an XML file of another kind'],
];

/** The format of a file by its content: its name says little. */
function formatOf(text: string): StatementFormat {
  if (isOfx(text)) return 'ofx';
  const other = others.find(([start]) => start.test(text));
  if (other)
    throw new StatementError(
      `This is ${other[1]}. We read CSV, BAI2, and OFX or QFX. Download one of these from your bank.`,
    );
  return /^01,/.test(text) ? 'bai2' : 'csv';
}

export interface StatementFile {
  format: StatementFormat;
  days: BankDay[];
  /** The last four characters of the account that the file names; null where it names none. */
  accountEnding: string | null;
}

const accountPatterns: Readonly<Record<Exclude<StatementFormat, 'csv'>, RegExp>> = {
  bai2: /^03,([^,/]+)/m,
  ofx: /<ACCTID>\s*([^<\s]+)/i,
};

function accountEndingOf(format: StatementFormat, text: string): string | null {
  if (format === 'csv') return accountOfCsv(text);
  const named = accountPatterns[format].exec(text)?.[1]?.replace(/[^\da-z]/gi, '');
  return named ? named.slice(-4) : null;
}

const sumOf = ({ lines }: BankDay) => lines.reduce((total, { amount }) => total + amount, 0);

/** Parts of a day that follow from each other as one; anything else twice is refused. */
function joinDays(days: readonly BankDay[]): BankDay[] {
  const joined: BankDay[] = [];
  for (const one of days) {
    const last = joined.at(-1);
    if (last?.day !== one.day) joined.push({ ...one, lines: [...one.lines] });
    else if (one.opening !== null && one.opening === last.closing) {
      last.lines.push(...one.lines);
      last.closing = one.closing;
    } else throw new StatementError(`This statement has ${one.day} twice. Download it from your bank again.`);
  }
  return joined;
}

/**
 * The days of a statement file, the oldest first; throws `StatementError` for what is none. A day with a closing balance has
 * an opening one.
 */
export function readStatement(file: string): StatementFile {
  const text = file.replace(/^\ufeff/, '').trimStart();
  const format = formatOf(text);
  const days = joinDays(readers[format](text).sort((one, two) => one.day.localeCompare(two.day)));
  if (days.length === 0) throw new StatementError('This statement has no days in it.');
  for (const day of days) if (day.closing !== null) day.opening ??= day.closing - sumOf(day);
  return { format, days, accountEnding: accountEndingOf(format, text) };
}
