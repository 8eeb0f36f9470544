import fc from 'fast-check';
import { expect, test } from 'vitest';
import { netProceeds, type SaleInputs } from './sale';

const worked: SaleInputs = {
  ...{ valueCents: 90_000_000, rangeBps: 500, sellingCostBps: 700, preparationCents: 0 },
  ...{ loanCents: 60_000_000, advanceCents: 0, taxCents: 0 },
};

test('the worked case leaves $237,000 before tax, and its range on both sides', () => {
  const { low, middle, high } = netProceeds(worked);
  expect(middle).toMatchObject({ price: 90_000_000, beforeTax: 23_700_000, afterTax: 23_700_000 });
  expect(middle.lines).toEqual([
    { label: 'Selling costs', amount: -6_300_000 },
    { label: 'Loan payoff', amount: -60_000_000 },
  ]);
  expect([low.price, high.price]).toEqual([85_500_000, 94_500_000]);
  expect([low.beforeTax, high.beforeTax]).toEqual([19_515_000, 27_885_000]);
});

test('an advance, the preparation, and the tax come off, and a loss stays a loss', () => {
  const { middle } = netProceeds({ ...worked, preparationCents: 500_000, advanceCents: 840_000, taxCents: 1_000_000 });
  expect(middle).toMatchObject({ beforeTax: 22_360_000, afterTax: 21_360_000 });
  expect(netProceeds({ ...worked, loanCents: 95_000_000 }).middle.beforeTax).toBe(-11_300_000);
});

test('the lines always add up', () => {
  const amount = fc.integer({ min: 0, max: 500_000_000 });
  const inputs = fc.record({
    ...{ valueCents: amount, preparationCents: amount, loanCents: amount, advanceCents: amount, taxCents: amount },
    ...{ rangeBps: fc.integer({ min: 0, max: 5_000 }), sellingCostBps: fc.integer({ min: 0, max: 10_000 }) },
  });
  fc.assert(
    fc.property(inputs, (given) => {
      for (const sheet of Object.values(netProceeds(given))) {
        const sum = sheet.lines.reduce((total, line) => total + line.amount, sheet.price as number);
        expect(sheet.beforeTax).toBe(sum);
        expect(sheet.afterTax).toBe(sum - given.taxCents);
      }
    }),
  );
});
