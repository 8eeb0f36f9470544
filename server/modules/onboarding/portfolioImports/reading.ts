// A CSV file as people export and save it: any separator, a byte order mark, rows of titles and totals around the table.
import { parse } from 'csv-parse/sync';
import { plainCell } from '@/contract/format/csv';
import {
  type ImportFileKind,
  type ImportSource,
  MAX_IMPORT_ROWS,
} from '@/contract/onboarding/portfolioImports/constants';
import { SharedError } from '@/server/bundles/sharedError';
import { type ImportColumn, importColumns, sourceHeaders } from './columns.data';

export interface TableRow {
  /** Its line in the file. */
  at: number;
  cells: readonly string[];
}

export interface Table {
  header: readonly string[];
  rows: readonly TableRow[];
}

/** A file that is no table, in words for who uploads it. */
export class TableError extends SharedError {
  static override readonly kind: string = 'TableError';
}

/** `Lease From*` is `lease from`, and `Size (sqft)` is `size sqft`. */
export const headerName = (cell: string): string =>
  cell
    .toLowerCase()
    .replace(/[*:.,()#]+/g, ' ')
    .replace(/[\s_]+/g, ' ')
    .trim();

function parseRows(text: string, delimiter: string): TableRow[] {
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

const knownNames = (kind: ImportFileKind) => new Set(importColumns[kind].flatMap(({ names }) => names));
/** Titles stand above the header in some exports. */
const MAX_TITLE_ROWS = 20;

const filled = (cells: readonly string[]) => cells.filter((cell) => cell !== '').length;
const TOTAL = /^(?:sub|grand )?totals?\b/i;
/** A row of the table, and no heading, total, or repeated header. */
const isRecord = ({ cells }: TableRow, header: readonly string[]) =>
  filled(cells) > 1 && !cells.some((cell) => TOTAL.test(cell)) && cells.some((cell, n) => cell !== (header[n] ?? ''));

/** The rows below the row that names the most columns of this kind. Throws a TableError. */
export function readTable(text: string, kind: ImportFileKind): Table {
  const known = knownNames(kind);
  let best: { header: TableRow; rows: TableRow[]; score: number } | undefined;
  for (const delimiter of [',', ';', '\t', '|']) {
    let rows: TableRow[];
    try {
      rows = parseRows(text, delimiter);
    } catch {
      throw new TableError('A quotation mark is open at the end of this file. Export it again as CSV.');
    }
    for (const [n, row] of rows.slice(0, MAX_TITLE_ROWS).entries()) {
      const score = row.cells.filter((cell) => known.has(headerName(cell))).length;
      if (score > (best?.score ?? 0)) best = { header: row, rows: rows.slice(n + 1), score };
    }
  }
  if (!best)
    throw new TableError('We found none of the columns in this file. Download our template and compare the first row.');
  const header = best.header.cells;
  const rows = best.rows.filter((row) => isRecord(row, header));
  if (rows.length === 0) throw new TableError('This file has a first row and nothing below it.');
  if (rows.length > MAX_IMPORT_ROWS)
    throw new TableError(`This file has ${rows.length} rows. Split it: at most ${MAX_IMPORT_ROWS} are read at once.`);
  return { header, rows };
}

/** The system that a first row looks like; null for any other spreadsheet. */
export function sourceOf(header: readonly string[], kind: ImportFileKind): ImportSource | null {
  const names = new Set(header.map(headerName));
  const isTemplate = importColumns[kind].every(({ label }) => names.has(headerName(label)));
  if (isTemplate) return 'template';
  return sourceHeaders.find((each) => each.names.every((name) => names.has(name)))?.source ?? null;
}

/** The column of the file for each thing we read: what staff chose, or else the first name that it has. */
export type ChosenColumns = Readonly<Record<string, string | null>>;

const suggested = ({ names }: ImportColumn, header: readonly string[]): string | null => {
  const own = header.map(headerName);
  const name = names.find((each) => own.includes(each));
  return name === undefined ? null : (header[own.indexOf(name)] ?? null);
};

/** Each thing we read with its column, the name in the first row or null. */
export const columnsOf = (kind: ImportFileKind, header: readonly string[], chosen: ChosenColumns) =>
  importColumns[kind].map((column) => ({
    ...column,
    header: column.key in chosen ? (chosen[column.key] ?? null) : suggested(column, header),
  }));
