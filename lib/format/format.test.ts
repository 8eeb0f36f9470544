import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDate, formatDateTime, formatMonth } from './dates';
import { formatCents } from './money';
import { formatNumber, formatPhone, joinList, pluralize } from './text';

test.each([
  [320_000, '$3,200'],
  [320_050, '$3,200.50'],
  [-2_102_290, '\u2212$21,022.90'],
  [0, '$0'],
])('%i cents are %s', (cents, text) => expect(formatCents(cents)).toBe(text));

test('a local date is the same day everywhere', () => {
  expect(formatDate('2026-06-10')).toBe('Jun 10, 2026');
});

test('formats the month of a picture without its day', () => {
  expect(formatMonth('2026-06-01')).toBe('June 2026');
});

test('amounts, counts, dates and lists read as Intl writes them', () => {
  const exact = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  const [and, or] = (['conjunction', 'disjunction'] as const).map((type) => new Intl.ListFormat('en-US', { type }));
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.nat({ max: 1e12 }), day, fc.array(fc.string()), (cents, date, words) => {
      expect(formatCents(cents)).toBe(exact.format(cents / 100));
      expect(formatNumber(cents)).toBe(cents.toLocaleString('en-US'));
      expect(formatDate(date.toISOString())).toBe(dates.format(date));
      expect(joinList(words)).toBe(and?.format(words));
      expect(joinList(words, 'or')).toBe(or?.format(words));
    }),
  );
});

test('formats a moment in the given zone', () => {
  expect(formatDateTime('2026-06-10T16:00:00Z', 'America/Los_Angeles')).toBe('Wednesday, June 10 at 9:00 AM PDT');
});

test('counts agree with their noun', () => {
  expect([pluralize(1, 'home'), pluralize(1000, 'home'), pluralize(2, 'city', 'cities')]).toEqual([
    '1 home',
    '1,000 homes',
    '2 cities',
  ]);
  expect(joinList(['Oakland', 'Berkeley', 'Alameda'])).toBe('Oakland, Berkeley, and Alameda');
});

test.each([
  ['4155550100', '(415) 555-0100'],
  ['+1 415-555-0100', '(415) 555-0100'],
  ['911', '911'],
])('the number %s is shown as %s', (typed, shown) => expect(formatPhone(typed)).toBe(shown));
