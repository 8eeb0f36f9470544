import { expect, test } from 'vitest';
import { cents, dollars } from '@/contract/money/cents';
import { firstYearPayout } from './payout';

const standard = { managementFeeBps: 500, placementFeeBps: 5500, advanceFeeBps: 0 };

test('$4,000 at 5 % and a placement of 55 % of one rent leaves $43,400 in the first year', () => {
  expect(firstYearPayout(dollars(4000), standard)).toEqual({
    rent: dollars(48_000),
    management: dollars(2400),
    placement: dollars(2200),
    advance: dollars(0),
    net: dollars(43_400),
  });
});

test('an advance costs its part of the whole year', () => {
  const { advance, net } = firstYearPayout(dollars(4000), { ...standard, advanceFeeBps: 800 });
  expect(advance).toBe(dollars(3840));
  expect(net).toBe(dollars(43_400 - 3840));
});

test('odd rents stay whole cents, and the parts add up', () => {
  const year = firstYearPayout(cents(333_333), { managementFeeBps: 695, placementFeeBps: 5555, advanceFeeBps: 0 });
  expect(year.management).toBe(12 * 23_167);
  expect(year.net).toBe(year.rent - year.management - year.placement - year.advance);
  expect(Number.isInteger(year.net)).toBe(true);
});

test('fees above the rent leave a negative amount, not zero', () => {
  expect(firstYearPayout(dollars(100), { ...standard, placementFeeBps: 130_000 }).net).toBeLessThan(0);
});
