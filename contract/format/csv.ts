import { cents } from '@/contract/amounts/cents';

export type CsvCell = string | number | { amount: number };

/**
 * What a spreadsheet takes for a formula (OWASP, CSV injection): its first sign, also full-width, and also behind spaces, line
 * ends, and quotation marks, which some programs drop.
 */
const FORMULA = /^[\s\u200b\ufeff"']*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** At the start of a file: Excel reads UTF-8 only behind it. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Text that a spreadsheet turns into something else: `0123`, a number of more digits than it shows, `1E5`, `1-2`, `Jan 2`,
 * `(5)`, `true`.
 */
const CHANGED: readonly RegExp[] = [
  /^0\d+$/,
  /^\d{12,}$/,
  /^\d+(?:\.\d+)?e[+-]?\d+$/i,
  /^\d{1,2}[-/]\d{1,2}$/,
  /^\d{1,2}[- ]?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$/i,
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[- ]?\d{1,2}$/i,
  /^\(\d+\)$/,
  /^(?:true|false)$/i,
];

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

/** Text as a formula that is that text, which Excel and Google Sheets show as it is: `="0123"`. */
const textCell = (cell: CsvCell): string =>
  typeof cell === 'string' && CHANGED.some((form) => form.test(cell)) ? `"=""${cell}"""` : cellOf(cell);

/** A spreadsheet that people open. What people typed stays text: docs/how-to/spreadsheets.md says where. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]) =>
  `${BYTE_ORDER_MARK}${rows.map((row) => `${row.map(textCell).join(',')}\r\n`).join('')}`;

/**
 * A cell that was read, without what spreadsheets add: Excel keeps zeros in front with `="0123"`, and our own files put an
 * apostrophe before what looks like a formula.
 */
export const plainCell = (cell: string): string => {
  const text = cell.replace(/[\u00a0\u202f]/g, ' ').trim();
  return (/^="([^"]*)"$/.exec(text)?.[1] ?? text).replace(/^'(?=[=+\-@])/, '').trim();
};

/**
 * Whether a spreadsheet wrote a long number as `1.23E+15`: it saves what it shows, so the other digits are lost. Text that
 * people type, such as the unit `1E5`, has no sign behind the letter.
 */
export const isShortenedNumber = (cell: string): boolean => /^[-−]?\d(?:[.,]\d+)?E[+-]\d{2,3}$/i.test(cell.trim());
