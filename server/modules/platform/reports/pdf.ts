// A report on landscape pages.
import { setImmediate } from 'node:timers/promises';
import { formatExactMoney } from '@/contract/amounts/cents';
import { formatDay } from '@/contract/format/days';
import {
  MAX_PRINTED_ROWS,
  type Report,
  type ReportCell,
  type ReportColumn,
} from '@/contract/platform/reports/endpoints';
import { openPdf } from '@/server/pdf/document';

/** Rows that are drawn before others get the processor. */
const ROWS_AT_ONCE = 20;
/** Characters that a column is at least and at most as wide as, compared with the others. */
const WIDTHS = { least: 7, most: 30 } as const;

const numbers = new Intl.NumberFormat('en-US');

function printed(cell: ReportCell | undefined, { kind }: ReportColumn): string {
  if (cell === null || cell === undefined || cell === '') return '–';
  if (kind === 'date') return formatDay(String(cell), 'medium');
  if (kind === 'cents') return formatExactMoney(Number(cell));
  return kind === 'number' ? numbers.format(Number(cell)) : String(cell);
}

const widthOf = (label: string, texts: readonly string[]) => {
  const longest = Math.max(...label.split(' ').map(({ length }) => length), ...texts.map(({ length }) => length));
  return Math.min(WIDTHS.most, Math.max(WIDTHS.least, longest));
};

type Printed = Pick<Report, 'title' | 'summary' | 'asOf' | 'columns' | 'rows' | 'totals' | 'count'>;

export async function renderReport(report: Printed, createdAt: Date): Promise<Uint8Array> {
  const { title, summary, asOf, columns, totals, count } = report;
  const rows = report.rows.slice(0, MAX_PRINTED_ROWS);
  const day = formatDay(asOf, 'long');
  const pdf = openPdf({ title: `${title}, ${day}`, createdAt, footer: `${title} · ${day}`, isWide: true });
  pdf.title(title);
  pdf.paragraph(`As of ${day}. ${summary}`, 'soft');
  if (rows.length < count)
    pdf.paragraph(`The first ${rows.length} of ${count} rows. The CSV has all of them, and the totals are of all.`);
  const lines = rows.map(({ cells }) => columns.map((column, at) => printed(cells[at], column)));
  const sums = columns.map((column, at) =>
    at === 0 ? 'Total' : totals[at] == null ? '' : printed(totals[at], column),
  );
  const addRow = pdf.sheet(
    columns.map(({ label, kind }, at) => ({
      label,
      isNumber: kind === 'cents' || kind === 'number',
      weight: widthOf(label, [...lines.map((line) => line[at] ?? ''), sums[at] ?? '']),
    })),
  );
  for (const [n, line] of lines.entries()) {
    addRow(line);
    if (n % ROWS_AT_ONCE === 0) await setImmediate();
  }
  if (totals.some((total) => total !== null)) addRow(sums, true);
  return pdf.bytes();
}
