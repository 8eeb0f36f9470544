// The section of docs/performance.md that holds the figures of this suite: `npm run bench -- browser --write` writes it.
import { readFileSync, writeFileSync } from 'node:fs';
import { kilobytes, times } from '../report';
import { BUDGET, exceeded, type PageFigures, slowestWait, type Touch } from './tables';

const FILE = 'docs/performance.md';
const HEADING = '## Pages on a slow phone';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

export interface BrowserFigures {
  bare: PageFigures;
  pages: readonly PageFigures[];
  touches: readonly Touch[];
}

/** The section as Markdown, from its heading to the next one. */
export function section({ bare, pages, touches }: BrowserFigures, measuredAt: Date): string {
  const day = measuredAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const budgets = [
    ['total blocking time', `${BUDGET.tbt.public} times on public pages, ${BUDGET.tbt.account} times in the account`],
    ['largest paint (LCP)', `${BUDGET.lcp} times`],
    ['JavaScript before a page responds, gzip', `${BUDGET.script} times`],
    ['layout shift (CLS)', `${BUDGET.cls}`],
    ['a touch until its next frame (INP), at 4 times slowdown', `${BUDGET.inpMs} ms`],
  ];
  return [
    HEADING,
    '',
    `\`npm run bench -- browser --write\` measures this and writes this section. Ratios are to a bare page of the stack in the same run. Blocking time is processor time of the page, times four; the largest paint is what Lighthouse simulates.`,
    '',
    row(['what', 'budget']),
    row(['---', '---']),
    ...budgets.map(row),
    '',
    `Measured on ${day}. The bare page: ${Math.round(bare.tbt)} ms blocked, ${Math.round(bare.lcp)} ms to its largest paint, ${kilobytes(bare.script)} of JavaScript.`,
    '',
    row(['page', 'blocked', 'largest paint', 'layout shift', 'JavaScript', 'over budget']),
    row(Array.from({ length: 6 }, () => '---')),
    ...pages.map((page) =>
      row([
        page.name.startsWith('/') ? `\`${page.name}\`` : page.name,
        times(page.tbt / bare.tbt),
        times(page.lcp / bare.lcp),
        page.cls.toFixed(3),
        times(page.script / bare.script),
        exceeded(page, bare).join(', '),
      ]),
    ),
    '',
    row(['touch', 'slowest frame']),
    row(['---', '---']),
    ...touches.map((touch) => row([touch.name, `${Math.round(slowestWait(touch))} ms`])),
    '',
  ].join('\n');
}

/** Puts the figures into docs/performance.md in place of those before. */
export function writeSection(figures: BrowserFigures, measuredAt: Date): void {
  const text = readFileSync(FILE, 'utf8');
  const start = text.indexOf(HEADING);
  const end = text.indexOf('\n## ', start + 1) + 1;
  if (start < 0 || end === 0) throw new Error(`${FILE} has no section "${HEADING}"`);
  writeFileSync(FILE, `${text.slice(0, start)}${section(figures, measuredAt)}\n${text.slice(end)}`);
}
