import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, dollars } from '@/contract/amounts/cents';
import { metRequirement, requirementFor } from './requirements';

test('a rent of $2,000 asks for $6,000 before tax, $5,000 after it, or $60,000 saved for a year', () => {
  const bar = requirementFor(dollars(2_000), 12);
  expect(bar).toEqual({
    grossCents: dollars(6_000),
    netCents: dollars(5_000),
    savingsCents: dollars(60_000),
    coSigner: { grossCents: dollars(12_000), netCents: dollars(10_000), score: 700 },
  });
  expect(metRequirement(bar, { grossCents: dollars(6_000) })).toBe('income');
  expect(metRequirement(bar, { grossCents: dollars(5_999.99) })).toBeUndefined();
  expect(metRequirement(bar, { netCents: dollars(5_000) })).toBe('income');
  expect(metRequirement(bar, { grossCents: dollars(1_000), savingsCents: dollars(60_000) })).toBe('savings');
});

test('with a voucher only the own share of the rent counts, and a voucher for all of it asks for nothing', () => {
  expect(requirementFor(dollars(2_000), 12, dollars(1_500)).grossCents).toBe(dollars(1_500));
  expect(metRequirement(requirementFor(dollars(2_000), 12, dollars(2_400)), {})).toBe('income');
});

test('a higher rent never asks for less, and a larger voucher never for more', () => {
  const amount = fc.integer({ min: 0, max: 2_000_000 }).map(cents);
  fc.assert(
    fc.property(amount, amount, amount, fc.integer({ min: 1, max: 24 }), (rent, more, voucher, months) => {
      const bar = requirementFor(rent, months, voucher);
      const dearer = requirementFor(cents(rent + more), months, voucher);
      expect(dearer.grossCents).toBeGreaterThanOrEqual(bar.grossCents);
      expect(requirementFor(rent, months, cents(voucher + more)).savingsCents).toBeLessThanOrEqual(bar.savingsCents);
    }),
  );
});
