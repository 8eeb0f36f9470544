// The examples of appendix J (c) to 12 CFR part 1026, and what holds for every advance.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths } from '@/contract/calendar/days';
import { annualPercentageRateBps, monthlyRate, nominalBps } from './annualRate';
import { cents, dollars } from './cents';

const monthly = (first: string, count: number, amount: number) =>
  Array.from({ length: count }, (_, at) => ({ on: addMonths(first, at), amount: dollars(amount) }));

test.each([
  ['(c)(1)(i): 24 payments of $230 for $5,000', 5_000, '1978-01-10', monthly('1978-02-10', 24, 230), 969],
  ['(c)(1)(ii): a first period of 1 month and 19 days', 6_000, '1978-02-10', monthly('1978-04-01', 36, 200), 1_182],
  [
    '(c)(2)(i): a first payment of $250',
    5_000,
    '1978-01-10',
    [...monthly('1978-02-10', 1, 250), ...monthly('1978-03-10', 23, 230)],
    1_008,
  ],
  [
    '(c)(3)(i): a last payment of $280',
    5_000,
    '1978-01-10',
    [...monthly('1978-02-10', 23, 230), ...monthly('1980-01-10', 1, 280)],
    1_050,
  ],
  [
    '(c)(4)(i): a first payment of $250 and a last one of $280',
    5_000,
    '1978-01-10',
    [...monthly('1978-02-10', 1, 250), ...monthly('1978-03-10', 22, 230), ...monthly('1980-01-10', 1, 280)],
    1_090,
  ],
])('the rate of example %s is the one of appendix J', (_, advanced, on, payments, bps) => {
  expect(annualPercentageRateBps(dollars(advanced), on, payments)).toBe(bps);
});

test('a payment on the day of the advance lowers what is advanced', () => {
  const payments = monthly('2026-12-05', 12, 100);
  expect(annualPercentageRateBps(dollars(1_150), '2026-12-05', payments)).toBe(
    annualPercentageRateBps(dollars(1_050), '2026-12-05', payments.slice(1)),
  );
});

test('an advance without a cost has a rate of 0, and one that is paid back at once has none', () => {
  expect(annualPercentageRateBps(dollars(1_200), '2026-12-05', monthly('2027-01-05', 12, 100))).toBe(0);
  expect(annualPercentageRateBps(dollars(100), '2026-12-05', monthly('2026-12-05', 2, 100))).toBeNull();
});

test('at the rate found, the payments are worth the advance, to a thousandth', () => {
  void fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 50_000_000 }),
      fc.integer({ min: 1, max: 3_000 }),
      fc.integer({ min: 2, max: 36 }),
      (advanced, feeBps, count) => {
        const amount = Math.ceil((advanced * (10_000 + feeBps)) / 10_000 / count);
        const payments = Array.from({ length: count }, (_, at) => ({ amount, months: at + 1, fraction: 0 }));
        const rate = monthlyRate(cents(advanced), payments) ?? -1;
        const worth = payments.reduce((sum, { months }) => sum + amount / (1 + rate) ** months, 0);
        expect(Math.abs(worth / advanced - 1)).toBeLessThan(0.001);
        expect(nominalBps(rate)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
