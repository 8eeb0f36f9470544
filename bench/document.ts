// The figures of docs/performance.md: `npm run bench -- SUITE --write` puts what a suite measured between its two marks.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { FiguresTable } from './report';

const FILE = 'docs/performance.md';

const cellText = (text: string) => text.replaceAll('|', '\\|').replaceAll(/(^|[\s(])(\/[\w[\]{}:?&/-]*)/g, '$1`$2`');
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

export interface SuiteRun {
  suite: string;
  tables: readonly FiguresTable[];
  endedAt: Date;
  /** How long the suite took, in milliseconds. */
  took: number;
}

const startMark = (suite: string) => `<!-- figures of ${suite} -->`;
const END_MARK = '<!-- end of figures -->';

/** Figures as Markdown: when and where they were measured, then a table under each title. */
export function figuresText(
  { tables, endedAt, took }: Omit<SuiteRun, 'suite'>,
  cores = availableParallelism(),
): string {
  const day = endedAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const blocks = tables.map(({ title, columns, rows }) =>
    [
      `**${title}**`,
      '',
      row(columns),
      row(columns.map(() => '---')),
      ...rows.map((cells) => row(cells.map(cellText))),
    ].join('\n'),
  );
  return [`Measured on ${day}, in ${(took / 60_000).toFixed(1)} minutes on ${cores} cores.`, ...blocks].join('\n\n');
}

/** A document with the figures of a run in place of those before. */
export function withFigures(document: string, run: SuiteRun): string {
  const start = document.indexOf(startMark(run.suite));
  const end = document.indexOf(END_MARK, start);
  if (start < 0 || end < 0) throw new Error(`${FILE} has no "${startMark(run.suite)}" with an end`);
  return `${document.slice(0, start)}${startMark(run.suite)}\n\n${figuresText(run)}\n\n${document.slice(end)}`;
}

/** Writes the figures of a run into docs/performance.md. */
export function writeFigures(run: SuiteRun): void {
  writeFileSync(FILE, withFigures(readFileSync(FILE, 'utf8'), run));
}
