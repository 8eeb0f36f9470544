import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitByWeight, splitEvenly } from './split';

const amount = fc.integer({ min: -100_000_000, max: 100_000_000 });
const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 12 });
const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);

test('the parts are the whole, none is a cent away from its share, and the same question has the same answer', () => {
  fc.assert(
    fc.property(amount, weights, (total, by) => {
      fc.pre(sum(by) > 0);
      const parts = splitByWeight(total, by);
      expect(sum(parts)).toBe(total);
      for (const [n, part] of parts.entries()) {
        // |part - total * weight / sum| < 1, in whole numbers.
        const apart = BigInt(part) * BigInt(sum(by)) - BigInt(total) * BigInt(by[n] ?? 0);
        expect(apart < 0n ? -apart : apart).toBeLessThan(BigInt(sum(by)));
        expect(Object.is(part, -0)).toBe(false);
      }
      expect(splitByWeight(total, by)).toEqual(parts);
    }),
  );
});

test('who has no weight gets nothing, and a larger weight never gets less', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), weights, (total, by) => {
      const parts = splitByWeight(total, by);
      for (const [n, part] of parts.entries()) {
        if (by[n] === 0) expect(part).toBe(0);
        for (const [m, other] of parts.entries())
          if ((by[n] ?? 0) > (by[m] ?? 0)) expect(part).toBeGreaterThanOrEqual(other);
      }
    }),
  );
});

test('in equal shares the first ones have the cents that do not divide', () => {
  expect(splitEvenly(10_000, 3)).toEqual([3_334, 3_333, 3_333]);
  expect(splitEvenly(10_000, 0)).toEqual([]);
  expect(splitByWeight(5, [0, 0])).toEqual([0, 0]);
  expect(splitEvenly(5, 7)).toEqual([1, 1, 1, 1, 1, 0, 0]);
  // The largest rest gets the cent, not the largest weight.
  expect(splitByWeight(10, [5, 1, 1])).toEqual([7, 2, 1]);
  expect(splitByWeight(-10, [1, 1, 1])).toEqual([-4, -3, -3]);
});
