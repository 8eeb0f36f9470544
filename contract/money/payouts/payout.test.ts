import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, dollars } from '@/contract/amounts/cents';
import type { PayoutPlan } from '@/contract/money/payoutPlans/endpoints';
import { planOffer } from '@/contract/money/payoutPlans/payout';
import { PAYOUT_LINE_KINDS } from './constants';
import { advanceOf, advanceProblem, type MonthFacts, monthPayout, splitPayout } from './payout';
import { planYear, STRESSES } from './stress';

const monthly: PayoutPlan = {
  regionId: 1,
  name: 'Standard',
  plan: 'Monthly',
  payoutDay: 5,
  evictionCover: true,
  deductions: [],
  endedBy: [],
  managementFeeBps: 500,
  placementFeeBps: 5500,
  advanceFeeBps: 0,
  guaranteeLimitCents: dollars(9_000),
};
const noGuarantee: PayoutPlan = { ...monthly, plan: 'NoGuarantee', guaranteeLimitCents: cents(0) };
const yearly: PayoutPlan = { ...monthly, plan: 'Yearly', advanceFeeBps: 600 };

const month = (facts: Partial<MonthFacts> = {}): MonthFacts => ({
  plan: monthly,
  rentDue: dollars(3_000),
  rentCollected: dollars(3_000),
  lateRent: 0,
  newLeaseRent: 0,
  guaranteeUsed: 0,
  isGuaranteeVoid: false,
  advanceOutstanding: 0,
  isAdvanceCalled: false,
  installments: 0,
  other: [],
  carried: 0,
  reserveHeld: 0,
  reserveTarget: 0,
  minimum: 100,
  withholdingBps: 0,
  withholdingOwed: 0,
  ...facts,
});
const linesOf = (facts: Partial<MonthFacts>) =>
  Object.fromEntries(monthPayout(month(facts)).lines.map(({ kind, amount }) => [kind, amount]));

describe('Monthly', () => {
  test('pays rent less the fee, and the placement fee with a new lease', () => {
    expect(monthPayout(month()).payout).toBe(dollars(2_850));
    expect(linesOf({ newLeaseRent: dollars(3_000) })).toEqual({
      management_fee: dollars(-150),
      placement_fee: dollars(-1_650),
      rent: dollars(3_000),
    });
  });

  test('pays the same when the resident is late, and takes the rent back when it comes', () => {
    const late = monthPayout(month({ rentCollected: 0 }));
    expect([late.payout, late.guaranteePaid]).toEqual([dollars(2_850), dollars(3_000)]);
    const next = monthPayout(month({ lateRent: dollars(3_000), guaranteeUsed: dollars(3_000) }));
    expect([next.payout, next.guaranteeRepaid]).toEqual([dollars(2_850), dollars(3_000)]);
  });

  test('covers rent that a bank took back after it was paid out', () => {
    const returned = monthPayout(month({ lateRent: dollars(-3_000) }));
    expect([returned.payout, returned.guaranteePaid]).toEqual([dollars(2_850), dollars(3_000)]);
  });

  test('pays up to what is left of the limit, and nothing once the guarantee has ended', () => {
    const facts = { rentCollected: 0, guaranteeUsed: dollars(8_000) };
    expect(monthPayout(month(facts))).toMatchObject({ guaranteePaid: dollars(1_000), payout: dollars(950) });
    expect(monthPayout(month({ ...facts, isGuaranteeVoid: true })).payout).toBe(0);
  });
});

test('NoGuarantee pays what came in, after it came in', () => {
  expect(monthPayout(month({ plan: noGuarantee, rentCollected: dollars(1_000) })).payout).toBe(dollars(950));
  const next = month({ plan: noGuarantee, lateRent: dollars(2_000) });
  expect(monthPayout(next).payout).toBe(dollars(4_750));
});

describe('Yearly', () => {
  test('a year of $3,000 in advance is $32,040 after 5% and 6%', () => {
    expect(advanceOf(dollars(3_000), 12, yearly)).toEqual({
      months: 12,
      monthly: dollars(2_850),
      whole: dollars(34_200),
      fee: dollars(2_160),
      paid: dollars(32_040),
      annualRateBps: planOffer(dollars(3_000), yearly).annualRateBps,
    });
    expect(advanceOf(dollars(3_000), 7, yearly)).toMatchObject({ months: 7, paid: dollars(19_950 - 1_260) });
  });

  test('rent that was paid in advance comes in for us', () => {
    const facts = month({ plan: yearly, advanceOutstanding: dollars(31_350) });
    expect(monthPayout(facts)).toMatchObject({ payout: 0, advanceRepaid: dollars(2_850) });
  });

  test('a lease that breaks calls the rest back, as far as there is money', () => {
    const called = { plan: yearly, advanceOutstanding: dollars(10_000), isAdvanceCalled: true };
    expect(linesOf({ ...called, carried: dollars(400) })).toMatchObject({ clawback: dollars(-3_250) });
    expect(monthPayout(month({ ...called, rentCollected: 0, rentDue: 0 })).lines).toEqual([]);
  });

  test('one at a time, for rents, leases, and residents that fit', () => {
    const fits = {
      plan: yearly,
      rent: dollars(3_000),
      monthsLeft: 12,
      hasPaidFirstMonth: true,
      owedRent: 0,
      advanceOutstanding: 0,
      hasUsableAccount: true,
    };
    expect(advanceProblem(fits)).toBeUndefined();
    expect(advanceProblem({ ...fits, advanceOutstanding: 1 })).toMatch(/one advance/);
    expect(advanceProblem({ ...fits, monthsLeft: 5 })).toMatch(/6 months/);
    expect(advanceProblem({ ...fits, rent: dollars(799) })).toMatch(/\$800/);
    expect(advanceProblem({ ...fits, rent: dollars(5_001) })).toMatch(/\$5,000/);
    expect(advanceProblem({ ...fits, owedRent: 1 })).toMatch(/owes/);
    expect(advanceProblem({ ...fits, plan: monthly })).toMatch(/month by month/);
  });
});

describe('every plan', () => {
  test('keeps the reserve, withholds 24% of the rent before our fees, and says so in lines', () => {
    expect(linesOf({ reserveTarget: dollars(500), withholdingBps: 2_400 })).toEqual({
      management_fee: dollars(-150),
      rent: dollars(3_000),
      reserve: dollars(-500),
      withholding: dollars(-720),
    });
    expect(linesOf({ reserveHeld: dollars(500) })).toMatchObject({ reserve: dollars(500) });
  });

  const withheld = { withholdingBps: 2_400 };
  test.each([
    ['before repairs', { other: [{ kind: 'vendor_invoice' as const, amount: dollars(-1_000) }] }, 720, 0],
    ['also of other charges, less credits', { other: [{ kind: 'charge' as const, amount: dollars(100) }] }, 744, 0],
    [
      'as far as money is there, and the rest next time',
      { other: [{ kind: 'vendor_invoice' as const, amount: dollars(-2_600) }] },
      250,
      470,
    ],
    ['with what could not be withheld before', { withholdingOwed: dollars(470) }, 1_190, 0],
    ['also where too little is left to send', { minimum: dollars(3_000) }, 720, 0],
    ['nothing of what was carried or given back to us', { rentCollected: 0, rentDue: 0, carried: dollars(912) }, 0, 0],
  ])('withholds %s', (_, facts, taken, left) => {
    expect(monthPayout(month({ ...withheld, ...facts }))).toMatchObject({
      withheld: dollars(taken),
      withholdingLeft: dollars(left),
    });
  });

  test('withholds before the advance is paid back, and less after rent that went back', () => {
    const advance = { plan: yearly, advanceOutstanding: dollars(10_000) };
    expect(monthPayout(month({ ...withheld, ...advance }))).toMatchObject({
      withheld: dollars(720),
      advanceRepaid: dollars(2_130),
      payout: 0,
    });
    const back = monthPayout(
      month({ ...withheld, plan: noGuarantee, rentCollected: 0, rentDue: 0, lateRent: dollars(-1_000) }),
    );
    expect(back).toMatchObject({ withheld: 0, withholdingLeft: dollars(-240) });
    expect(monthPayout(month({ ...withheld, withholdingOwed: back.withholdingLeft })).withheld).toBe(dollars(480));
    expect(monthPayout(month({ withholdingOwed: back.withholdingLeft })).withholdingLeft).toBe(0);
  });

  test('carries what is too little to send, and what the homeowner owes', () => {
    const repair = { kind: 'vendor_invoice' as const, amount: dollars(-4_000) };
    expect(monthPayout(month({ other: [repair] }))).toMatchObject({ payout: 0, carriedForward: dollars(-1_150) });
    expect(monthPayout(month({ carried: dollars(-1_150) })).payout).toBe(dollars(1_700));
    expect(monthPayout(month({ minimum: dollars(3_000) }))).toMatchObject({
      payout: 0,
      carriedForward: dollars(2_850),
    });
  });

  const amount = fc.integer({ min: 0, max: 2_000_000 });
  const facts = fc.record({
    plan: fc.constantFrom(monthly, noGuarantee, yearly),
    rentDue: amount,
    rentCollected: amount,
    lateRent: fc.integer({ min: -2_000_000, max: 2_000_000 }),
    newLeaseRent: amount,
    guaranteeUsed: amount,
    isGuaranteeVoid: fc.boolean(),
    advanceOutstanding: amount,
    isAdvanceCalled: fc.boolean(),
    installments: amount,
    carried: fc.integer({ min: -2_000_000, max: 2_000_000 }),
    reserveHeld: amount,
    reserveTarget: amount,
    minimum: amount,
    withholdingBps: fc.constantFrom(0, 2_400),
    withholdingOwed: fc.integer({ min: -500_000, max: 500_000 }),
    other: fc.array(
      fc.record({ kind: fc.constantFrom(...PAYOUT_LINE_KINDS), amount: fc.integer({ min: -1e6, max: 1e6 }) }),
    ),
  });

  test('lines add up to the payout, and no cent appears or is lost', () => {
    void fc.assert(
      fc.property(facts, (given) => {
        const result = monthPayout(given);
        expect(result.lines.reduce((total, line) => total + line.amount, 0)).toBe(result.payout);
        const came = given.rentCollected + given.lateRent + given.carried + given.reserveHeld;
        const others = given.other.reduce((total, line) => total + line.amount, 0);
        const left = came + others + result.guaranteePaid - result.guaranteeRepaid - given.installments;
        const ours = result.managementFee + result.placementFee + result.advanceRepaid + result.withheld;
        expect(result.payout + ours + result.reserveKept + result.carriedForward).toBe(left);
        expect(result.payout).toBeGreaterThanOrEqual(0);
        if (result.payout > 0) expect(result.payout).toBeGreaterThanOrEqual(given.minimum);
        const used = given.guaranteeUsed - result.guaranteeRepaid + result.guaranteePaid;
        expect(used).toBeLessThanOrEqual(Math.max(given.plan.guaranteeLimitCents, given.guaranteeUsed));
      }),
      { numRuns: 2_000 },
    );
  });

  test('parts of a split are the whole, and within a cent of their share', () => {
    const shares = fc
      .array(fc.integer({ min: 1, max: 9_999 }), { minLength: 1, maxLength: 8 })
      .map((weights) => {
        const total = weights.reduce((one, two) => one + two, 0);
        const parts = weights.map((weight) => Math.max(1, Math.floor((weight * 10_000) / total)));
        parts[0] = (parts[0] ?? 0) + 10_000 - parts.reduce((one, two) => one + two, 0);
        return parts.filter((part) => part > 0).map((basisPoints) => ({ basisPoints }));
      })
      .filter((parts) => parts.reduce((total, { basisPoints }) => total + basisPoints, 0) === 10_000);
    void fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), shares, (whole, parts) => {
        const split = splitPayout(cents(whole), parts);
        expect(split.reduce((total, part) => total + part.amount, 0)).toBe(whole);
        for (const part of split) expect(Math.abs(part.amount - (whole * part.basisPoints) / 10_000)).toBeLessThan(1);
      }),
      { numRuns: 2_000 },
    );
    expect(
      splitPayout(cents(100), [{ basisPoints: 3_333 }, { basisPoints: 3_333 }, { basisPoints: 3_334 }]),
    ).toMatchObject([{ amount: 33 }, { amount: 33 }, { amount: 34 }]);
  });
});

describe('twelve months side by side', () => {
  test('without trouble, they are what the plan’s offer says', () => {
    for (const plan of [monthly, yearly, noGuarantee])
      expect(planYear(dollars(3_000), plan, 'none').net).toBe(planOffer(dollars(3_000), plan).year.net);
  });

  test('what is not ours is the rent of the year', () => {
    for (const plan of [monthly, yearly, noGuarantee]) {
      const { net, fees } = planYear(dollars(3_000), plan, 'none');
      expect(net - fees).toBe(dollars(36_000));
    }
    const { fees } = planYear(dollars(3_000), monthly, 'broken');
    expect(fees).toBe(-dollars(1_650 + 3_300));
  });

  test('a late resident moves no payout of Monthly, and two of NoGuarantee', () => {
    const rent = dollars(3_000);
    expect(planYear(rent, monthly, 'late').payouts).toEqual(planYear(rent, monthly, 'none').payouts);
    expect(planYear(rent, noGuarantee, 'late').payouts.slice(3, 6)).toEqual([0, 0, dollars(8_550)]);
  });

  test('a lease that breaks costs NoGuarantee the unpaid month, and calls an advance back', () => {
    const rent = dollars(3_000);
    // 11 months less the fee (the guarantee paid month 6), and two placement fees.
    expect(planYear(rent, monthly, 'broken')).toMatchObject({ net: dollars(31_350 - 3_300), guaranteePaid: rent });
    expect(planYear(rent, noGuarantee, 'broken').net).toBe(dollars(28_500 - 3_300));
    const broken = planYear(rent, yearly, 'broken');
    expect(broken.payouts[0]).toBe(dollars(32_040 - 1_650));
    expect(broken.owed + broken.net).toBe(broken.payouts.reduce((total, payout) => total + payout, 0));
  });

  test('no plan pays more in trouble than without', () => {
    for (const plan of [monthly, yearly, noGuarantee])
      for (const stress of STRESSES)
        expect(planYear(dollars(3_000), plan, stress).net).toBeLessThanOrEqual(
          planYear(dollars(3_000), plan, 'none').net,
        );
  });
});
