import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, dollars } from '@/contract/amounts/cents';
import type { PayoutPlan } from './endpoints';
import { effectiveAnnualRateBps, firstYearPayout, planOffer } from './payout';

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

const yearly: PayoutPlan = {
  regionId: 1,
  name: 'Standard',
  plan: 'Yearly',
  payoutDay: 5,
  evictionCover: true,
  deductions: [],
  endedBy: [],
  managementFeeBps: 500,
  placementFeeBps: 5500,
  advanceFeeBps: 600,
  guaranteeLimitCents: dollars(9_000),
};

test('a year of $4,000 paid ahead for 6% pays $42,720 at once and costs 15.5% a year', () => {
  const offer = planOffer(dollars(4_000), yearly);
  expect(offer.monthlyCents).toBe(dollars(3_800));
  expect(offer.advanceCents).toBe(dollars(45_600 - 2_880));
  // 12 payments of $3,800 are worth $42,720 at 1.209% a month: 1.01209^12 = 1.155.
  expect(offer.annualRateBps).toBe(1_551);
  expect(offer.year.net).toBe(dollars(48_000 - 2_400 - 2_200 - 2_880));
});

test('plans that pay month by month have no advance and no rate', () => {
  const offer = planOffer(dollars(4_000), { ...yearly, plan: 'Monthly', advanceFeeBps: 0 });
  expect(offer).toMatchObject({ advanceCents: null, annualRateBps: null, monthlyCents: dollars(3_800) });
});

test('an advance without a fee costs nothing, and one of a single month has no rate', () => {
  expect(effectiveAnnualRateBps(dollars(3_000), dollars(36_000))).toBe(0);
  expect(effectiveAnnualRateBps(dollars(3_000), dollars(3_000))).toBeNull();
});

test('at the rate shown, the twelve payments are worth what was paid ahead, to a thousandth', () => {
  void fc.assert(
    fc.property(fc.integer({ min: 50_000, max: 2_000_000 }), fc.integer({ min: 1, max: 2_500 }), (rent, fee) => {
      const { monthlyCents, advanceCents, annualRateBps } = planOffer(cents(rent), { ...yearly, advanceFeeBps: fee });
      const monthly = (1 + (annualRateBps ?? 0) / 10_000) ** (1 / 12);
      let worth = 0;
      for (let month = 0; month < 12; month += 1) worth += monthlyCents / monthly ** month;
      expect(Math.abs(worth / (advanceCents ?? 0) - 1)).toBeLessThan(0.001);
    }),
  );
});
