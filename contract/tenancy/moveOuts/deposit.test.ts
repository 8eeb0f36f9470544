import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, dollars, sumCents } from '@/contract/amounts/cents';
import { chargeable, depositItems, depositTotals, usefulLives } from './deposit';

const amount = fc.integer({ min: 0, max: 5_000_000 }).map(cents);

describe('chargeable', () => {
  test('of carpet that is 5 of 8 years old is three eighths of $1,600', () => {
    expect(chargeable('carpet', dollars(1_600), 60)).toBe(60_000);
  });

  test.each([
    ['paint', 35, 277],
    ['paint', 36, 0],
    ['paint', 37, 0],
    ['paint', 0, 10_000],
    ['cleaning', 600, 10_000],
  ] as const)('of %s after %i months is %i cents of $100', (item, age, left) => {
    expect(chargeable(item, dollars(100), age)).toBe(left);
  });

  test('never exceeds the cost, and never grows with age', () => {
    fc.assert(
      fc.property(fc.constantFrom(...depositItems), amount, fc.nat(400), fc.nat(50), (item, cost, age, later) => {
        const now = chargeable(item, cost, age);
        expect(now).toBeLessThanOrEqual(cost);
        expect(now).toBeGreaterThanOrEqual(0);
        expect(chargeable(item, cost, age + later)).toBeLessThanOrEqual(now);
        const { months } = usefulLives[item];
        if (months !== null && age >= months) expect(now).toBe(0);
      }),
    );
  });
});

describe('depositTotals', () => {
  test('returns what the lines leave, and names what goes beyond the deposit', () => {
    expect(depositTotals(dollars(2_000), [dollars(300), dollars(150)])).toEqual({
      held: 200_000,
      deducted: 45_000,
      refund: 155_000,
      beyond: 0,
    });
    expect(depositTotals(dollars(400), [dollars(300), dollars(150)])).toMatchObject({ refund: 0, beyond: 5_000 });
    expect(depositTotals(dollars(400), [])).toMatchObject({ refund: 40_000, deducted: 0 });
  });

  test('accounts for every cent', () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { maxLength: 12 }), (held, lines) => {
        const { deducted, refund, beyond } = depositTotals(held, lines);
        expect(deducted + refund).toBe(held);
        expect(deducted + beyond).toBe(sumCents(lines));
        expect(Math.min(deducted, refund, beyond)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
