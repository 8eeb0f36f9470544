import { keepRow, kilobytes, ms, printFigure, times } from '../report';

export const PAGE_COLUMNS = [
  'page',
  'blocked (TBT)',
  'largest paint (LCP)',
  'shift (CLS)',
  'JavaScript',
  'over budget',
];

/** What a page may need, as multiples of the bare page; layout shift and touches as they are. */
export const BUDGET = {
  tbt: { public: 3, account: 4 },
  lcp: 1.6,
  script: 1.5,
  cls: 0.02,
  inpMs: 200,
} as const;

export interface PageFigures {
  name: string;
  kind: 'bare' | 'public' | 'account';
  /** Milliseconds. */
  lcp: number;
  tbt: number;
  cls: number;
  /** Bytes of JavaScript before the page responds, gzip. */
  script: number;
  /** What moved. */
  shifts: readonly string[];
}

/** What a page exceeds, as short names. */
export function exceeded(page: PageFigures, bare: PageFigures): string[] {
  const over = (what: string, value: number, most: number) => (value > most ? [what] : []);
  return [
    ...over('TBT', page.tbt / bare.tbt, page.kind === 'public' ? BUDGET.tbt.public : BUDGET.tbt.account),
    ...over('LCP', page.lcp / bare.lcp, BUDGET.lcp),
    ...over('CLS', page.cls, BUDGET.cls),
    ...over('JavaScript', page.script / bare.script, BUDGET.script),
  ];
}

/** Prints ratios to the bare page, and what is over budget. */
export function printPages(bare: PageFigures, pages: readonly PageFigures[]): void {
  const print = (name: string, cells: readonly string[], note = '') =>
    console.log(`  ${name.padEnd(18)} ${cells.map((cell) => cell.padStart(18)).join('')}   ${note}`);
  const line = (name: string, cells: readonly string[], over: readonly string[] = []) => {
    print(name, cells, over.length > 0 ? `over budget: ${over.join(', ')}` : '');
    keepRow([name, ...cells, over.join(', ')]);
  };
  print('', ['TBT', 'LCP', 'CLS', 'JavaScript']);
  line(bare.name, [ms(bare.tbt), ms(bare.lcp), bare.cls.toFixed(3), kilobytes(bare.script)]);
  for (const page of pages) {
    const over = exceeded(page, bare);
    line(
      page.name,
      [
        `${ms(page.tbt)} ${times(page.tbt / bare.tbt)}`,
        `${ms(page.lcp)} ${times(page.lcp / bare.lcp)}`,
        page.cls.toFixed(3),
        `${kilobytes(page.script)} ${times(page.script / bare.script)}`,
      ],
      over,
    );
    if (page.cls > BUDGET.cls) for (const shift of new Set(page.shifts)) console.log(`      moves: ${shift}`);
  }
}

export interface Touch {
  name: string;
  /** Milliseconds from each touch to its next frame. */
  waits: readonly number[];
}

export const slowestWait = ({ waits }: Touch): number => Math.max(...waits);

export function printInteractions(touches: readonly Touch[]): void {
  for (const touch of touches) {
    const slowest = slowestWait(touch);
    printFigure(touch.name, ms(slowest), `at most ${BUDGET.inpMs} ms`, slowest > BUDGET.inpMs ? 'over budget' : '');
  }
}
