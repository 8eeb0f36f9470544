/** What a suite measured: a heading, and rows of cells under names of columns. */
export interface FiguresTable {
  title: string;
  columns: readonly string[];
  rows: string[][];
}

const FIGURE_COLUMNS = ['what', 'measured', 'beside it', 'ratio'];

let tables: FiguresTable[] = [];

/** The tables printed since the last call, for docs/performance.md (bench/document.ts). */
export function takeTables(): FiguresTable[] {
  const taken = tables.filter(({ rows }) => rows.length > 0);
  tables = [];
  return taken;
}

/** Keeps a row of the table of the last title. */
export function keepRow(cells: readonly string[]): void {
  tables.at(-1)?.rows.push([...cells]);
}

/** Prints a heading of figures. */
export function printTitle(title: string, columns: readonly string[] = FIGURE_COLUMNS): void {
  console.log(`\n${title}`);
  tables.push({ title, columns, rows: [] });
}

/** Prints one figure, what it is held against, and the ratio that counts on any machine. */
export function printFigure(what: string, ours: string, yardstick = '', ratio = ''): void {
  console.log(`  ${what.padEnd(46)} ${ours.padStart(14)}   ${yardstick.padEnd(34)} ${ratio}`);
  keepRow([what.trim(), ours, yardstick, ratio]);
}

export const median = (values: readonly number[]): number => percentile(values, 50);

export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

export const ms = (value: number) => `${value < 10 ? value.toFixed(2) : value.toFixed(1)} ms`;
export const perSecond = (value: number) => `${Math.round(value).toLocaleString('en-US')} req/s`;
export const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} KB`;
export const times = (value: number) => `${value.toFixed(2)} x`;
export const percent = (value: number) => `${Math.round(value * 100)}%`;
