import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueOfPlan, isBroken, planParts } from './plan';

const terms = { amount: 100_001, parts: 3, firstOn: '2026-12-10' };

test('parts are equal to the cent, two weeks apart, and paid in order', () => {
  expect(planParts(terms, 100_001 - 40_000)).toEqual([
    { dueOn: '2026-12-10', cents: 33_334, paidCents: 33_334 },
    { dueOn: '2026-12-24', cents: 33_334, paidCents: 6_666 },
    { dueOn: '2027-01-07', cents: 33_333, paidCents: 0 },
  ]);
});

test('whatever is paid: the parts are the whole, and what is paid of them is what was paid', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 6, max: 10_000_000 }),
      fc.integer({ min: 2, max: 6 }),
      fc.nat(100),
      (amount, count, percent) => {
        const left = Math.floor((amount * percent) / 100);
        const parts = planParts({ amount, parts: count, firstOn: '2026-12-10' }, left);
        expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(amount);
        expect(parts.reduce((sum, { paidCents }) => sum + paidCents, 0)).toBe(amount - left);
      },
    ),
  );
});

test('what is due grows with each day that comes, and a part five days late breaks the plan', () => {
  const unpaid = planParts(terms, 100_001);
  expect(dueOfPlan(unpaid, '2026-12-01')).toEqual({ dueOn: '2026-12-10', cents: 33_334 });
  expect(dueOfPlan(unpaid, '2026-12-24')).toEqual({ dueOn: '2026-12-10', cents: 66_668 });
  expect([isBroken(unpaid, '2026-12-15'), isBroken(unpaid, '2026-12-16')]).toEqual([false, true]);
  expect(dueOfPlan(planParts(terms, 0), '2027-12-24')).toBeUndefined();
});
