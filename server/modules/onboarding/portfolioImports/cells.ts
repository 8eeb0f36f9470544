// Cells of a row as values, in the readers that the rest of the product uses. What cannot be read is a problem of its row.

import { readLastName } from '@/contract/account/users/personName';
import { isShortenedNumber } from '@/contract/format/csv';
import { EmailAddress } from '@/contract/format/emailAddress';
import { readPhone } from '@/contract/format/phoneText';
import type { ImportFileKind } from '@/contract/onboarding/portfolioImports/constants';
import type { ImportProblem } from '@/contract/onboarding/portfolioImports/endpoints';
import { centsOfText, dayOfText } from '@/server/providers/bank/amountsAndDates';
import { StatementError } from '@/server/providers/bank/bank';
import { type ChosenColumns, columnsOf, type Table, type TableRow } from './reading';

/** Columns of labels that look like a day and a month. */
const LABELS: ReadonlySet<string> = new Set(['homeId', 'ownerId', 'unit']);
const DAY_NAME = /^(?:\d{1,2}-[A-Z][a-z]{2}|[A-Z][a-z]{2}-\d{2})$/;

/** A row of a file that is read by what its columns mean. */
export class ImportRow {
  private readonly positions: ReadonlyMap<string, number>;
  /** Columns of cells that lost what they said: their other problems follow from that. */
  private readonly lost = new Set<string>();

  constructor(
    readonly kind: ImportFileKind,
    private readonly row: TableRow,
    private readonly labels: ReadonlyMap<string, string>,
    positions: ReadonlyMap<string, number>,
    private readonly problems: ImportProblem[],
  ) {
    this.positions = positions;
    for (const key of positions.keys()) this.checkLost(key);
  }

  get at(): number {
    return this.row.at;
  }

  /** The cell as text; empty where the file has no such column. */
  text(key: string): string {
    const at = this.positions.get(key);
    return at === undefined ? '' : (this.row.cells[at] ?? '');
  }

  refuse(key: string | null, message: string, fix: string): void {
    this.add(key, message, fix, false);
  }

  warn(key: string | null, message: string, fix: string): void {
    this.add(key, message, fix, true);
  }

  /** A spreadsheet that opened the file may have put something else in a cell. */
  private checkLost(key: string): void {
    const text = this.text(key);
    if (isShortenedNumber(text))
      this.refuse(
        key,
        `“${text}” is a number that a spreadsheet shortened: its last digits are lost.`,
        'Format the column as text, enter the whole number, and save the file again.',
      );
    else if (LABELS.has(key) && DAY_NAME.test(text))
      this.refuse(
        key,
        `“${text}” may be a label such as 2-1 that a spreadsheet turned into a date.`,
        'Format the column as text, enter the label again, and save the file.',
      );
    else return;
    this.lost.add(key);
  }

  private add(key: string | null, message: string, fix: string, isWarning: boolean): void {
    if (key !== null && this.lost.has(key)) return;
    const column = key === null ? null : (this.labels.get(key) ?? key);
    this.problems.push({ kind: this.kind, row: this.at, column, isWarning, message, fix });
  }

  /** Text for a name or a label; what a spreadsheet would take for a formula is refused. */
  label(key: string, max = 120): string {
    const text = this.text(key);
    if (/^[=+@]/.test(text)) this.refuse(key, `“${text.slice(0, 40)}” is a formula.`, 'Replace it by its value.');
    if (text.length > max) this.refuse(key, `This has ${text.length} characters.`, `Shorten it to ${max}.`);
    return text.slice(0, max);
  }

  /** Whole cents; null for an empty cell. */
  cents(key: string): number | null {
    return this.reading(key, () => centsOfText(this.text(key)), 'Enter an amount such as 1,234.50.');
  }

  /** Whole cents from zero up. */
  amount(key: string): number | null {
    const cents = this.cents(key);
    if (cents === null || cents >= 0) return cents;
    this.refuse(key, 'This amount is below zero.', 'Enter it without a minus sign or parentheses.');
    return null;
  }

  /** A local day; null for an empty cell. */
  day(key: string): string | null {
    if (this.text(key) === '') return null;
    return this.reading(key, () => dayOfText(this.text(key)), 'Enter a date such as 12/31/2026.');
  }

  /** A number within bounds; null for an empty cell. */
  number(key: string, { min, max }: { min: number; max: number }): number | null {
    const text = this.text(key).replace(/,/g, '').replace(/%$/, '').trim();
    // Accounting programs write dashes for nothing.
    if (/^[-–—]*$/.test(text)) return null;
    const number = /^[-+]?\d*\.?\d+$/.test(text) ? Number(text) : Number.NaN;
    if (number >= min && number <= max) return number;
    this.refuse(key, `“${this.text(key)}” is not a number from ${min} to ${max}.`, 'Enter digits alone.');
    return null;
  }

  /** An address in lower case; of several, the first. */
  email(key: string): string | null {
    const [first = ''] = this.text(key).split(/[;,\s]+/);
    if (first === '') {
      this.refuse(key, 'There is no email address.', 'Add one: people log in with it.');
      return null;
    }
    const read = EmailAddress.safeParse(first);
    if (read.success) return read.data;
    this.refuse(key, `“${first}” is not an email address.`, 'Enter an address such as name@example.com.');
    return null;
  }

  /** E.164; null for an empty cell. What cannot be called is left out with a warning. */
  phone(key: string): string | null {
    // `Mobile: (415) 555-0100, Home: …`: the first number counts.
    const [first = ''] = this.text(key).split(/[,;]/);
    const typed = first.replace(/^[a-z ]+:/i, '').trim();
    if (typed === '') return null;
    const read = readPhone(typed);
    if (read !== undefined) return read;
    this.warn(key, `“${typed}” is not a full phone number.`, 'Correct it, or import without it.');
    return null;
  }

  private reading<T>(key: string, read: () => T, fix: string): T | null {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof StatementError)) throw error;
      this.refuse(key, error.message, fix);
      return null;
    }
  }
}

/** The rows of a table, each read by what its columns mean; a required column that is missing is a problem of the file. */
export function importRows(
  kind: ImportFileKind,
  table: Table,
  chosen: ChosenColumns,
  problems: ImportProblem[],
): ImportRow[] {
  const columns = columnsOf(kind, table.header, chosen);
  for (const { label, isRequired, header } of columns)
    if (isRequired && header === null)
      problems.push({
        kind,
        row: null,
        column: label,
        isWarning: false,
        message: `No column is chosen for “${label}”.`,
        fix: 'Choose the column under “Columns of this file”.',
      });
  const labels = new Map(columns.map(({ key, label }) => [key, label]));
  const positions = new Map(
    columns.flatMap(({ key, header }) => {
      const at = header === null ? -1 : table.header.indexOf(header);
      return at < 0 ? [] : [[key, at] as const];
    }),
  );
  return table.rows.map((row) => new ImportRow(kind, row, labels, positions, problems));
}

/** First and last name of `Alvarez, Ada`, `Ada Alvarez`, or of two columns. A company has its name as the first. */
export function personName(row: ImportRow): { firstName: string; lastName: string } | null {
  const [firstName, lastName] = [row.label('firstName', 60), readLastName(row.label('lastName', 60))];
  if (firstName || lastName) return { firstName: firstName || lastName, lastName: firstName ? lastName : '' };
  const full = row.label('name').replace(/\s+/g, ' ');
  const [, last, first] = /^([^,]+), ([^,]+)$/.exec(full) ?? [];
  const isCompany = /\b(?:llc|inc|corp|trust|lp|llp|company|co|partners|properties|holdings)\b/i.test(full);
  if (last && first && !isCompany) return { firstName: first, lastName: last };
  if (full === '') return null;
  const at = full.lastIndexOf(' ');
  return isCompany || at < 0
    ? { firstName: full, lastName: '' }
    : { firstName: full.slice(0, at), lastName: full.slice(at + 1) };
}
