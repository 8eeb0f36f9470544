// How many tests a run really ran, from its own JSON report. A run that ran none, or skipped some, has not passed.
import { readFileSync } from 'node:fs';

export interface Counts {
  ran: number;
  skipped: number;
  /** Titles of tests that passed on a second try. */
  retried: string[];
}

export function vitestCounts(file: string): Counts {
  const report: { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number } =
    JSON.parse(readFileSync(file, 'utf8'));
  return {
    ran: report.numPassedTests + report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    retried: [],
  };
}

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; file: string; tests: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: Suite[];
}

export function playwrightCounts(file: string): Counts {
  const { stats, suites = [] }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  return {
    ran: stats.expected + stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    retried: suites.flatMap(flakyTitles),
  };
}

/** Playwright calls a test flaky that failed and then passed. */
function flakyTitles({ suites = [], specs = [] }: Suite): string[] {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...flaky.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(flakyTitles)];
}
