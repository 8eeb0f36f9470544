import fc from 'fast-check';
import { expect, test } from 'vitest';
import { basisPoints, type Cents, cents } from '@/contract/amounts/cents';
import { projectWealth, saleTaxToday } from './projection';
import { netProceeds, type SaleInputs } from './sale';

const worked: SaleInputs = {
  valueCents: 90_000_000,
  rangeBps: 500,
  sellingCostBps: 700,
  preparationCents: 0,
  loanCents: 60_000_000,
  advanceCents: 0,
  taxAt: () => cents(0),
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
  const { middle } = netProceeds({
    ...worked,
    preparationCents: 500_000,
    advanceCents: 840_000,
    taxAt: () => cents(1_000_000),
  });
  expect(middle).toMatchObject({ beforeTax: 22_360_000, afterTax: 21_360_000 });
  expect(netProceeds({ ...worked, loanCents: 95_000_000 }).middle.beforeTax).toBe(-11_300_000);
});

test('the tax follows the price: a lower one is taxed less, and a loss is not taxed', () => {
  const inputs = {
    valueCents: 79_400_000,
    loanCents: 49_100_000,
    loanRateBps: 650,
    loanMonths: 324,
    rentCents: 369_500,
    vacancyBps: 500,
    feeBps: 500,
    taxCents: 0,
    insuranceCents: 0,
    upkeepCents: 0,
    hoaCents: 0,
    appreciationBps: 300,
    rentGrowthBps: 300,
    costGrowthBps: 300,
    sellingCostBps: 700,
    otherReturnBps: 500,
    purchasePriceCents: 72_700_000,
    landShareBps: 2_000,
    yearsOwned: 3,
    gainsTaxBps: 1_500,
    cashInvestedCents: 21_800_000,
  };
  const tax = (price: number) => saleTaxToday(inputs, cents(price));
  // $63,447.27 was written off. At $794,000 all of that is gain at 25%, and $11,420 more at 15%.
  expect(tax(79_400_000)).toBe(1_757_482);
  expect(projectWealth(inputs).saleTaxEstimate).toBe(tax(79_400_000));
  // At $754,300 the gain is $37,946.27, all of it written off before.
  expect(tax(75_430_000)).toBe(948_657);
  expect(tax(60_000_000)).toBe(0);
  const { low, middle, high } = netProceeds({ ...worked, ...inputs, taxAt: (price) => saleTaxToday(inputs, price) });
  expect([low.tax, middle.tax]).toEqual([948_657, 1_757_482]);
  expect(high.tax).toBeGreaterThan(middle.tax);
});

test('the lines always add up', () => {
  const amount = fc.integer({ min: 0, max: 500_000_000 });
  const inputs = fc.record({
    valueCents: amount,
    preparationCents: amount,
    loanCents: amount,
    advanceCents: amount,
    rangeBps: fc.integer({ min: 0, max: 5_000 }),
    sellingCostBps: fc.integer({ min: 0, max: 10_000 }),
  });
  fc.assert(
    fc.property(inputs, (given) => {
      const taxAt = (price: Cents) => basisPoints(price, 150);
      for (const sheet of Object.values(netProceeds({ ...given, taxAt }))) {
        const sum = sheet.lines.reduce((total, line) => total + line.amount, sheet.price as number);
        expect(sheet.beforeTax).toBe(sum);
        expect(sheet.afterTax).toBe(sum - basisPoints(sheet.price, 150));
      }
    }),
  );
});
