import { cents } from '@/contract/amounts/cents';

export type CsvCell = string | number | { amount: number };

/**
 * What a spreadsheet takes for a formula (OWASP, CSV injection): its first sign, also full-width, and also behind spaces, line
 * ends, and quotation marks, which some programs drop.
 */
const FORMULA = /^[\s\u200b\ufeff"']*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** At the start of a file: Excel reads UTF-8 only behind it. */
const BYTE_ORDER_MARK = '\ufeff';

/** Text that no spreadsheet takes for a formula, and amounts as numbers: `-1234.50`, by moving digits alone. */
function cellOf(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  if (typeof cell !== 'string') {
    const digits = String(Math.abs(cents(cell.amount))).padStart(3, '0');
    return `${cell.amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  }
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A file that programs read, such as those of the IRS: one line of text for each row. */
export const csvForPrograms = (rows: readonly (readonly CsvCell[])[]) =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

/** A spreadsheet that people open. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]) => `${BYTE_ORDER_MARK}${csvForPrograms(rows)}`;

/**
 * A cell that was read, without what spreadsheets add: Excel keeps zeros in front with `="0123"`, and our own files put an
 * apostrophe before what looks like a formula.
 */
export const plainCell = (cell: string): string => {
  const text = cell.replace(/[\u00a0\u202f]/g, ' ').trim();
  return (/^="([^"]*)"$/.exec(text)?.[1] ?? text).replace(/^'(?=[=+\-@])/, '').trim();
};
