import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_INPUT_CENTS } from '@/contract/amounts/cents';
import { loanPayment, PROJECTION_YEARS, projectWealth, type WealthInputs, wealthDefaults } from './projection';

const worked: WealthInputs = {
  ...wealthDefaults,
  valueCents: 90_000_000,
  cashInvestedCents: 30_000_000,
  loanCents: 60_000_000,
  loanRateBps: 650,
  loanMonths: 360,
  rentCents: 420_000,
  taxCents: 900_000,
  insuranceCents: 180_000,
  upkeepCents: 900_000,
  hoaCents: 120_000,
  purchasePriceCents: 90_000_000,
  yearsOwned: 0,
};

describe('the worked case', () => {
  const wealth = projectWealth(worked);
  const [first] = wealth.years;

  test('of the first year is exact to the cent, a loss shown as one', () => {
    expect(wealth.monthlyPayment).toBe(379_241);
    expect(first).toMatchObject({
      effectiveIncome: 4_788_000,
      costs: 2_339_400,
      netOperatingIncome: 2_448_600,
      debtService: 4_550_890,
      cashFlow: -2_102_290,
      principalPaid: 670_635,
      appreciation: 2_700_000,
      totalReturn: 1_268_346,
    });
    expect(wealth).toMatchObject({
      capRateBps: 272,
      cashOnCashBps: -701,
      debtCoverage: 0.54,
      totalReturnBps: 423,
      loanToValueBps: 6_667,
      equity: 30_000_000,
    });
  });

  test('after five years is worth, owes, and owns to the cent', () => {
    expect(wealth.years[4]).toMatchObject({ value: 104_334_667, loan: 56_166_586, equity: 48_168_080 });
  });

  test('sold now leaves $237,000 before tax', () => {
    expect(wealth.sellNow).toBe(23_700_000);
  });

  test('estimates depreciation and the tax on a sale', () => {
    // $720,000 of building over 27.5 years; no gain after selling costs at the price that was paid.
    expect(wealth.yearlyDepreciation).toBe(2_618_182);
    expect(wealth.saleTaxEstimate).toBe(0);
    // Bought for $500,000 ten years ago: 145,454.55 written off at 25%, 337,000.00 of gain at 15%.
    const { saleTaxEstimate } = projectWealth({ ...worked, purchasePriceCents: 50_000_000, yearsOwned: 10 });
    expect(saleTaxEstimate).toBe(3_636_364 + 5_055_000);
  });
});

/** A spreadsheet of its own: every month for itself, interest on what is left. */
function amortize(loan: number, rate: number, months: number, count: number): number {
  const payment = loanPayment(loan, rate, months);
  let left = loan;
  for (let month = 0; month < Math.min(months, count); month++) left = left + (left * rate) / 12 - payment;
  return Math.max(0, left);
}

describe('projectWealth', () => {
  const inputs = fc.record({
    valueCents: fc.integer({ min: 0, max: 500_000_000 }),
    cashInvestedCents: fc.integer({ min: 0, max: 100_000_000 }),
    loanCents: fc.integer({ min: 0, max: 400_000_000 }),
    loanRateBps: fc.integer({ min: 0, max: 1_500 }),
    loanMonths: fc.integer({ min: 0, max: 480 }),
    rentCents: fc.integer({ min: 0, max: 3_000_000 }),
    vacancyBps: fc.integer({ min: 0, max: 10_000 }),
    feeBps: fc.integer({ min: 0, max: 2_000 }),
    taxCents: fc.integer({ min: 0, max: 10_000_000 }),
    insuranceCents: fc.integer({ min: 0, max: 2_000_000 }),
    upkeepCents: fc.integer({ min: 0, max: 10_000_000 }),
    hoaCents: fc.integer({ min: 0, max: 3_000_000 }),
    appreciationBps: fc.integer({ min: -1_000, max: 1_500 }),
    rentGrowthBps: fc.integer({ min: -500, max: 1_000 }),
    costGrowthBps: fc.integer({ min: 0, max: 1_000 }),
    sellingCostBps: fc.integer({ min: 0, max: 1_500 }),
    otherReturnBps: fc.integer({ min: 0, max: 1_500 }),
    purchasePriceCents: fc.integer({ min: 0, max: 500_000_000 }),
    landShareBps: fc.integer({ min: 0, max: 10_000 }),
    gainsTaxBps: fc.integer({ min: 0, max: 4_000 }),
    yearsOwned: fc.integer({ min: 0, max: 40 }),
  }) satisfies fc.Arbitrary<WealthInputs>;

  test('adds up in every year, and equals a loan that is paid month by month', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const { years, sellNow, breakEvenYear } = projectWealth(given);
        expect(years).toHaveLength(PROJECTION_YEARS);
        const effective = given.loanMonths > 0 ? given.loanCents / 100 : 0;
        for (const one of years) {
          const near = (actual: number, expected: number) => expect(Math.abs(actual - expected)).toBeLessThanOrEqual(2);
          near(one.netOperatingIncome, one.effectiveIncome - one.costs);
          near(one.cashFlow, one.netOperatingIncome - one.debtService);
          near(one.totalReturn, one.cashFlow + one.principalPaid + one.appreciation);
          near(one.equity, one.value - one.loan);
          near(one.loan, amortize(effective, given.loanRateBps / 10_000, given.loanMonths, one.year * 12) * 100);
          if (breakEvenYear !== null && one.year < breakEvenYear)
            expect(one.holdTotal).toBeLessThanOrEqual(one.sellNowTotal);
          if (one.year === breakEvenYear) expect(one.holdTotal).toBeGreaterThanOrEqual(one.sellNowTotal);
        }
        expect(Number.isSafeInteger(sellNow)).toBe(true);
      }),
    );
  });

  test('knows homes without a loan, a value, or rent', () => {
    const free = projectWealth({ ...worked, loanCents: 0 });
    expect(free).toMatchObject({ monthlyPayment: 0, debtCoverage: null, loanToValueBps: 0 });
    expect(free.years[0]?.cashFlow).toBe(2_448_600);
    expect(projectWealth({ ...worked, valueCents: 0 })).toMatchObject({ capRateBps: null, loanToValueBps: null });
    expect(projectWealth({ ...worked, rentCents: 0 }).years[0]?.netOperatingIncome).toBe(-2_100_000);
    expect(projectWealth({ ...worked, cashInvestedCents: 0 }).cashOnCashBps).toBeNull();
  });

  test('stops asking for payments once the loan is paid off', () => {
    const { years } = projectWealth({ ...worked, loanMonths: 30 });
    expect(years[2]?.loan).toBe(0);
    expect(years[2]?.debtService).toBe(Math.round(((years[0]?.debtService ?? 0) * 6) / 12));
    expect(years[3]).toMatchObject({ debtService: 0, principalPaid: 0 });
  });

  test('finds the year in which keeping overtakes selling, or none', () => {
    expect(projectWealth({ ...worked, appreciationBps: 600 }).breakEvenYear).toBe(1);
    expect(projectWealth({ ...worked, appreciationBps: -500 }).breakEvenYear).toBeNull();
  });
});

test('the largest amounts and the fastest growth that a person may enter stay inside whole cents', () => {
  const amounts = Object.entries(worked).map(([name, value]) => [
    name,
    name.endsWith('Cents') ? MAX_INPUT_CENTS : name.endsWith('GrowthBps') ? 5_000 : value,
  ]);
  const { years } = projectWealth(Object.fromEntries(amounts));
  expect(years).toHaveLength(PROJECTION_YEARS);
});
