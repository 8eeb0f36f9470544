import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ADD_ONS, DEDUCTIBLES, LIABILITY_LIMITS, RENTAL_FORMS } from './constants';
import { estimatePremium } from './rater';
import type { Coverage } from './schemas';

const coverage: Coverage = {
  form: 'dp3',
  dwellingCents: 50_000_000,
  otherStructuresCents: 5_000_000,
  contentsCents: 1_000_000,
  lostRentCents: 5_000_000,
  liabilityCents: 30_000_000,
  medicalCents: 100_000,
  deductibleCents: 250_000,
  addOns: ['waterBackup', 'wind'],
  startOn: '2026-12-01',
};
const oakland = { state: 'CA', yearBuilt: 1972 };

describe('estimatePremium', () => {
  test('follows the published table line by line', () => {
    // 500 x $3.30 = $1,650.00; x 92% = $1,518.00; x 115% = $1,745.70. Wind is not offered in California.
    expect(estimatePremium(coverage, oakland)).toEqual({
      lines: [
        { id: 'dwelling', amount: 174_570 },
        { id: 'otherStructures', amount: 12_500 },
        { id: 'contents', amount: 4_500 },
        { id: 'lostRent', amount: 15_000 },
        { id: 'liability', amount: 6_500 },
        { id: 'medical', amount: 500 },
        { id: 'waterBackup', amount: 10_474 },
      ],
      year: 224_044,
      month: 18_671,
    });
  });

  test('knows nothing of states without a rate', () => {
    expect(estimatePremium(coverage, { state: 'TX', yearBuilt: 2000 })).toBeNull();
  });

  test('costs more for more, less with a higher deductible, and adds up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5_000_000, max: 500_000_000 }),
        fc.constantFrom(...RENTAL_FORMS),
        fc.constantFrom(...LIABILITY_LIMITS),
        fc.subarray([...ADD_ONS]),
        fc.constantFrom('CA', 'WA', 'FL', 'VA'),
        (dwellingCents, form, liabilityCents, addOns, state) => {
          const of = (change: Partial<Coverage>) =>
            estimatePremium(
              { ...coverage, dwellingCents, form, liabilityCents, addOns, ...change },
              { state, yearBuilt: 2010 },
            );
          const premium = of({});
          expect(premium?.year).toBe(premium?.lines.reduce((sum, { amount }) => sum + amount, 0));
          expect((premium?.month ?? 0) * 12).toBeGreaterThanOrEqual(premium?.year ?? 0);
          const byDeductible = DEDUCTIBLES.map((deductibleCents) => of({ deductibleCents })?.year ?? 0);
          expect(byDeductible).toEqual(byDeductible.toSorted((one, other) => other - one));
          expect(of({ dwellingCents: dwellingCents + 1_000_000 })?.year).toBeGreaterThan(premium?.year ?? 0);
        },
      ),
    );
  });
});
