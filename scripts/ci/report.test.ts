import { expect, test } from 'vitest';
import { failureText, retriedText, stepLine, summaryLine } from './report.ts';
import type { Result } from './schedule.ts';

const passed = (name: string, tests?: number): Result => ({ name, ok: true, output: '', milliseconds: 1_234, tests });
const failed = (name: string): Result => ({ name, ok: false, output: 'wrong\n', milliseconds: 500 });

test('a step says its tests and its time', () => {
  expect(stepLine(passed('unit', 812))).toBe('✓ unit  812 tests  1.2 s');
  expect(stepLine(failed('types'))).toBe('✗ types  0.5 s');
  expect(stepLine({ ...failed('bundle'), skippedBecause: 'build' })).toBe('- bundle  not run, because build failed');
});

test('a good run ends with the number of tests, steps and the time', () => {
  expect(summaryLine([passed('types'), passed('unit', 812)], 2, 372_000)).toBe('✓ 812 tests, 2 steps, 6 min 12 s');
});

test('a partial run says so', () => {
  expect(summaryLine([passed('unit', 1)], 9, 1_000)).toBe('✓ 1 test, 1 of 9 steps, 1.0 s');
});

test('a bad run ends with the names of what failed', () => {
  expect(summaryLine([failed('types'), passed('unit', 3), failed('browser')], 3, 1)).toBe('✗ failed: types, browser');
});

test('tests that needed a second try are named', () => {
  expect(retriedText([passed('unit', 3)])).toBe('');
  expect(retriedText([{ ...passed('browser', 9), retried: ['a.spec.ts: opens'] }])).toBe(
    '1 test passed on a second try:\n  a.spec.ts: opens\n',
  );
});

test('what a failed step said is shown whole', () => {
  expect(failureText(failed('types'))).toContain('\nwrong\n');
});
