import { describe, expect, test } from 'vitest';
import { addMonths, endOfMonth } from '@/contract/calendar/days';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { applicableRules, type Jurisdiction, rulesFor } from '@/contract/law/rules';
import { allRules, lawGroups, lawsOfHome, rulesToReview } from './allRules';
import { addBusinessDays, holidays, isBusinessDay, rollForward } from './calendar';
import {
  causesFor,
  disclosureFrom,
  earliestEnding,
  entryNotice,
  floodAnswersRule,
  hasOwnerNoticeForm,
  justCauseRule,
  moveOutInspection,
  nonPaymentDeadline,
  paysRentFirst,
  retaliationWindow,
} from './tenancy';
import { tenancyRules } from './tenancyRules.data';

/** A home of which only the state is known. */
const anywhereIn = (state: string): Jurisdiction => ({ state, localities: [] });

const day = '2026-11-23';
const [CA, WA, FL, VA] = [anywhereIn('CA'), anywhereIn('WA'), anywhereIn('FL'), anywhereIn('VA')] as const;

describe('calendar', () => {
  test('keeps the last day of a shorter month and knows leap years', () => {
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
    expect(endOfMonth('2028-02-01')).toBe('2028-02-29');
  });

  test('knows the holidays of 2026 in each state', () => {
    expect([...holidays('WA', 2026)].sort()).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-07-04',
      '2026-09-07',
      '2026-11-11',
      '2026-11-26',
      '2026-11-27',
      '2026-12-25',
    ]);
    expect(holidays('CA', 2026).has('2026-03-31')).toBe(true);
    expect(holidays('VA', 2026).has('2026-10-12')).toBe(true);
    expect(holidays('FL', 2021).has('2021-12-31')).toBe(true);
  });

  test('rolls past a long weekend, and not in Florida', () => {
    expect(rollForward('CA', '2026-11-26')).toBe('2026-11-30');
    expect(rollForward('FL', '2026-11-26')).toBe('2026-11-26');
    expect(isBusinessDay('WA', '2026-11-25')).toBe(true);
    expect(addBusinessDays('FL', '2026-11-25', 3)).toBe('2026-12-02');
  });
});

test.each([
  [CA, 24, 24, 480, 1_080],
  [WA, 48, 24, 480, 1_140],
  [FL, 24, 24, 450, 1_200],
  [VA, 72, 24, 480, 1_140],
])('entryNotice in $state is %i hours for a repair and %i for a showing', (where, repair, showing, opens, closes) => {
  expect(entryNotice(where, day, 'repair')).toMatchObject({ hours: repair, opensMinute: opens, closesMinute: closes });
  expect(entryNotice(where, day, 'showing')?.hours).toBe(showing);
});

test('nonPaymentDeadline is 3 business days in CA and FL, and 14 days in WA and VA', () => {
  // The Wednesday before Thanksgiving.
  expect(
    [CA, WA, FL, VA].map((where) => nonPaymentDeadline(where, '2026-11-25', { federallyBacked: false })?.by),
  ).toEqual(['2026-12-02', '2026-12-09', '2026-12-02', '2026-12-09']);
  expect([CA, WA, FL, VA].map((where) => paysRentFirst(where, day))).toEqual([false, true, false, false]);
});

describe('earliestEnding', () => {
  const end = (where: Jurisdiction, side: 'resident' | 'owner', more: object = {}) =>
    earliestEnding({
      where,
      day: '2026-11-23',
      side,
      leaseFrom: '2026-01-01',
      leaseEndOn: null,
      facts: { ownerUnits: 1 },
      ...more,
    })?.earliest;

  test('of a month-to-month lease is the notice of the state and side', () => {
    expect([CA, WA, FL, VA].map((where) => end(where, 'resident'))).toEqual([
      '2026-12-23',
      '2026-12-31',
      '2026-12-31',
      '2026-12-31',
    ]);
    expect([CA, WA, FL, VA].map((where) => end(where, 'owner'))).toEqual([
      '2026-12-23',
      '2027-01-31',
      '2026-12-31',
      '2026-12-31',
    ]);
  });

  test('in California is 60 days for an owner where a year is over on the last day', () => {
    expect(end(CA, 'owner', { leaseFrom: '2025-12-25' })).toBe('2026-12-23');
    expect(end(CA, 'owner', { leaseFrom: '2025-12-24' })).toBe('2027-01-22');
    // A whole year on December 31: a tenant of one year is not one of "less than one year" (Cal. Civ. Code § 1946.1(c)).
    expect(end(CA, 'owner', { leaseFrom: '2026-01-01', leaseEndOn: '2026-12-31' })).toBe('2027-01-22');
    expect(end(CA, 'owner', { leaseFrom: '2026-01-02', leaseEndOn: '2026-12-31' })).toBe('2026-12-31');
  });

  test('is never before a fixed lease ends, and at the last minute still that day', () => {
    expect(end(CA, 'resident', { leaseEndOn: '2027-06-30' })).toBe('2027-06-30');
    expect(end(CA, 'resident', { leaseEndOn: '2026-12-23' })).toBe('2026-12-23');
    expect(end(CA, 'resident', { leaseEndOn: '2026-12-22' })).toBe('2026-12-23');
  });

  test('follows a larger owner in Virginia and a cause with a longer notice', () => {
    expect(end(VA, 'owner', { facts: { ownerUnits: 5 } })).toBe('2027-01-31');
    expect(end(VA, 'owner', { facts: { ownerUnits: 5 }, day: '2027-07-01' })).toBe('2027-09-30');
    expect(end(WA, 'owner', { causeNoticeDays: 90 })).toBe('2027-02-28');
  });
});

test('nonPaymentDeadline in Virginia is five days through June 30, 2026, and 14 days from July 1', () => {
  expect(nonPaymentDeadline(VA, '2026-06-30', { federallyBacked: false })).toMatchObject({
    by: '2026-07-05',
    rule: { figures: { days: 5 } },
  });
  expect(nonPaymentDeadline(VA, '2026-07-01', { federallyBacked: false })).toMatchObject({
    by: '2026-07-15',
    rule: { figures: { days: 14 } },
  });
});

// Va. Code § 55.1-1253: 30 days before the next rent is due, on the first in our leases.
test.each([
  ['2026-12-02', '2026-12-31'],
  ['2026-12-03', '2027-01-31'],
  ['2026-12-01', '2026-12-31'],
  ['2027-01-29', '2027-02-28'],
  ['2027-01-30', '2027-02-28'],
  ['2027-01-31', '2027-03-31'],
])('earliestEnding in Virginia after a notice on %s is %s', (on, last) => {
  const input = { where: VA, day: on, leaseFrom: '2026-01-01', leaseEndOn: null, facts: { ownerUnits: 1 } };
  expect(earliestEnding({ ...input, side: 'resident' })?.earliest).toBe(last);
});

describe('justCauseRule', () => {
  const cause = (where: object, leaseFrom: string, facts = {}, leaseEndOn: string | null = '2027-12-31') =>
    justCauseRule(where as typeof CA, day, { leaseFrom, leaseEndOn, facts })?.id;

  test('applies in Washington and in unread California at once, and in Florida and Virginia never', () => {
    expect(cause(WA, '2026-11-01')).toBe('wa-just-cause');
    for (const city of ['Oakland', 'Berkeley', 'San Diego', 'Santa Monica', 'Valencia'])
      expect(cause(jurisdictionOf({ state: 'CA', city }), '2026-11-22'), city).toBe('ca-unread-just-cause');
    expect(cause(CA, '2026-11-22')).toBe('ca-unread-just-cause');
    expect([cause(CA, '2025-11-25'), cause(CA, '2025-11-24')]).toEqual(['ca-unread-just-cause', 'ca-just-cause']);
    expect([cause(FL, '2020-01-01'), cause(VA, '2020-01-01')]).toEqual([undefined, undefined]);
  });

  test('follows the city rule in Los Angeles and San Francisco', () => {
    const la = jurisdictionOf({ state: 'CA', city: 'Los Angeles', zipcode: '90012' });
    expect(cause(la, '2026-05-24')).toBe('la-just-cause');
    expect(cause(la, '2026-05-25')).toBeUndefined();
    expect(cause(la, '2025-11-23', { yearBuilt: 2015 })).toBe('la-just-cause');
    // From the end of the first term, where that is sooner.
    expect([cause(la, '2026-10-01', {}, '2026-11-23'), cause(la, '2026-10-01', {}, '2026-11-24')]).toEqual([
      'la-just-cause',
      undefined,
    ]);
    expect(cause(jurisdictionOf({ state: 'CA', city: 'San Francisco', zipcode: '94110' }), '2026-11-22')).toBe(
      'sf-just-cause',
    );
  });

  test.each([
    'Sherman Oaks',
    'North Hollywood',
    'Studio City',
    'Woodland Hills',
    'Encino',
    'Northridge',
    'Venice',
    'San Pedro',
  ])('follows the rule of Los Angeles in %s', (city) => {
    const ids = [cause(jurisdictionOf({ state: 'CA', city, zipcode: '90731' }), '2026-05-23')];
    expect(ids).toEqual(['la-just-cause']);
  });

  test('takes the strictest side of a border', () => {
    // 90046 lies in Los Angeles and in West Hollywood, where the code is unread.
    expect(cause(jurisdictionOf({ state: 'CA', city: 'Los Angeles', zipcode: '90046' }), '2026-11-22')).toBe(
      'ca-unread-just-cause',
    );
  });

  test('offers causes where one is needed', () => {
    // No clause of our leases lets an owner move in (Cal. Civ. Code § 1946.2(b)(2)(A)(ii)).
    expect(causesFor(CA).map(({ id }) => id)).toEqual(['withdraw', 'remodel', 'government_order']);
    expect([CA, WA, FL, VA].map(hasOwnerNoticeForm)).toEqual([false, false, true, true]);
    const inWashington = (...names: string[]) =>
      hasOwnerNoticeForm({ state: 'WA', localities: names.map((name) => ({ name, county: 'King' })) });
    expect([inWashington('Kirkland'), inWashington('Seattle'), inWashington('Kirkland', 'Bothell')]).toEqual([
      true,
      false,
      false,
    ]);
    // Our leases say that a sale alone does not end them.
    expect(causesFor(WA).map(({ id }) => id)).toEqual(['owner_move_in', 'remodel']);
    expect(causesFor(FL)).toEqual([]);
  });
});

test.each([
  [CA, 180],
  [WA, 90],
  [FL, 180],
  [VA, 180],
])('retaliationWindow in $state covers %i days after a complaint', (where, days) => {
  const on = (ago: number) => new Date(Date.parse(day) - ago * 86_400_000).toISOString().slice(0, 10);
  expect(retaliationWindow(where, day, [on(days)])?.until).toBe(day);
  expect(retaliationWindow(where, day, [on(days - 1), on(days + 5)])?.until).toBe('2026-11-24');
  expect(retaliationWindow(where, day, [on(days + 1)])).toBeUndefined();
  expect(retaliationWindow(where, day, [on(-1)])).toBeUndefined();
});

test('moveOutInspection exists in California and Virginia', () => {
  expect([CA, WA, FL, VA].map((where) => moveOutInspection(where, day)?.id)).toEqual([
    'ca-move-out-inspection',
    undefined,
    undefined,
    'va-move-out-inspection',
  ]);
});

describe('allRules', () => {
  test('have ids of their own, a source, a sentence, and a day they were checked after they began', () => {
    expect(new Set(allRules.map(({ id }) => id)).size).toBe(allRules.length);
    for (const { id, source, checked, from, until, says } of allRules) {
      expect(source.length, id).toBeGreaterThan(6);
      expect(checked, id).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(says.endsWith('.'), id).toBe(true);
      if (until) expect(until > from, id).toBe(true);
    }
  });

  test('all belong to a group that readers see', () => {
    const grouped: readonly string[] = lawGroups.flatMap(({ topics }) => [...topics]);
    expect(new Set(grouped).size).toBe(grouped.length);
    expect(allRules.map(({ topic }) => topic).filter((topic) => !grouped.includes(topic))).toEqual([]);
  });

  test('are due for review on the day a year has passed, while they hold', () => {
    expect(rulesToReview('2027-11-27')).toEqual([]);
    const due = rulesToReview('2027-11-28').map(({ id }) => id);
    expect(due).toContain('ca-rent-cap');
    expect(due).not.toContain('wa-rent-cap-2026');
  });
});

describe('lawsOfHome', () => {
  const laws = (where: object, facts: object) => lawsOfHome(where as typeof CA, facts, day).flatMap((one) => one.laws);

  test('adds the city to the state and federal law, and says why a rule does not apply', () => {
    const seattle = laws(jurisdictionOf({ state: 'WA', city: 'Seattle', zipcode: '98101' }), { yearBuilt: 2020 });
    const ids = seattle.map(({ rule }) => rule.id);
    for (const id of ['wa-rent-notice', 'seattle-rent-notice', 'us-lead-paint']) expect(ids).toContain(id);
    const exemption = (id: string) => seattle.find(({ rule }) => rule.id === id)?.exemption;
    expect(exemption('us-lead-paint')).toBe('It covers homes built before 1978. This one was built in 2020.');
    expect(exemption('wa-rent-cap-2026')).toBe(
      'Buildings less than 12 years old are exempt. This one was built in 2020.',
    );
    expect(exemption('wa-rent-notice')).toBeUndefined();
  });

  test('applies every rule where nothing is known of the home', () => {
    for (const where of [CA, WA, FL, VA]) {
      expect(laws(where, {}).every(({ exemption }) => exemption === undefined)).toBe(true);
      expect(laws(where, {}).length).toBeGreaterThan(12);
    }
  });

  test('sizes rules by the homes of owner and building', () => {
    const exemption = (where: object, id: string, facts: object) =>
      laws(where, facts).find(({ rule }) => rule.id === id)?.exemption;
    expect(exemption(FL, 'fl-deposit-disclosure', { ownerUnits: 4 })).toContain('more than 4');
    expect(exemption(FL, 'fl-deposit-disclosure', { ownerUnits: 5 })).toBeUndefined();
    expect(exemption(CA, 'ca-rent-reporting', { units: 15 })).toContain('at least 16');
    expect(exemption(CA, 'ca-rent-reporting', { units: 16 })).toBeUndefined();
    expect(exemption(anywhereIn('WA'), 'us-lead-paint', { yearBuilt: 1977 })).toBeUndefined();
    expect(exemption(anywhereIn('WA'), 'us-lead-paint', { yearBuilt: 1978 })).toContain('1978');
  });
});

describe('floodAnswersRule', () => {
  const months = (state: string, day: string, length: number | null) =>
    floodAnswersRule(anywhereIn(state), day, length)?.source ?? null;

  test('has the owner answer before a lease of a year or longer is signed in Florida, from its first day on', () => {
    expect(months('FL', '2026-11-21', 11)).toBeNull();
    expect(months('FL', '2026-11-21', 12)).toBe('Fla. Stat. § 83.512');
    expect(months('FL', '2026-11-21', 13)).toBe('Fla. Stat. § 83.512');
    expect(months('FL', '2026-11-21', null)).toBeNull();
    expect(months('FL', '2025-09-30', 12)).toBeNull();
    expect(months('FL', '2025-10-01', 12)).toBe('Fla. Stat. § 83.512');
  });

  test('asks for nothing before signing where no statute does', () => {
    for (const state of ['CA', 'WA', 'VA']) expect(months(state, '2026-11-21', 36)).toBeNull();
  });
});

describe('disclosureFrom', () => {
  test('is the first day of the disclosure that a clause of the lease makes', () => {
    expect(disclosureFrom('ca-flood')).toBe('2018-07-01');
    expect(disclosureFrom('fl-flood')).toBe('2025-10-01');
  });

  test('fails for what is no disclosure, so that no clause loses its day', () => {
    expect(() => disclosureFrom('nowhere-flood')).toThrow('There is no disclosure nowhere-flood');
    expect(() => disclosureFrom('ca-entry')).toThrow('There is no disclosure ca-entry');
  });
});

test.each([
  // Venable, April 2026: HB 281 removes the payment into court from § 55.1-1241.
  ['Va. Code § 55.1-1241', '2026-06-30', 'va-rent-defense-before-2026'],
  ['2026 HB 281', '2026-07-01', 'va-rent-defense'],
] as const)('%s: on %s, the rule on a defense against a claim for rent is %s', (_, day, id) => {
  const rules = rulesFor(tenancyRules, { state: 'VA', localities: [] }, day, 'rentDefense');
  expect(rules.map((rule) => rule.id)).toEqual([id]);
});

test.each([
  ['before it takes effect', '2026-12-31', 5, 0],
  ['from January 1, 2027', '2027-01-01', 5, 1],
  ['of an owner with four homes', '2027-01-01', 4, 0],
  ['of an owner we have not asked', '2027-01-01', null, 1],
] as const)('2026 HB 95 %s: on %s, an owner with %s homes offers a plan: %d', (_, day, ownerUnits, count) => {
  const where = { state: 'VA', localities: [] };
  expect(applicableRules(tenancyRules, where, day, 'paymentPlanOffer', { ownerUnits })).toHaveLength(count);
});
