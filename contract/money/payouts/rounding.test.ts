import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { basisPoints, cents } from '@/contract/amounts/cents';
import { prorate } from '@/contract/money/charges/schedule';
import { INSTALLMENT_MONTHS } from '@/contract/money/smoothPayments/constants';
import { installmentOffer } from '@/contract/money/smoothPayments/schedule';
import { isDeep } from '@/tests/support/sample';
import { splitPayout } from './payout';

const numRuns = isDeep ? 300_000 : 3_000;

/** Parts of ten thousand, such as the shares of co-owners. */
const shares = fc
  .array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 9 })
  .map((parts) => [...parts, 10_000 - parts.reduce((sum, part) => sum + part, 0)])
  .filter((parts) => (parts.at(-1) ?? 0) > 0);
const amounts = fc.integer({ min: 0, max: 100_000_000 });

test('M13: an amount over any shares is whole, each part within a cent of its ideal, the same each time', () => {
  void fc.assert(
    fc.property(amounts, shares, (amount, points) => {
      const order = points.map((part, at) => ({ id: at, basisPoints: part }));
      const parts = splitPayout(cents(amount), order);
      expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
      for (const part of parts) expect(Math.abs(part.amount - (amount * part.basisPoints) / 10_000)).toBeLessThan(1);
      expect(splitPayout(cents(amount), order)).toEqual(parts);
    }),
    { numRuns },
  );
});

test('M13: a fee is within half a cent of its ideal, and the same for a refund', () => {
  void fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, points) => {
      const fee = basisPoints(cents(amount), points);
      expect(Math.abs(fee - (amount * points) / 10_000)).toBeLessThanOrEqual(0.5);
      expect(basisPoints(cents(-amount), points) + fee).toBe(0);
    }),
    { numRuns },
  );
});

test('M13: a month in two parts is at most a cent off, in months of 28 to 31 days', () => {
  void fc.assert(
    fc.property(amounts, fc.integer({ min: 28, max: 31 }), fc.nat(), (rent, month, seed) => {
      const days = seed % (month + 1);
      const both = prorate(cents(rent), days, month, 'actual') + prorate(cents(rent), month - days, month, 'actual');
      expect(Math.abs(both - rent)).toBeLessThanOrEqual(1);
    }),
    { numRuns },
  );
});

test('M13: installments add up over 360 plans in a row, without drift', () => {
  void fc.assert(
    fc.property(
      fc.integer({ min: 30_000, max: 1_500_000 }),
      fc.constantFrom(...INSTALLMENT_MONTHS),
      (amount, months) => {
        let paid = 0;
        for (let n = 0; n < 360; n += 1)
          for (const part of installmentOffer(cents(amount), months).parts) paid += part.principal;
        expect(paid).toBe(amount * 360);
      },
    ),
    { numRuns: isDeep ? 100 : 5 },
  );
});
