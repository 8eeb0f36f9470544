import { expect, test } from 'vitest';
import { isWithinTourHours } from './tourHours';

const weekdays = { days: [1, 2, 3, 4, 5], from: '10:00', to: '16:00' };
const allows = (at: string, timeZone = 'America/Los_Angeles') =>
  isWithinTourHours(new Date(at), 30, weekdays, timeZone);

test('a tour lies within the hours of its owner by the clock of the home, in winter and in summer', () => {
  expect(allows('2026-11-23T18:00:00Z')).toBe(true);
  expect(allows('2026-11-23T17:30:00Z')).toBe(false);
  expect(allows('2026-07-20T17:00:00Z')).toBe(true);
  expect(allows('2026-11-23T18:00:00Z', 'America/New_York')).toBe(true);
  expect(allows('2026-11-23T15:30:00Z', 'America/New_York')).toBe(true);
});

test('it ends before they do, and a day that is not allowed has none', () => {
  expect(allows('2026-11-23T23:30:00Z')).toBe(true);
  expect(allows('2026-11-24T00:00:00Z')).toBe(false);
  expect(allows('2026-11-22T20:00:00Z')).toBe(false);
});
