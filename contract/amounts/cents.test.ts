import { describe, expect, test } from 'vitest';
import { basisPoints, cents, dollars, formatExactMoney, MAX_CENTS, sumCents } from './cents';

describe('cents', () => {
  test('accepts whole cents up to ten trillion dollars on either side of zero', () => {
    for (const amount of [0, 1, -1, MAX_CENTS, -MAX_CENTS]) expect(cents(amount)).toBe(amount);
    expect(MAX_CENTS).toBe(1_000_000_000_000_000);
  });

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, MAX_CENTS + 1, -MAX_CENTS - 1])('refuses %d', (amount) => {
    expect(() => cents(amount)).toThrow(new RangeError(`${amount} is not an amount in whole cents`));
  });
});

test('dollars are rounded to the nearest cent', () => {
  expect([0.004, 0.005, 12.34, -1.5].map(dollars)).toEqual([0, 1, 1_234, -150]);
});

test('sumCents of nothing is nothing', () => {
  expect(sumCents([])).toBe(0);
  expect(sumCents([cents(1), cents(-3), cents(10)])).toBe(8);
});

test('basisPoints round half a cent away from zero, on either side', () => {
  expect(basisPoints(cents(1_000), 500)).toBe(50);
  expect([49, 50, 51, -49, -50, -51].map((amount) => basisPoints(cents(amount), 100))).toEqual([0, 1, 1, -0, -1, -1]);
});

test('formatExactMoney writes every cent, the thousands, and the sign', () => {
  const written = [0, 1, 10, 100, 99_999, 100_000, 123_456_789, -1, -123_450];
  expect(written.map(formatExactMoney)).toEqual([
    '$0.00',
    '$0.01',
    '$0.10',
    '$1.00',
    '$999.99',
    '$1,000.00',
    '$1,234,567.89',
    '\u2212$0.01',
    '\u2212$1,234.50',
  ]);
  expect(() => formatExactMoney(0.5)).toThrow(RangeError);
});
