import { expect, test } from 'vitest';
import { visitWindows } from './visitWindows';

const hours = [[8, 10]] as const;

test('gives times at the home on both sides of a change of the clock', () => {
  // Saturday, March 7, 2026, 6 pm in Los Angeles; clocks go forward in the night.
  const windows = visitWindows('America/Los_Angeles', Date.parse('2026-03-08T02:00:00Z'), hours, { days: 3 });
  expect(windows.map(({ from }) => from)).toEqual(['2026-03-08T15:00:00.000Z', '2026-03-09T15:00:00.000Z']);
  expect(windows[0]?.label).toBe('Sun, Mar 8, 8 AM to 10 AM');
  const [back] = visitWindows('America/New_York', Date.parse('2026-11-01T05:00:00Z'), hours, { days: 2 });
  expect(back?.from).toBe('2026-11-01T13:00:00.000Z');
});

test('gives none before the earliest moment', () => {
  const windows = visitWindows('America/Los_Angeles', Date.parse('2026-06-01T16:00:00Z'), hours, { days: 2 });
  expect(windows.map(({ from }) => from)).toEqual(['2026-06-02T15:00:00.000Z']);
});
