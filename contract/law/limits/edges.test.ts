// Each limit of law at its edge: at the limit, one below, and one above.

import { describe, expect, test } from 'vitest';
import { cents, dollars } from '@/contract/amounts/cents';
import { addDays } from '@/contract/calendar/days';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { allRules, lawsOfHome, REVIEW_MONTHS, rulesToReview } from '@/contract/law/allRules';
import { cardFeeRule, paymentFee } from '@/contract/law/cardFees';
import {
  canStillClaim,
  canTakeDeposit,
  conditionRule,
  depositDeadline,
  depositInstallments,
  depositLimit,
  LATE_FEE,
  lateFee,
  lateFeeLimit,
  onceFeesLimit,
  returnedPaymentFee,
  returnedPaymentLimit,
} from '@/contract/law/deposits';
import { dueDayRule } from '@/contract/law/dueDay';
import { checkIncrease, increaseForms, increaseLimit } from '@/contract/law/rent';
import { findRepairRule, repairRule, repairRules } from '@/contract/law/repairs';
import type { Jurisdiction, Rule } from '@/contract/law/rules';
import {
  allowedReports,
  canReplaceCredit,
  decisionOrderRule,
  disclosuresBeforePayment,
  fairChanceRule,
  lawfulSets,
  recordYears,
  reportKinds,
  reportsFor,
  screeningFee,
} from '@/contract/law/screening';
import {
  causesFor,
  earliestEnding,
  endingCauses,
  entryNotice,
  justCauseRule,
  nonPaymentDeadline,
  paysRentFirst,
  retaliationWindow,
  terminationDays,
} from '@/contract/law/tenancy';

/** A home of which only the state is known. */
const anywhereIn = (state: string): Jurisdiction => ({ state, localities: [] });

const day = '2026-11-25';
const states = ['CA', 'WA', 'FL', 'VA'];
const seattle = jurisdictionOf({ state: 'WA', city: 'Seattle', zipcode: '98101' });
const OREGON = anywhereIn('OR');

describe('deposits', () => {
  test.each([
    ['CA', '2024-06-30', 0],
    ['CA', '2024-07-01', 300_000],
    ['VA', '2019-12-31', 0],
    ['VA', '2020-01-01', 600_000],
    ['WA', day, 300_000],
    ['FL', day, null],
  ])('in %s on %s are at most %s on $3,000', (state, on, limit) => {
    expect(depositLimit(anywhereIn(state), on, { rent: dollars(3_000) })).toBe(limit);
  });

  test('share a month with the fees that stay, and are never below nothing', () => {
    const asked = { rent: dollars(2_000) };
    expect(depositLimit(seattle, day, { ...asked, onceFees: cents(199_999) })).toBe(1);
    expect(depositLimit(seattle, day, { ...asked, onceFees: cents(200_000) })).toBe(0);
    expect(depositLimit(seattle, day, { ...asked, onceFees: cents(200_001) })).toBe(0);
    expect(depositLimit(anywhereIn('VA'), day, { ...asked, onceFees: dollars(500) })).toBe(400_000);
    expect(depositLimit(anywhereIn('CA'), day, { ...asked, smallOwner: true, onceFees: dollars(500) })).toBe(350_000);
    expect(depositLimit(anywhereIn('VA'), day, { ...asked, smallOwner: true })).toBe(400_000);
  });

  test('in Seattle are small up to exactly a quarter of a month', () => {
    const parts = (together: number) =>
      depositInstallments(seattle, day, { rent: dollars(2_000), together: cents(together), months: 12 });
    expect([49_999, 50_000, 50_001].map(parts)).toEqual([1, 1, 6]);
  });

  test.each([
    ['CA', '2026-07-01', '2026-07-01'],
    ['WA', '2026-07-10', '2026-07-10'],
    ['FL', '2026-06-25', '2026-07-10'],
    ['VA', '2026-07-27', '2026-07-27'],
  ])('in %s are due and claimed on the day itself, not the day after', (state, returnBy, claimBy) => {
    const left = { leftOn: '2026-06-10' };
    expect(depositDeadline(anywhereIn(state), left)).toMatchObject({ legalReturnBy: returnBy, legalClaimBy: claimBy });
    for (const [on, can] of [
      [addDays(claimBy, -1), true],
      [claimBy, true],
      [addDays(claimBy, 1), false],
    ] as const)
      expect(canStillClaim(anywhereIn(state), left, on)).toBe(can);
  });

  test('have no deadline, no condition, and no end of claims where we know of no rule', () => {
    const left = { leftOn: '2026-06-10' };
    expect(depositDeadline(OREGON, left)).toBeUndefined();
    expect(canStillClaim(OREGON, left, '2030-01-01')).toBe(true);
    expect(conditionRule(OREGON, day)).toEqual({ beforeDeposit: false, photos: false, withinDays: null, says: null });
    expect(canTakeDeposit(OREGON, day, { lease: true, checklist: false })).toBe(true);
    expect(canTakeDeposit(OREGON, day, { lease: false, checklist: true })).toBe(false);
    expect(depositInstallments(OREGON, day, { rent: cents(0), together: cents(1), months: 12 })).toBe(1);
  });

  test('have the papers of each state', () => {
    const of = (state: string) => depositDeadline(anywhereIn(state), { leftOn: '2026-06-10' });
    expect(states.map((state) => of(state)?.estimateDocsDays)).toEqual([14, null, null, null]);
    expect(states.map((state) => of(state)?.contractorDays)).toEqual([null, null, null, 15]);
    expect(states.map((state) => conditionRule(anywhereIn(state), day))).toMatchObject([
      { beforeDeposit: false, photos: true, withinDays: null },
      { beforeDeposit: true, photos: false, withinDays: null },
      { beforeDeposit: false, photos: false, withinDays: null },
      { beforeDeposit: false, photos: false, withinDays: 5 },
    ]);
    expect(conditionRule(anywhereIn('WA'), day).says).toContain('checklist');
    expect(of('FL')?.rule.id).toBe('fl-deposit-return');
  });

  test('in Virginia and Washington count from the lease end where that is later', () => {
    const due = (state: string, leaseEndOn: string | null) =>
      depositDeadline(anywhereIn(state), { leftOn: '2026-06-10', leaseEndOn })?.returnBy;
    expect([due('VA', '2026-06-09'), due('VA', '2026-06-10'), due('VA', '2026-06-11'), due('VA', null)]).toEqual([
      '2026-07-25',
      '2026-07-25',
      '2026-07-26',
      '2026-07-25',
    ]);
    expect(['CA', 'FL', 'WA'].map((state) => due(state, '2026-07-31'))).toEqual([
      '2026-07-01',
      '2026-06-25',
      '2026-08-30',
    ]);
    const claim = (state: string) =>
      depositDeadline(anywhereIn(state), { leftOn: '2026-06-10', contractorNotice: true })?.claimBy;
    expect([claim('VA'), claim('CA')]).toEqual(['2026-08-09', '2026-07-01']);
  });

  test('in Seattle leave a tenth of a month to fees that stay', () => {
    expect(onceFeesLimit(seattle, day, cents(200_000))).toBe(20_000);
    expect(onceFeesLimit(seattle, '2017-01-14', cents(200_000))).toBeNull();
  });
});

describe('late fees', () => {
  const late = { rent: dollars(2_000), unpaid: dollars(1_000), daysLate: 6 };

  test('are none up to the fifth day, and 5% up to $50 from the sixth', () => {
    const fee = (daysLate: number, unpaid = 50_000) =>
      lateFee(anywhereIn('CA'), day, { ...late, unpaid: cents(unpaid), daysLate });
    expect([4, 5, 6].map((days) => fee(days))).toEqual([0, 0, 2_500]);
    expect([99_980, 100_000, 100_020].map((unpaid) => fee(6, unpaid))).toEqual([4_999, 5_000, 5_000]);
    expect(LATE_FEE).toEqual({ graceDays: 5, bps: 500, most: 5_000 });
  });

  test('in Seattle stop at $10, and in Virginia at a tenth of the smaller amount', () => {
    expect(lateFee(seattle, day, { ...late, unpaid: cents(19_980) })).toBe(999);
    expect(lateFee(seattle, day, { ...late, unpaid: cents(20_020) })).toBe(1_000);
    expect(lateFeeLimit(anywhereIn('VA'), day, late)).toBe(10_000);
    expect(lateFeeLimit(anywhereIn('VA'), day, { ...late, unpaid: cents(300_000) })).toBe(20_000);
    expect(lateFeeLimit(anywhereIn('VA'), day, { ...late, daysLate: 0 })).toBe(0);
    expect(lateFeeLimit(anywhereIn('VA'), day, { ...late, daysLate: 1 })).toBe(10_000);
  });

  test('have no limit where the law says so, and are none where no rule is known', () => {
    for (const where of [anywhereIn('CA'), anywhereIn('FL')]) expect(lateFeeLimit(where, day, late)).toBeNull();
    expect(lateFeeLimit(OREGON, day, late)).toBe(0);
    expect([5, 6].map((daysLate) => lateFeeLimit(anywhereIn('WA'), day, { ...late, daysLate }))).toEqual([0, 1_000]);
  });
});

test('a returned payment in Florida costs by its tier, or 5% where that is more', () => {
  const limit = (amount: number) => returnedPaymentLimit(anywhereIn('FL'), day, cents(amount));
  expect([5_000, 5_001, 30_000, 30_001, 80_000, 80_020].map(limit)).toEqual([2_500, 3_000, 3_000, 4_000, 4_000, 4_001]);
  expect([0, 1, 2].map((before) => returnedPaymentLimit(anywhereIn('CA'), day, cents(1), before))).toEqual([
    2_500, 3_500, 3_500,
  ]);
  expect(returnedPaymentLimit(anywhereIn('VA'), day, cents(1), 3)).toBe(5_000);
  expect(returnedPaymentLimit(anywhereIn('WA'), day, cents(100))).toBeNull();
  expect([...states.map((state) => returnedPaymentFee(anywhereIn(state), day))]).toEqual([2_500, 0, 2_500, 2_500]);
});

describe('rent increases', () => {
  const rent = dollars(3_000);
  const base = { rent, day: '2026-03-01', leaseFrom: '2024-01-01' };

  test('in Washington wait for the first day of the 13th month', () => {
    const check = (startOn: string) =>
      checkIncrease({ ...base, where: anywhereIn('WA'), leaseFrom: '2026-02-28', newRent: cents(300_001), startOn });
    expect(['2027-02-27', '2027-02-28', '2027-03-01'].map((on) => check(on).lawful)).toEqual([false, true, true]);
  });

  test('in Washington wait for all of the first 12 months of a lease from a leap day', () => {
    const check = (startOn: string) =>
      checkIncrease({
        ...base,
        day: '2028-08-01',
        where: anywhereIn('WA'),
        leaseFrom: '2028-02-29',
        newRent: cents(300_001),
        startOn,
      }).lawful;
    expect(['2029-02-28', '2029-03-01'].map(check)).toEqual([false, true]);
  });

  test('of an exempt home in California need 90 days from the first cent above ten percent', () => {
    const earliest = (newRent: number) =>
      checkIncrease({
        ...base,
        where: anywhereIn('CA'),
        facts: { yearBuilt: 2020 },
        newRent: cents(newRent),
        startOn: '2026-12-01',
      }).earliest;
    expect([329_999, 330_000, 330_001].map(earliest)).toEqual(['2026-03-31', '2026-03-31', '2026-05-30']);
  });

  test('say which rules hold, and the days above ten percent', () => {
    expect(increaseLimit({ ...base, where: anywhereIn('CA'), facts: { homeType: 'house' } })).toMatchObject({
      noticeDays: 30,
      noticeDaysAboveTenPercent: 90,
      earliestAboveTenPercent: '2026-05-30',
      rules: [{ id: 'ca-rent-cap' }, { id: 'ca-rent-notice' }],
    });
    expect(increaseLimit({ ...base, where: anywhereIn('WA') })).toMatchObject({
      noticeDays: 180,
      noticeDaysAboveTenPercent: 180,
    });
    // SeaTac Municipal Code 4.05.070: one long notice from 3% on, which a rise of more than 10% takes as well.
    expect(increaseLimit({ ...base, where: jurisdictionOf({ city: 'SeaTac', state: 'WA' }) })).toMatchObject({
      noticeDaysAboveThreePercent: 180,
      noticeDaysAboveTenPercent: 180,
    });
    expect(increaseLimit({ ...base, where: OREGON })).toEqual({
      kind: 'unknown',
      maxIncrease: 0,
      rent,
      earliest: '2026-03-01',
      noticeDays: 0,
      earliestAboveThreePercent: '2026-03-01',
      noticeDaysAboveThreePercent: 0,
      earliestAboveTenPercent: '2026-03-01',
      noticeDaysAboveTenPercent: 0,
      rules: [],
    });
  });

  test('of nothing need no notice, and one cent does', () => {
    const check = (newRent: number) =>
      checkIncrease({ ...base, where: anywhereIn('FL'), newRent: cents(newRent), startOn: base.day });
    expect([299_999, 300_000, 300_001].map((newRent) => check(newRent).lawful)).toEqual([true, true, false]);
    expect(check(300_000)).toMatchObject({ tooHigh: false, tooEarly: false, earliest: base.day });
    expect(check(300_001)).toMatchObject({ tooHigh: false, tooEarly: true, earliest: '2026-03-31' });
  });

  test('have a form with its statute in every state', () => {
    expect(Object.keys(increaseForms)).toEqual(['CA', 'WA', 'FL', 'VA']);
    expect(Object.values(increaseForms).map(({ source }) => source)).toEqual([
      'Cal. Civ. Code § 827(b)',
      'RCW 59.18.720',
      'Fla. Stat. § 83.57',
      'Va. Code § 55.1-1204(K)',
    ]);
    for (const { text } of Object.values(increaseForms)) expect(text).toMatch(/notice/);
  });
});

describe('the end of a lease', () => {
  const base = { where: anywhereIn('CA'), day, side: 'owner' as const, leaseFrom: '2026-01-01', leaseEndOn: null };

  test('in California takes 60 days where a year is over on the last day, for the owner alone', () => {
    const days = (leaseFrom: string, side: 'owner' | 'resident' = 'owner') =>
      earliestEnding({ ...base, leaseFrom, side })?.noticeDays;
    expect([days('2025-11-24'), days('2025-12-26'), days('2025-12-27')]).toEqual([60, 60, 30]);
    expect(days('2020-01-01', 'resident')).toBe(30);
  });

  test('is the last day of a fixed lease where the notice ends by then, and the notice where it ends a day later', () => {
    const end = (leaseEndOn: string) => earliestEnding({ ...base, leaseEndOn })?.earliest;
    expect([end('2026-12-24'), end('2026-12-25'), end('2026-12-26')]).toEqual([
      '2026-12-25',
      '2026-12-25',
      '2026-12-26',
    ]);
  });

  test('is the last day of a fixed lease in the middle of a month, where a later notice ends with the month', () => {
    const end = (leaseEndOn: string) => earliestEnding({ ...base, where: anywhereIn('FL'), leaseEndOn })?.earliest;
    expect([end('2026-12-24'), end('2026-12-25'), end('2026-12-26')]).toEqual([
      '2026-12-31',
      '2026-12-25',
      '2026-12-26',
    ]);
  });

  test('takes the longer of cause and rule, and no cause for a resident', () => {
    const days = (causeNoticeDays: number, side: 'owner' | 'resident' = 'owner') =>
      earliestEnding({ ...base, causeNoticeDays, side })?.noticeDays;
    expect([days(29), days(30), days(31), days(31, 'resident')]).toEqual([30, 30, 31, 30]);
    expect(earliestEnding({ ...base, where: OREGON })).toBeUndefined();
    expect(earliestEnding(base)?.rule.id).toBe('ca-termination');
  });

  test('in Virginia takes a larger owner 60 days, and 90 from July 2027', () => {
    const days = (ownerUnits: number, on: string) =>
      earliestEnding({ ...base, where: anywhereIn('VA'), day: on, facts: { ownerUnits } })?.noticeDays;
    expect([4, 5].map((units) => days(units, '2027-06-30'))).toEqual([30, 60]);
    expect([4, 5].map((units) => days(units, '2027-07-01'))).toEqual([30, 90]);
  });

  test('of a month-to-month lease takes the days of the side', () => {
    expect(states.map((state) => terminationDays(anywhereIn(state), day, 'resident'))).toEqual([30, 20, 30, 30]);
    expect(states.map((state) => terminationDays(anywhereIn(state), day, 'owner'))).toEqual([30, 60, 30, 60]);
    expect(terminationDays(OREGON, day, 'owner')).toBe(30);
  });

  test.each([['Los Angeles', '2026-05-26', '2026-05-27']])(
    'in %s needs a cause once the months are over',
    (city, from, later) => {
      const where = jurisdictionOf({ state: 'CA', city, zipcode: '90012' });
      const rule = (leaseFrom: string) => justCauseRule(where, day, { leaseFrom, leaseEndOn: '2027-01-31' })?.topic;
      expect([rule(addDays(from, -1)), rule(from), rule(later)]).toEqual(['justCause', 'justCause', undefined]);
    },
  );

  test('has the causes of California and Washington with their notice', () => {
    expect(endingCauses.map(({ state, id, noticeDays }) => `${state} ${id} ${noticeDays}`)).toEqual([
      'CA owner_move_in 60',
      'CA withdraw 60',
      'CA remodel 60',
      'CA government_order 60',
      'WA owner_move_in 90',
      'WA sale 90',
      'WA remodel 120',
    ]);
    for (const { label, source } of endingCauses) {
      expect(label).toMatch(/^(?:You|A) /);
      expect(source).toMatch(/^(?:Cal\. Civ\. Code § 1946\.2|RCW 59\.18\.650)/);
    }
    expect(causesFor(anywhereIn('WA')).map(({ id }) => id)).toEqual(['owner_move_in', 'remodel']);
  });

  test.each([
    ['CA', 180],
    ['WA', 90],
    ['FL', 180],
    ['VA', 180],
  ])('in %s counts as retaliation up to day %i after a complaint', (state, days) => {
    const until = (ago: number) => retaliationWindow(anywhereIn(state), day, [addDays(day, -ago)])?.until;
    expect([until(days - 1), until(days), until(days + 1)]).toEqual([addDays(day, 1), day, undefined]);
    expect(until(0)).toBe(addDays(day, days));
    expect(retaliationWindow(anywhereIn(state), day, [])).toBeUndefined();
    // The newest complaint counts, in whatever order they come.
    const two = [addDays(day, -1), addDays(day, -9)];
    expect(retaliationWindow(anywhereIn(state), day, two)?.until).toBe(addDays(day, days - 1));
    expect(retaliationWindow(anywhereIn(state), day, two.reverse())?.rule.topic).toBe('retaliation');
  });

  test('has no window of retaliation where we know of no rule', () => {
    expect(retaliationWindow(OREGON, day, [day])).toBeUndefined();
  });
});

test('a repair that the resident asked for needs no notice in Virginia, and the usual one elsewhere', () => {
  const hours = states.map((state) => entryNotice(anywhereIn(state), day, 'repair'));
  expect(hours.map((notice) => notice?.requestedHours)).toEqual([24, 48, 24, 0]);
  expect(hours.map((notice) => notice?.rule.topic)).toEqual(Array(4).fill('entryNotice'));
  expect(entryNotice(OREGON, day, 'repair')).toBeUndefined();
});

test('a notice of a missed payment ends on its last day in each state', () => {
  expect(
    states.map((state) => nonPaymentDeadline(anywhereIn(state), '2026-12-01', { federallyBacked: false })?.by),
  ).toEqual(['2026-12-04', '2026-12-15', '2026-12-04', '2026-12-15']);
  expect(nonPaymentDeadline(OREGON, day, { federallyBacked: false })).toBeUndefined();
  expect(nonPaymentDeadline(OREGON, '2020-03-26')).toBeUndefined();
  expect(nonPaymentDeadline(anywhereIn('WA'), day, { federallyBacked: false })?.rule.id).toBe('wa-nonpayment');
  expect(paysRentFirst(OREGON, day)).toBe(false);
});

describe('screening', () => {
  test('in California costs at most $65.86, and never more than it costs', () => {
    const fee = (cost: number) => screeningFee('CA', day, cents(cost));
    expect([6_585, 6_586, 6_587, -1, 0].map(fee)).toEqual([6_585, 6_586, 6_586, 0, 0]);
    expect(screeningFee('CA', '2025-11-30', cents(9_000))).toBe(9_000);
    expect(screeningFee('VA', day, cents(20_000))).toBe(20_000);
    expect(screeningFee('CA', day, cents(-1))).toBe(0);
  });

  test('leaves out what the law leaves out, and asks of co-signers only what their criteria read', () => {
    const covers = reportKinds;
    const ask = (role: string, subsidised: boolean, where = anywhereIn('CA')) =>
      reportsFor(where, day, { role, subsidised, covers });
    expect(ask('applicant', false)).toEqual(['identity', 'credit', 'eviction', 'income']);
    expect(ask('applicant', true)).toEqual(['identity', 'eviction', 'income']);
    expect(ask('applicant', false, anywhereIn('FL'))).toContain('criminal');
    expect(ask('coSigner', true)).toEqual(['identity', 'credit', 'income']);
    expect(ask('applicant', false, seattle)).toEqual(['identity', 'credit', 'eviction', 'income']);
    expect(reportsFor(anywhereIn('CA'), day, { role: 'applicant', subsidised: false, covers: ['income'] })).toEqual([
      'income',
    ]);
    expect(allowedReports(jurisdictionOf({ state: 'CA', city: 'Los Angeles' }), day)).not.toContain('criminal');
    const la = jurisdictionOf({ state: 'CA', city: 'Los Angeles', zipcode: '90012' });
    expect(allowedReports(la, '2024-12-31')).toContain('criminal');
    expect(allowedReports(la, '2025-01-01')).not.toContain('criminal');
    expect(fairChanceRule(jurisdictionOf({ state: 'CA', city: 'Oakland' }), day)?.topic).toBe('criminalNever');
    expect(fairChanceRule(anywhereIn('CA'), day)?.id).toBe('ca-unread-fair-chance');
    expect(fairChanceRule(anywhereIn('FL'), day)).toBeUndefined();
    expect([
      canReplaceCredit(anywhereIn('CA'), '2023-12-31'),
      canReplaceCredit(anywhereIn('CA'), '2024-01-01'),
    ]).toEqual([false, true]);
  });

  test('knows each set of reports that can be asked for, once', () => {
    expect(lawfulSets(['identity', 'credit', 'income', 'criminal'])).toEqual([
      ['identity', 'credit', 'income', 'criminal'],
      ['identity', 'credit', 'income'],
      ['identity', 'income', 'criminal'],
      ['identity', 'income'],
    ]);
    expect(lawfulSets(['criminal'])).toEqual([['criminal']]);
    expect(lawfulSets(['eviction', 'income'])).toEqual([['eviction', 'income'], ['income']]);
    expect(lawfulSets([])).toEqual([]);
  });

  test('looks back seven years, also where no rule says so, and keeps a place for three days', () => {
    expect([...states.map((state) => recordYears(anywhereIn(state), day)), recordYears(OREGON, day)]).toEqual([
      7, 7, 7, 7, 7,
    ]);
    expect(decisionOrderRule(anywhereIn('CA'), '2025-01-01')).toMatchObject({
      rule: { id: 'ca-decision-order' },
      holdHours: 72,
    });
    expect(disclosuresBeforePayment(anywhereIn('FL'), day).map(({ id }) => id)).toEqual([
      'fl-screening-fee',
      'fl-source-of-income',
    ]);
  });
});

test('a due day moves five days in Washington and not elsewhere', () => {
  expect(dueDayRule(anywhereIn('WA'), day)).toMatchObject({ latestDay: 6 });
  expect(dueDayRule(anywhereIn('WA'), day, 15)?.latestDay).toBe(20);
  expect(dueDayRule(anywhereIn('WA'), day)?.says).toContain('five days');
  expect([dueDayRule(anywhereIn('CA'), day), dueDayRule(anywhereIn('WA'), '2020-06-10')]).toEqual([
    undefined,
    undefined,
  ]);
});

test('a fee for a card is 2.9% at most, rounded down, and nothing for less than nothing', () => {
  const fee = (amount: number, state = 'CA') => paymentFee(cents(amount), { funding: 'credit', state, day });
  expect([10_000, 10_034, 10_035, -10_000].map((amount) => fee(amount))).toEqual([290, 290, 291, 0]);
  expect(cardFeeRule('VA', day)?.figures?.maxBps).toBe(290);
  expect(cardFeeRule('OR', day)).toBeUndefined();
});

describe('repairs', () => {
  test.each([
    ['WA', 'heat', 'wa-repair-24-hours'],
    ['WA', 'hazard', 'wa-repair-24-hours'],
    ['WA', 'plumbing', 'wa-repair-72-hours'],
    ['WA', 'other', 'wa-repair-10-days'],
    ['CA', 'heat', 'ca-repair-30-days'],
    ['FL', 'other', 'fl-repair-7-days'],
    ['VA', 'plumbing', 'va-repair-14-days'],
  ] as const)('in %s of %s follow %s', (state, kind, id) => {
    expect(repairRule(anywhereIn(state), day, kind)?.id).toBe(id);
    expect(findRepairRule(id)?.state).toBe(state);
  });

  test('have no clock before the rule, or where we know of none', () => {
    expect(repairRule(anywhereIn('WA'), '2010-12-31', 'heat')).toBeUndefined();
    expect(repairRule(anywhereIn('WA'), '2011-01-01', 'heat')).toBeDefined();
    expect([repairRule(OREGON, day, 'heat'), findRepairRule(null), findRepairRule('none')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('of the 24 and 72 hours are the kinds of the statute', () => {
    expect(repairRules.map(({ id, kinds }) => [id, kinds])).toEqual([
      ['wa-repair-24-hours', ['heat', 'water', 'hot_water', 'electricity', 'hazard']],
      ['wa-repair-72-hours', ['kitchen_appliance', 'plumbing']],
      ...repairRules.slice(2).map(({ id }) => [id, undefined]),
    ]);
    for (const { says, source, certainty } of repairRules) {
      expect(says).toMatch(/^[A-Z].+\.$/);
      expect(source).toMatch(/§|RCW/);
      expect(['statute', 'cited']).toContain(certainty);
    }
  });
});

describe('reviews', () => {
  const rule = (own: Partial<Rule>): Rule =>
    ({ ...(allRules[0] as Rule), until: undefined, checked: day, ...own }) as Rule;

  test('are due on the day a year has passed, not the day before', () => {
    const due = (on: string, own: Partial<Rule> = {}) => rulesToReview(on, [rule(own)]).length;
    expect([due('2027-11-24'), due('2027-11-25'), due('2027-11-26')]).toEqual([0, 1, 1]);
    expect([due('2027-12-01', { until: '2027-11-30' }), due('2027-12-01', { until: '2027-12-01' })]).toEqual([0, 1]);
    expect(REVIEW_MONTHS).toBe(12);
  });

  test('cover every list of rules', () => {
    const due = new Set(rulesToReview('2030-01-01').map(({ topic }) => topic));
    for (const topic of ['cardFee', 'dueDay', 'repairClock', 'entryNotice', 'depositReturn', 'screeningFee'] as const)
      expect(due).toContain(topic);
  });
});

test('lawsOfHome groups the rules of a place in one order, and leaves out groups without any', () => {
  const groups = lawsOfHome(seattle, {}, day);
  expect(groups.map(({ id, title }) => [id, title])).toEqual([
    ['rent', 'Rent increases'],
    ['ending', 'Ending a lease'],
    ['deposit', 'Security deposit'],
    ['payments', 'Payments and late fees'],
    ['service', 'How notices are given'],
    ['unclaimed', 'Money that is not collected'],
    ['repairs', 'Repairs'],
    ['entry', 'Entering the home'],
    ['disclosures', 'Disclosures'],
    ['city', 'What the city asks of the homeowner'],
    ['screening', 'Choosing residents'],
  ]);
  expect(groups[0]?.laws.map(({ rule }) => rule.id)).toEqual([
    'wa-rent-cap-2026',
    'wa-rent-notice',
    'seattle-rent-notice',
    'wa-rent-parity',
  ]);
  expect(lawsOfHome(OREGON, {}, day).map(({ id }) => id)).toEqual(['ending', 'payments', 'service', 'disclosures']);
});
