import { formatExactMoney } from '@/contract/amounts/cents';
import type { Report, ReportCell, ReportColumn } from '@/contract/platform/reports/endpoints';
import { formatDate } from '@/lib/format/dates';
import { formatNumber } from '@/lib/format/text';

type ReportLine = Report['rows'][number];

export interface Sorting {
  readonly column: number;
  readonly isDescending: boolean;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day that an address names. */
export const dayOf = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' && DAY.test(value) ? value : undefined;

/** Whether every word stands somewhere in a row. */
export function matches(cells: readonly ReportCell[], words: string): boolean {
  const line = cells.join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => line.includes(word));
}

/** Rows in the order of a column; what is empty comes last either way. */
export function sortRows(rows: readonly ReportLine[], sorting: Sorting | undefined): readonly ReportLine[] {
  if (!sorting) return rows;
  const { column, isDescending } = sorting;
  return rows.toSorted((one, other) => {
    const [a, b] = [one.cells[column] ?? null, other.cells[column] ?? null];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
    return isDescending ? -order : order;
  });
}

/** The sums of the rows shown, one for each column that has one. */
export const sumRows = (rows: readonly ReportLine[], columns: readonly ReportColumn[]): (number | null)[] =>
  columns.map(({ hasTotal }, at) =>
    hasTotal ? rows.reduce((sum, { cells }) => sum + Number(cells[at] ?? 0), 0) : null,
  );

export function cellText(cell: ReportCell, { kind }: ReportColumn): string {
  if (cell === null || cell === '' || cell === 0) return '–';
  if (kind === 'date') return formatDate(String(cell));
  if (typeof cell !== 'number') return cell;
  return kind === 'cents' ? formatExactMoney(cell) : formatNumber(cell);
}
