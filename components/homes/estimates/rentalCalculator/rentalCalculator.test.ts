import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, dollars } from '@/contract/amounts/cents';
import { firstYearPayout } from '@/contract/money/payoutPlans/payout';
import {
  calculateRental,
  MAX_CALCULATOR_CENTS,
  MAX_UPKEEP_BPS,
  MAX_VACANCY_BPS,
  type RentalCalculatorInputs,
} from './rentalCalculator';

const standard = { managementFeeBps: 500, placementFeeBps: 5_500, advanceFeeBps: 0 };
const blank: RentalCalculatorInputs = {
  rent: cents(0),
  mortgage: cents(0),
  hoa: cents(0),
  tax: cents(0),
  insurance: cents(0),
  upkeepBps: 0,
  vacancyBps: 0,
};
const line = (inputs: RentalCalculatorInputs, name: string) =>
  calculateRental(inputs, standard).month.find((each) => each.name === name)?.amount;

describe('worked numbers', () => {
  const home = { ...blank, rent: dollars(4_000), mortgage: dollars(2_500), hoa: dollars(150) };

  test('rent $4,000, mortgage $2,500, HOA $150 at 5 % leave $1,150 a month', () => {
    expect(calculateRental(home, standard).takeHome).toBe(dollars(1_150));
  });

  test('the first year less management and a placement of 55 % is $43,400, and $11,600 after mortgage and HOA', () => {
    expect(calculateRental(home, standard)).toMatchObject({
      firstYearAfterFees: dollars(43_400),
      firstYear: dollars(43_400 - 12 * 2_650),
    });
  });

  test('the home of the wealth case loses $21,023 a year, and says so', () => {
    // Rent 4,200, empty 5 %, fee 5 % of what is collected, loan of 600,000 at 6.5 %; tax 9,000, insurance 1,800 and upkeep 9,000.
    const wealth = {
      ...blank,
      rent: dollars(4_200),
      mortgage: dollars(3_792.41),
      hoa: dollars(100),
      tax: dollars(9_000),
      insurance: dollars(10_800),
      vacancyBps: 500,
    };
    const year = calculateRental(wealth, { ...standard, placementFeeBps: 0 });
    expect(line(wealth, 'vacancy')).toBe(dollars(-210));
    expect(line(wealth, 'management')).toBe(dollars(-199.5));
    expect(Math.round(year.firstYear / 100)).toBe(-21_023);
    expect(year.takeHome).toBeLessThan(0);
  });

  test('a month breaks even at the first whole dollar that covers it', () => {
    // 2,650 / 0.95 = 2,789.47
    expect(calculateRental(home, standard).breakEven).toBe(dollars(2_790));
  });
});

test('adds no cost for empty fields, and no negative zero', () => {
  const { month, takeHome, firstYear: year, breakEven } = calculateRental(blank, standard);
  expect([takeHome, year, breakEven]).toEqual([0, 0, 0]);
  expect(month.every(({ amount }) => Object.is(amount, 0))).toBe(true);
});

test('no rent at all still shows what the home costs', () => {
  expect(calculateRental({ ...blank, mortgage: dollars(2_000) }, standard).takeHome).toBe(dollars(-2_000));
});

const amount = fc.integer({ min: 0, max: MAX_CALCULATOR_CENTS }).map(cents);
const anyInputs = fc.record({
  rent: amount,
  mortgage: amount,
  hoa: amount,
  tax: amount,
  insurance: amount,
  upkeepBps: fc.integer({ min: 0, max: MAX_UPKEEP_BPS }),
  vacancyBps: fc.integer({ min: 0, max: MAX_VACANCY_BPS }),
});
const anyFees = fc.record({
  managementFeeBps: fc.integer({ min: 0, max: 1_000 }),
  placementFeeBps: fc.integer({ min: 0, max: 20_000 }),
  advanceFeeBps: fc.integer({ min: 0, max: 1_000 }),
});

describe('for whatever is typed', () => {
  test('every amount is whole cents, and the lines of a month add up', () => {
    fc.assert(
      fc.property(anyInputs, anyFees, (inputs, fees) => {
        const sum = calculateRental(inputs, fees);
        const all = [sum.takeHome, sum.firstYear, sum.firstYearAfterFees, ...sum.month.map((each) => each.amount)];
        expect(all.every(Number.isSafeInteger)).toBe(true);
        expect(sum.month.reduce((total, each) => total + each.amount, 0)).toBe(sum.takeHome);
      }),
    );
  });

  test('twelve months and the year tell the same story but for the placement and rounding', () => {
    fc.assert(
      fc.property(anyInputs, anyFees, (inputs, fees) => {
        const { takeHome, firstYear: year } = calculateRental(inputs, { ...fees, placementFeeBps: 0 });
        expect(Math.abs(takeHome * 12 - year)).toBeLessThanOrEqual(18);
      }),
    );
  });

  test('the break-even rent leaves nothing missing, and a dollar less does', () => {
    fc.assert(
      fc.property(anyInputs, anyFees, (inputs, fees) => {
        const { breakEven } = calculateRental(inputs, fees);
        if (breakEven === null) return;
        expect(calculateRental({ ...inputs, rent: breakEven }, fees).takeHome).toBeGreaterThanOrEqual(0);
        if (breakEven >= 100) {
          const dollarLess = cents(breakEven - 100);
          expect(calculateRental({ ...inputs, rent: dollarLess }, fees).takeHome).toBeLessThan(0);
        }
      }),
    );
  });

  test('a cost more is never more to take home', () => {
    const costs = fc.constantFrom('mortgage', 'hoa', 'tax', 'insurance', 'vacancyBps', 'upkeepBps');
    fc.assert(
      fc.property(anyInputs, anyFees, costs, (inputs, fees, cost) => {
        const without = calculateRental({ ...inputs, [cost]: 0 }, fees);
        expect(calculateRental(inputs, fees).firstYear).toBeLessThanOrEqual(without.firstYear);
      }),
    );
  });

  test('with no empty days the fees are those of the payout cards', () => {
    fc.assert(
      fc.property(anyInputs, anyFees, (inputs, fees) => {
        expect(calculateRental({ ...inputs, vacancyBps: 0 }, fees).firstYearAfterFees).toBe(
          firstYearPayout(inputs.rent, fees).net,
        );
      }),
    );
  });
});
