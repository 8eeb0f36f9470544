// What a person reads: a line a step, the full output of what failed, one line at the end.
import { seconds } from '../lib/progress.ts';
import type { Result } from './schedule.ts';

/** One step has ended. */
export function stepLine({ name, ok, milliseconds, tests, skippedBecause }: Result): string {
  if (skippedBecause) return `- ${name}  not run, because ${skippedBecause} failed`;
  return `${ok ? '✓' : '✗'} ${name}${tests === undefined ? '' : `  ${count(tests, 'test')}`}  ${seconds(milliseconds)}`;
}

/** The output of a failed step between two rules, so that it is found in a long log. */
export function failureText({ name, output }: Result): string {
  const rule = '─'.repeat(Math.max(4, 60 - name.length));
  return `── ${name} ${rule}\n${output.trimEnd()}\n${'─'.repeat(64)}`;
}

/** Tests that needed a second try, a line each; a run that needed none says nothing. */
export function retriedText(results: readonly Result[]): string {
  const titles = results.flatMap(({ retried = [] }) => retried);
  if (titles.length === 0) return '';
  return `${count(titles.length, 'test')} passed on a second try:\n${titles.map((title) => `  ${title}`).join('\n')}\n`;
}

/** The last line of a run; `all` is how many steps there would be without `--only` and `--skip`. */
export function summaryLine(results: readonly Result[], all: number, milliseconds: number): string {
  const failed = results.filter(({ ok }) => !ok);
  if (failed.length > 0) return `✗ failed: ${failed.map(({ name }) => name).join(', ')}`;
  const tests = results.reduce((sum, result) => sum + (result.tests ?? 0), 0);
  const steps = results.length === all ? count(all, 'step') : `${results.length} of ${all} steps`;
  return `✓ ${count(tests, 'test')}, ${steps}, ${seconds(milliseconds)}`;
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
}
