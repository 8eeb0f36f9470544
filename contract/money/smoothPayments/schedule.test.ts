import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, dollars } from '@/contract/amounts/cents';
import { INSTALLMENT_MONTHS } from './constants';
import { installmentOffer } from './schedule';

test('$1,200 over 3 months cost nothing: three parts of $400', () => {
  expect(installmentOffer(dollars(1_200), 3)).toMatchObject({ fee: 0, total: 120_000, aprBps: 0 });
  expect(installmentOffer(dollars(1_200), 3).parts).toEqual(
    [40_000, 40_000, 40_000].map((principal) => ({ principal, fee: 0 })),
  );
});

test('$1,200 over 12 months cost $48: 7.30% a year by the actuarial method', () => {
  const { fee, total, aprBps } = installmentOffer(dollars(1_200), 12);
  expect({ fee, total }).toEqual({ fee: 4_800, total: 124_800 });
  // $104 a month for 12 months are worth $1,200 at 0.6081% a month.
  const worth = Array.from({ length: 12 }, (_, at) => 104 / (1 + aprBps / 120_000) ** (at + 1));
  expect(worth.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1_200, 1);
  expect(aprBps).toBe(730);
});

test('no cent is lost, parts differ by at most a cent of each kind, and no rate is over 10%', () => {
  void fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_500_000 }), fc.constantFrom(...INSTALLMENT_MONTHS), (amount, months) => {
      fc.pre(amount >= 30_000);
      const { parts, fee, total, aprBps } = installmentOffer(cents(amount), months);
      const sum = (of: 'principal' | 'fee') => parts.reduce((all, part) => all + part[of], 0);
      expect([sum('principal'), sum('fee'), amount + fee]).toEqual([amount, fee, total]);
      const principals = parts.map(({ principal }) => principal);
      expect(Math.max(...principals) - Math.min(...principals)).toBeLessThanOrEqual(1);
      expect(aprBps).toBeLessThanOrEqual(1_000);
    }),
  );
});
