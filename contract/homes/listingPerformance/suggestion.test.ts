import { describe, expect, test } from 'vitest';
import { isAboveModel, nearestPricing, suggestRent } from './suggestion';

const pricing = [
  { rent: 2_760, days: 15, firstYear: 31_760 },
  { rent: 2_940, days: 19, firstYear: 33_440 },
  { rent: 3_000, days: 21, firstYear: 33_930 },
  { rent: 3_180, days: 55, firstYear: 32_410 },
];

describe('suggestRent', () => {
  test('waits until the rent had its days', () => {
    expect(suggestRent(pricing, 3_180, 55)).toBeNull();
    expect(suggestRent(pricing, 3_180, 56)).toMatchObject({ rent: 3_000, days: 21 });
  });

  test('does not wait where the rent is above every rent of the model', () => {
    expect(suggestRent(pricing, 4_200, 0)).toMatchObject({ rent: 3_000 });
    expect(isAboveModel(pricing, 3_181)).toBe(true);
    expect(isAboveModel(pricing, 3_180)).toBe(false);
  });

  test('names the lower rent that brings the most in the first year', () => {
    expect(suggestRent(pricing, 3_000, 30)).toMatchObject({ rent: 2_940 });
  });

  test('suggests nothing below the lowest rent, or without a model', () => {
    expect(suggestRent(pricing, 2_760, 90)).toBeNull();
    expect(suggestRent([], 3_000, 90)).toBeNull();
  });

  test('a rent between two rows counts as the nearer one', () => {
    expect(nearestPricing(pricing, 2_960)?.rent).toBe(2_940);
  });
});
