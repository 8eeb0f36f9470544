import { cents } from '@/contract/amounts/cents';

export type CsvCell = string | { amount: number };

/** Text that no spreadsheet takes for a formula, and amounts as numbers: `-1234.50`, by moving digits alone. */
function cellOf(cell: CsvCell): string {
  if (typeof cell !== 'string') {
    const digits = String(Math.abs(cents(cell.amount))).padStart(3, '0');
    return `${cell.amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  }
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A spreadsheet with one line of text for each row. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]) =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
