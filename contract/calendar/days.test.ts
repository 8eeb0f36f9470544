import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, lastDayOfTerm } from './days';

test.each([
  ['2026-12-01', 12, '2027-11-30'],
  ['2026-03-15', 6, '2026-09-14'],
  ['2027-03-01', 12, '2028-02-29'],
  // No January 31 in February, and no February 29 in 2029: the term has all of its last month.
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2028-02-29', 48, '2032-02-28'],
  ['2026-08-31', 18, '2028-02-29'],
] as const)('a term from %s of %s months ends on %s', (startOn, months, endOn) => {
  expect(lastDayOfTerm(startOn, months)).toBe(endOn);
});

test('terms follow one another without a gap or an overlap of more than the days a shorter month lacks', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 36 }), (offset, months) => {
      const startOn = addDays('2020-01-01', offset);
      const endOn = lastDayOfTerm(startOn, months);
      const next = addMonths(startOn, months);
      expect(daysBetween(endOn, next)).toBe(next.slice(8) === startOn.slice(8) ? 1 : 0);
    }),
  );
});

test('days are the same number of days over a change of the clocks and a leap day', () => {
  expect(addDays('2027-03-13', 1)).toBe('2027-03-14');
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(daysBetween('2028-02-01', '2028-03-01')).toBe(29);
  expect(daysBetween('2026-10-25', '2026-11-08')).toBe(14);
});
