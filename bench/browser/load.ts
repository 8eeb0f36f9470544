import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { blockingTime, tasksAfterPaint, traceCategories } from './blockingTime';
import { openPhone } from './phone';

export interface LoadReading {
  /** Milliseconds by which tasks after the first paint were longer than 50, until the page came to rest. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
  /** What moved, as `element: score`, largest first. */
  shifts: string[];
  /** Tasks after the first paint in milliseconds, longest first. */
  tasks: number[];
}

interface Recorded {
  /** When tasks that were seen as long ended. */
  busy: number;
  shifts: { at: number; score: number; what: string }[];
}

declare global {
  interface Window {
    /** Written by record.js. */
    loadRecord?: Recorded;
  }
}

const QUIET_MS = 1_500;
const MAX_LOAD_MS = 20_000;

/** Waits until a while has passed without a long task, a request, or a change of layout. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    ({ quiet, most }) => {
      const now = performance.now();
      if (now > most) return true;
      if (document.readyState !== 'complete') return false;
      const { busy = 0, shifts = [] } = window.loadRecord ?? {};
      const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const ends = [busy, ...shifts.map(({ at }) => at), ...requests.map(({ responseEnd }) => responseEnd)];
      return now - Math.max(...ends) > quiet;
    },
    { quiet: QUIET_MS, most: MAX_LOAD_MS },
    { polling: 250, timeout: 2 * MAX_LOAD_MS },
  );
}

/** CLS as browsers define it: the worst window of shifts that are at most a second apart and five seconds in all. */
function layoutShift(shifts: Recorded['shifts']): number {
  let [worst, sum, first, last] = [0, 0, 0, 0];
  for (const { at, score } of shifts) {
    const goesOn = at - last < 1_000 && at - first < 5_000;
    if (!goesOn) first = at;
    sum = goesOn ? sum + score : score;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** Opens an address with an empty cache and measures it until it has come to rest. */
export async function measureLoad(
  browser: Browser,
  origin: string,
  path: string,
  cookie?: string,
): Promise<LoadReading> {
  const { context, page } = await openPhone(browser, origin, { cookie });
  try {
    await page.addInitScript({ path: join(import.meta.dirname, 'record.js') });
    await browser.startTracing(page, { categories: traceCategories });
    const response = await page.goto(path);
    if (response?.status() !== 200) throw new Error(`${path} answered ${response?.status()}`);
    await settled(page);
    const tasks = tasksAfterPaint(await browser.stopTracing());
    const { shifts } = await page.evaluate(() => window.loadRecord as Recorded);
    return {
      tbt: blockingTime(tasks),
      cls: layoutShift(shifts),
      shifts: shifts.toSorted((a, b) => b.score - a.score).map(({ score, what }) => `${what}: ${score.toFixed(3)}`),
      tasks,
    };
  } finally {
    await context.close();
  }
}
