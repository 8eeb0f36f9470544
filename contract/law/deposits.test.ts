import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, dollars } from '@/contract/amounts/cents';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import type { Jurisdiction } from '@/contract/law/rules';
import { depositRules } from './depositRules.data';
import {
  canStillClaim,
  canTakeDeposit,
  conditionRule,
  depositDeadline,
  depositInstallments,
  depositLimit,
  lateFee,
  lateFeeLimit,
  onceFeesLimit,
  returnedPaymentFee,
  returnedPaymentLimit,
} from './deposits';

/** A home of which only the state is known. */
const anywhereIn = (state: string): Jurisdiction => ({ state, localities: [] });

const day = '2026-11-21';
const [CA, WA, FL, VA] = [anywhereIn('CA'), anywhereIn('WA'), anywhereIn('FL'), anywhereIn('VA')] as const;
const seattle = jurisdictionOf({ state: 'WA', city: 'Seattle', zipcode: '98101' });

describe('a deposit', () => {
  test('in California is at most one month, pets included; two for a small owner', () => {
    expect(depositLimit(CA, day, { rent: dollars(3_000) })).toBe(300_000);
    expect(depositLimit(CA, day, { rent: dollars(3_000), smallOwner: true })).toBe(600_000);
  });

  test('in Seattle shares one month with the one-time fees; in Virginia it is two; Florida sets no limit', () => {
    expect(depositLimit(seattle, day, { rent: dollars(2_000), onceFees: dollars(350) })).toBe(165_000);
    expect(depositLimit(VA, day, { rent: dollars(2_000) })).toBe(400_000);
    expect(depositLimit(FL, day, { rent: dollars(2_000) })).toBeNull();
  });

  test.each([
    ['Tacoma', '98402'],
    ['Redmond', '98052'],
    ['Kirkland', '98033'],
    ['Auburn', '98002'],
    ['Bellevue', '98005'],
  ])('in %s shares one month with the one-time fees, read or not', (city, zipcode) => {
    const where = jurisdictionOf({ state: 'WA', city, zipcode });
    expect(depositLimit(where, day, { rent: dollars(2_000), onceFees: dollars(350) })).toBe(165_000);
  });

  test('may be paid in installments in Washington, as many as in the strictest city we know, unless it is small', () => {
    const asked = { rent: dollars(2_000), together: dollars(2_000), months: 12 };
    expect(depositInstallments(WA, day, asked)).toBe(6);
    expect(depositInstallments(WA, day, { ...asked, months: 2 })).toBe(4);
    expect(depositInstallments(seattle, day, asked)).toBe(6);
    expect(depositInstallments(seattle, day, { ...asked, months: 3 })).toBe(4);
    expect(depositInstallments(WA, day, { ...asked, together: dollars(500) })).toBe(1);
    expect(depositInstallments(CA, day, asked)).toBe(1);
  });

  test('may be paid in the larger number of installments from exactly the months that the law names', () => {
    const asked = { rent: dollars(2_000), together: dollars(2_000) };
    expect(depositInstallments(seattle, day, { ...asked, months: 6 })).toBe(6);
    expect(depositInstallments(seattle, day, { ...asked, months: 5 })).toBe(4);
  });

  test('is small up to exactly a quarter of a month of rent', () => {
    const asked = { rent: dollars(2_000), months: 12 };
    expect(depositInstallments(WA, day, { ...asked, together: cents(50_000) })).toBe(1);
    expect(depositInstallments(WA, day, { ...asked, together: cents(50_001) })).toBe(6);
  });

  test.each([
    // Over a leap day, and over the nights when the clocks change.
    ['2028-02-10', ['2028-02-25', '2028-03-02', '2028-03-11', '2028-03-26'], '2028-03-11'],
    ['2027-02-10', ['2027-02-25', '2027-03-03', '2027-03-12', '2027-03-27'], '2027-03-12'],
    ['2028-02-29', ['2028-03-15', '2028-03-21', '2028-03-30', '2028-04-14'], '2028-03-30'],
    ['2026-10-20', ['2026-11-04', '2026-11-10', '2026-11-19', '2026-12-04'], '2026-11-19'],
  ] as const)('of residents who left on %s counts whole days', (leftOn, returnBy, floridaClaim) => {
    const due = [FL, CA, WA, VA].map((where) => depositDeadline(where, { leftOn }));
    expect(due.map((one) => one?.returnBy)).toEqual(returnBy);
    expect(due[0]?.claimBy).toBe(floridaClaim);
  });

  test('of residents who left on June 10, 2026 is due back on the day of the state', () => {
    const due = [FL, CA, WA, VA].map((where) => depositDeadline(where, { leftOn: '2026-06-10' }));
    expect(due.map((one) => one?.returnBy)).toEqual(['2026-06-25', '2026-07-01', '2026-07-10', '2026-07-25']);
    expect(due.map((one) => one?.claimBy)).toEqual(['2026-07-10', '2026-07-01', '2026-07-10', '2026-07-25']);
    expect(due.map((one) => one?.objectDays)).toEqual([15, null, null, null]);
    expect(due.map((one) => one?.certifiedMail)).toEqual([true, false, false, false]);
    expect(due.map((one) => one?.receiptsAboveCents)).toEqual([null, 12_500, null, null]);
    expect(due.map((one) => one?.badFaithTimes)).toEqual([null, 2, 2, null]);
    expect(due.map((one) => one?.disputeYears)).toEqual([5, 4, 6, 5]);
    expect(due[1]?.estimateDocsDays).toBe(14);
    expect(depositDeadline(anywhereIn('OR'), { leftOn: '2026-06-10' })).toBeUndefined();
  });

  test('in Washington counts from the later of the end of the lease and move-out', () => {
    const departure = { leftOn: '2026-06-10', leaseEndOn: '2026-07-31' };
    expect(depositDeadline(WA, departure)).toMatchObject({ returnBy: '2026-08-30', legalClaimBy: '2026-08-31' });
    expect(canStillClaim(WA, departure, '2026-08-31')).toBe(true);
    expect(canStillClaim(WA, departure, '2026-09-01')).toBe(false);
  });

  test('rolls to the next business day where the statute says so', () => {
    // July 25, 2026 is a Saturday; July 4 is one too, kept on Friday.
    expect(depositDeadline(VA, { leftOn: '2026-06-10' })?.legalReturnBy).toBe('2026-07-27');
    expect(depositDeadline(CA, { leftOn: '2026-06-12' })).toMatchObject({
      returnBy: '2026-07-03',
      legalReturnBy: '2026-07-06',
    });
    expect(depositDeadline(FL, { leftOn: '2026-06-11' })).toMatchObject({
      claimBy: '2026-07-11',
      legalClaimBy: '2026-07-11',
    });
  });

  test('in Virginia counts from the later of lease end and move-out, with 15 more days for a contractor', () => {
    expect(depositDeadline(VA, { leftOn: '2026-06-10', leaseEndOn: '2026-06-30' })?.returnBy).toBe('2026-08-14');
    expect(depositDeadline(VA, { leftOn: '2026-06-10', leaseEndOn: '2026-05-31' })?.returnBy).toBe('2026-07-25');
    expect(depositDeadline(VA, { leftOn: '2026-06-10', contractorNotice: true })).toMatchObject({
      returnBy: '2026-07-25',
      claimBy: '2026-08-09',
    });
    expect(depositDeadline(CA, { leftOn: '2026-06-10', leaseEndOn: '2026-06-30' })?.returnBy).toBe('2026-07-01');
  });

  test.each([
    [FL, '2026-07-10', '2026-07-11'],
    [CA, '2026-07-01', '2026-07-02'],
    [WA, '2026-07-10', '2026-07-11'],
    [VA, '2026-07-27', '2026-07-28'],
  ])('in $state is claimed on its last day and not a day later', (where, last, late) => {
    expect(canStillClaim(where, { leftOn: '2026-06-10' }, last)).toBe(true);
    expect(canStillClaim(where, { leftOn: '2026-06-10' }, late)).toBe(false);
  });

  test('in Seattle leaves 10% of a month for fees that do not come back', () => {
    expect(onceFeesLimit(seattle, day, dollars(2_000))).toBe(20_000);
    expect(onceFeesLimit(FL, day, dollars(2_000))).toBeNull();
  });

  test('in Washington is not taken before lease and checklist are signed', () => {
    expect(canTakeDeposit(WA, day, { lease: true, checklist: false })).toBe(false);
    expect(canTakeDeposit(WA, day, { lease: false, checklist: true })).toBe(false);
    expect(canTakeDeposit(WA, day, { lease: true, checklist: true })).toBe(true);
    expect(canTakeDeposit(CA, day, { lease: true, checklist: false })).toBe(true);
    expect(conditionRule(CA, day).photos).toBe(true);
    expect(conditionRule(VA, day).withinDays).toBe(5);
  });
});

describe('a late fee', () => {
  test('in Virginia on $500 of $2,000 is at most $50', () => {
    const late = { rent: dollars(2_000), unpaid: dollars(500), daysLate: 10 };
    expect(lateFeeLimit(VA, day, late)).toBe(5_000);
    expect(lateFeeLimit(VA, day, { ...late, unpaid: dollars(2_000) })).toBe(20_000);
  });

  test('in Washington there is none for five days, in Seattle never more than $10', () => {
    const late = { rent: dollars(2_000), unpaid: dollars(2_000), daysLate: 5 };
    expect(lateFeeLimit(WA, day, late)).toBe(0);
    expect(lateFeeLimit(WA, day, { ...late, daysLate: 6 })).toBe(1_000);
    expect(lateFeeLimit(seattle, day, { ...late, daysLate: 6 })).toBe(1_000);
  });

  // Rent $2,400, one week late: what the city allows, and never the $50 of our own rule.
  test.each([
    ['Redmond', '98052', 1_000, 'Kirkland is on the other side of the border'],
    ['Redmond', '98073', 3_600, 'an unlisted ZIP Code of Redmond can be in the county, whose limit is the same'],
    ['Tacoma', '98402', 1_000, 'at most $10 until Ord. 29086 is read'],
    ['Kirkland', '98033', 1_000, 'its late fee is unread'],
    ['Auburn', '98002', 1_000, 'unread'],
    ['Bellevue', '98005', 1_000, 'unread'],
    ['Spokane', '99201', 1_000, 'not a place we know'],
  ])('in %s %s is at most %i cents: %s', (city, zipcode, most) => {
    const where = jurisdictionOf({ state: 'WA', city, zipcode });
    expect(lateFee(where, day, { rent: dollars(2_400), unpaid: dollars(2_400), daysLate: 7 })).toBe(most);
  });

  test('in Redmond itself is at most 1.5% of the rent', () => {
    const where = { state: 'WA', localities: [{ name: 'Redmond', county: 'King' }] };
    const late = { rent: dollars(2_000), unpaid: dollars(2_000), daysLate: 7 };
    expect(lateFee(where, day, late)).toBe(3_000);
    expect(lateFee(where, '2022-07-29', late)).toBe(0);
  });

  test('in Tacoma takes the lower of $10 and 1.5% of the rent from 2026', () => {
    const where = jurisdictionOf({ state: 'WA', city: 'Tacoma', zipcode: '98402' });
    const late = { rent: dollars(600), unpaid: dollars(600), daysLate: 7 };
    expect(lateFee(where, '2025-12-31', late)).toBe(1_000);
    expect(lateFee(where, '2026-01-01', late)).toBe(900);
  });

  test('is nothing where we know of no rule', () => {
    expect(lateFee(anywhereIn('OR'), day, { rent: dollars(2_000), unpaid: dollars(2_000), daysLate: 7 })).toBe(0);
  });

  test('of ours is never above the limit, nor above what is unpaid', () => {
    const amount = fc.integer({ min: 0, max: 2_000_000 }).map(cents);
    fc.assert(
      fc.property(fc.constantFrom(CA, WA, FL, VA, seattle), amount, amount, fc.nat(60), (where, rent, unpaid, days) => {
        const late = { rent, unpaid, daysLate: days };
        const fee = lateFee(where, day, late);
        expect(fee).toBeLessThanOrEqual(lateFeeLimit(where, day, late) ?? Number.POSITIVE_INFINITY);
        expect(fee).toBeLessThanOrEqual(unpaid);
        if (days <= 5) expect(fee).toBe(0);
      }),
    );
  });
});

test('a payment that comes back costs at most what the state says, and nothing where it says nothing', () => {
  expect(returnedPaymentLimit(CA, day, dollars(3_000))).toBe(2_500);
  expect(returnedPaymentLimit(CA, day, dollars(3_000), 1)).toBe(3_500);
  expect([40, 200, 500, 3_000].map((amount) => returnedPaymentLimit(FL, day, dollars(amount)))).toEqual([
    2_500, 3_000, 4_000, 15_000,
  ]);
  expect(returnedPaymentLimit(VA, day, dollars(100))).toBe(5_000);
  expect(returnedPaymentFee(WA, day)).toBe(0);
  expect(returnedPaymentFee(FL, day)).toBe(2_500);
});

test('every rule has a source, an id of its own, and was checked after it began', () => {
  expect(new Set(depositRules.map(({ id }) => id)).size).toBe(depositRules.length);
  for (const { source, checked, from, says } of depositRules) {
    expect(source.length).toBeGreaterThan(6);
    expect(checked >= from).toBe(true);
    expect(says.endsWith('.')).toBe(true);
  }
});

test('SeaTac Municipal Code 4.05.060: a late fee is at most 2% of a month of rent', () => {
  const where = { state: 'WA', localities: [{ name: 'SeaTac', county: 'King' }] };
  const late = (daysLate: number) =>
    lateFeeLimit(where, '2026-11-30', { rent: cents(200_000), unpaid: cents(200_000), daysLate });
  expect([late(5), late(6)]).toEqual([0, 4_000]);
});
