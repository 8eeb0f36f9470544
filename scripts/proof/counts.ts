// How many tests a run really ran, from its own JSON report. A run that ran none, or skipped some, has not passed.
import { readFileSync } from 'node:fs';

export interface Counts {
  ran: number;
  skipped: number;
}

export function vitestCounts(file: string): Counts {
  const report: { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number } =
    JSON.parse(readFileSync(file, 'utf8'));
  return {
    ran: report.numPassedTests + report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function playwrightCounts(file: string): Counts {
  const { stats }: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return { ran: stats.expected + stats.unexpected + stats.flaky, skipped: stats.skipped };
}
