import { type CsvCell, csvOf } from '@/contract/format/csv';
import {
  MAX_REPORT_ROWS,
  type Report,
  type ReportCell,
  type ReportColumn,
} from '@/contract/platform/reports/endpoints';
import type { DeskReport, ReportRow } from '@/server/desk/types';

export const presentSummary = ({ id, title, summary, hasAsOf }: DeskReport) => ({ id, title, summary, hasAsOf });

export function presentReport(report: DeskReport, asOf: string, rows: readonly ReportRow[]): Report {
  const columns = [...report.columns(asOf)];
  return {
    ...presentSummary(report),
    asOf,
    columns,
    rows: rows.slice(0, MAX_REPORT_ROWS).map(({ id, href = null, cells }) => ({ id, href, cells: [...cells] })),
    totals: totalsOf(columns, rows),
    count: rows.length,
  };
}

/** The sum of each column that has one. */
const totalsOf = (columns: readonly ReportColumn[], rows: readonly ReportRow[]) =>
  columns.map(({ hasTotal }, at) =>
    hasTotal ? rows.reduce((sum, { cells }) => sum + Number(cells[at] ?? 0), 0) : null,
  );

const csvCell = (cell: ReportCell | undefined, { kind }: ReportColumn): CsvCell =>
  cell == null ? '' : kind === 'cents' ? { amount: Number(cell) } : cell;

/** All rows under their labels, and the totals in a last line. */
export function presentCsv(report: DeskReport, asOf: string, rows: readonly ReportRow[]): string {
  const columns = report.columns(asOf);
  const totals = totalsOf(columns, rows);
  const lineOf = (cells: readonly ReportCell[]) => columns.map((column, at) => csvCell(cells[at], column));
  return csvOf([
    columns.map(({ label }) => label),
    ...rows.map(({ cells }) => lineOf(cells)),
    ...(totals.some((total) => total !== null) ? [['Total', ...lineOf(totals).slice(1)]] : []),
  ]);
}
