import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ScoredComparable } from '@/server/modules/homes/estimates/comparables';
import { confidenceOf } from '@/server/modules/homes/estimates/confidence';
import { daysToLease } from '@/server/modules/homes/estimates/pricing';
import type { RentEstimate } from '@/server/rentModel/rentModel';
import { blendWithComparables } from './blending';

const model = { estimate: 3000, low: 2600, high: 3400 } as RentEstimate;
const facts = { sqft: 1200, geo: 'exact' } as Parameters<typeof confidenceOf>[1];
const comparable = (adjusted: number, dissimilarity = 0.5) =>
  ({ adjusted, dissimilarity, km: 1, candidate: {} }) as unknown as ScoredComparable;

test('homes alike that all ask for more than the range widen it, and the words say so', () => {
  const blended = blendWithComparables(
    model,
    Array.from({ length: 8 }, () => comparable(4500)),
  );
  expect(blended).toMatchObject({ disagreement: 'higher', high: 4500 });
  const { level, reasons } = confidenceOf(blended, facts);
  expect(level).toBe('low');
  expect(reasons.join(' ')).toContain('rent for more than our model says');
  expect(reasons.join(' ')).not.toContain('too few similar homes');
});

test('homes that agree leave no disagreement, and few or different ones change nothing', () => {
  expect(blendWithComparables(model, [comparable(3050), comparable(2950), comparable(3100)]).disagreement).toBeNull();
  const unlike = Array.from({ length: 8 }, () => comparable(4500, 2.9));
  expect(blendWithComparables(model, unlike)).toEqual({ ...model, used: 0, share: 0, disagreement: null });
});

test('the middle of the homes alike never lies outside the range, whatever they ask for', () => {
  void fc.assert(
    fc.property(fc.array(fc.integer({ min: 500, max: 20_000 }), { minLength: 3, maxLength: 8 }), (rents) => {
      const { low, high, estimate } = blendWithComparables(
        model,
        rents.map((rent) => comparable(rent)),
      );
      const sorted = rents.toSorted((one, other) => one - other);
      const middle = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
      expect(low).toBeLessThanOrEqual(Math.min(middle, estimate));
      expect(high).toBeGreaterThanOrEqual(Math.max(middle, estimate));
    }),
  );
});

test('days to lease rise with the price without a jump', () => {
  for (const usual of [8, 11, 21, 60]) {
    const days = Array.from({ length: 33 }, (_, step) => daysToLease(usual, -8 + step / 2));
    for (const [index, each] of days.slice(1).entries()) {
      const step = each - (days[index] ?? 0);
      expect(step).toBeGreaterThanOrEqual(0);
      // Half a percent more costs a few days, never a jump of weeks.
      expect(step).toBeLessThan(8);
    }
    expect(daysToLease(usual, 0)).toBe(usual);
  }
});
