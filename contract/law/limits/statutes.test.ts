// More worked cases, each from the statute or the calendar that its row names and not from our rules: notices in the form of
// a statute and their days, causes, entry, holidays, and the days of yearly figures.
import { describe, expect, test } from 'vitest';
import { type Cents, cents } from '@/contract/amounts/cents';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { isBankHoliday, isBusinessDay, isFederalHoliday } from '@/contract/law/calendar';
import {
  allowsOnceFees,
  balanceDaysByState,
  depositInterest,
  interestPlaces,
  returnedPaymentRule,
} from '@/contract/law/deposits';
import { emergencyLimit } from '@/contract/law/emergencies';
import {
  askedFacts,
  countyOf,
  demandable,
  type FormFacts,
  type FormKind,
  formDeadline,
  formText,
  freeStorageDay,
  leavingDefenses,
  missingFacts,
  needsDefault,
  payOrQuitDays,
  plannedDeadline,
  propertyOutcome,
  whyNoForm,
} from '@/contract/law/forms';
import { increaseLimit, longestIncreaseNotice, parityProblem, relocationRule } from '@/contract/law/rent';
import type { Jurisdiction } from '@/contract/law/rules';
import { recordYears } from '@/contract/law/screening';
import { formToCompare, givenOn, type ServiceMethod, serviceLaw } from '@/contract/law/service';
import { entryNotice, justCauseRule } from '@/contract/law/tenancy';

/** Places by their city itself, beyond which the postal name reaches. */
const CITIES: Readonly<Record<string, string>> = {
  Oakland: 'Alameda',
  'San Francisco': 'San Francisco',
  'Los Angeles': 'Los Angeles',
  Torrance: 'Los Angeles',
  'Long Beach': 'Los Angeles',
  Pasadena: 'Los Angeles',
  Seattle: 'King',
  Issaquah: 'King',
  Kirkland: 'King',
  Burien: 'King',
  SeaTac: 'King',
  Redmond: 'King',
  Auburn: 'King',
  Tacoma: 'Pierce',
  Miami: 'Miami-Dade',
  Arlington: 'Arlington',
};
const at = (place: string): Jurisdiction => {
  const [city = '', state = ''] = place.split(', ');
  const county = CITIES[city];
  return county ? { state, localities: [{ name: city, county }] } : jurisdictionOf({ city, state });
};
const usd = (amount: number): Cents => cents(Math.round(amount * 100));

describe('the last day after a notice of a missed payment', () => {
  test.each([
    // Wednesday, Nov 25, 2026: Thanksgiving, the day after it, and the weekend do not count.
    ['Cal. Code Civ. Proc. § 1161(2), § 12a', 'Oakland, CA', 'personal', '2026-11-25', false, '2026-12-02'],
    ['Cal. Code Civ. Proc. § 1161(2)', 'Oakland, CA', 'personal', '2026-12-04', false, '2026-12-09'],
    // César Chávez Day is a judicial holiday: Wednesday, Mar 31, 2027.
    ['Cal. Code Civ. Proc. § 135', 'Oakland, CA', 'personal', '2027-03-30', false, '2027-04-05'],
    // Posted and mailed on Tuesday, Dec 1: five days for the mail end on Sunday, so it counts from Monday, Dec 7.
    [
      'Cal. Code Civ. Proc. §§ 1162(a)(3), 1013(a)',
      'Oakland, CA',
      'postedAndMailed',
      '2026-12-01',
      false,
      '2026-12-10',
    ],
    ['15 U.S.C. § 9058(c): 30 days', 'Oakland, CA', 'personal', '2026-12-01', true, '2026-12-31'],
    ['RCW 59.18.057: 14 days', 'Kirkland, WA', 'personal', '2026-12-01', false, '2026-12-15'],
    // 14 days end on Saturday, Dec 19.
    ['RCW 59.18.057, RCW 1.12.040', 'Kirkland, WA', 'personal', '2026-12-05', false, '2026-12-21'],
    ['RCW 59.12.040: five days for the mail', 'Kirkland, WA', 'leftAndMailed', '2026-12-01', false, '2026-12-21'],
    // Dec 2, 3, and 4; five days for payments by mail end on Wednesday, Dec 9.
    ['Fla. Stat. § 83.56(3)', 'Miami, FL', 'personal', '2026-12-01', false, '2026-12-09'],
    // Courts in Miami close on Good Friday, Mar 26, 2027: Mar 25, 29, 30, and five days to Sunday, Apr 4.
    ['Fla. Stat. § 83.56(3), court holidays', 'Miami, FL', 'posted', '2027-03-24', false, '2027-04-05'],
    ['Va. Code § 55.1-1245(F): 14 days', 'Arlington, VA', 'personal', '2026-12-01', false, '2026-12-15'],
    ['15 U.S.C. § 9058(c): 30 days', 'Arlington, VA', 'mail', '2026-12-01', true, '2026-12-31'],
  ] as const)('%s: in %s, served by %s on %s (federal loan: %s), is %s', (_, place, method, servedOn, federal, by) => {
    const where = at(place);
    const given = givenOn(where, 'payOrQuit', { servedOn, method });
    expect(formDeadline(where, 'payOrQuit', { servedOn, givenOn: given, method }, { federallyBacked: federal })).toBe(
      by,
    );
  });

  test('a loan that is not known counts as a federal one', () => {
    const served = { servedOn: '2026-12-01', givenOn: '2026-12-01', method: 'personal' } as const;
    expect(formDeadline(at('Oakland, CA'), 'payOrQuit', served, { federallyBacked: null })).toBe('2026-12-31');
  });

  test.each([
    ['Cal. Code Civ. Proc. § 1161(2)', 'Oakland, CA', false, { days: 3, skipsHolidays: true }],
    ['15 U.S.C. § 9058(c)', 'Oakland, CA', true, { days: 30, skipsHolidays: false }],
    ['Va. Code § 55.1-1245(F)', 'Arlington, VA', false, { days: 14, skipsHolidays: false }],
    ['An unread state: the longest', 'Portland, OR', false, { days: 30, skipsHolidays: false }],
  ] as const)('%s: in %s (federal loan: %s), the notice names %j', (_, place, federal, days) => {
    expect(payOrQuitDays(at(place), '2026-12-01', federal)).toEqual(days);
  });
});

describe('the last day to claim what was left behind', () => {
  test.each([
    [
      'Cal. Civ. Code § 1983(b): 15 days after it is handed over',
      'Oakland, CA',
      'personal',
      '2026-12-01',
      '2026-12-16',
    ],
    // 18 days after Dec 1 are Saturday, Dec 19.
    ['Cal. Civ. Code § 1983(b): 18 days after it is mailed', 'Oakland, CA', 'mail', '2026-12-01', '2026-12-21'],
    // Mailed on a Sunday, it is in the mail on Monday, Dec 7: Dec 25 is Christmas, so Monday, Dec 28.
    ['Cal. Civ. Code § 1983(b), mailed on a Sunday', 'Oakland, CA', 'mail', '2026-12-06', '2026-12-28'],
    ['RCW 59.18.310(2): 45 days', 'Seattle, WA', 'mail', '2026-12-01', '2027-01-15'],
    ['Fla. Stat. § 715.104(2): 10 days after it is handed over', 'Miami, FL', 'personal', '2026-12-01', '2026-12-11'],
    ['Fla. Stat. § 715.104(2): 15 days after it is mailed', 'Miami, FL', 'mail', '2026-12-01', '2026-12-16'],
    ['Va. Code § 55.1-1254: 10 days', 'Arlington, VA', 'personal', '2026-12-01', '2026-12-11'],
    ['Va. Code § 55.1-1254: 10 days', 'Arlington, VA', 'mail', '2026-12-01', '2026-12-11'],
    ['An unread state: the longest', 'Portland, OR', 'personal', '2026-12-01', '2027-01-15'],
  ] as const)('%s: in %s, by %s on %s, is %s', (_, place, method, servedOn, by) => {
    const where = at(place);
    const given = givenOn(where, 'abandonedProperty', { servedOn, method });
    const served = { servedOn, givenOn: given, method };
    expect(formDeadline(where, 'abandonedProperty', served, { federallyBacked: null })).toBe(by);
  });

  test.each([
    ['Cal. Civ. Code § 1984(a): two days after they left', 'Oakland, CA', '2026-12-03'],
    ['No such day', 'Miami, FL', undefined],
    ['No such day', 'Portland, OR', undefined],
  ] as const)('%s: in %s, things of residents who left on 2026-12-01 are kept cheaply through %s', (_, place, by) => {
    expect(freeStorageDay(at(place), '2026-12-01', '2026-12-02')).toBe(by);
  });

  test.each([
    ['RCW 59.18.310: after a default in rent', 'Seattle, WA', true],
    ['Cal. Civ. Code § 1983: in any case', 'Oakland, CA', false],
    ['Portland: unread', 'Portland, OR', false],
  ] as const)('%s: in %s, only of residents who owe rent: %s', (_, place, needed) => {
    expect(needsDefault(at(place), '2026-12-01')).toBe(needed);
  });

  test.each([
    ['Cal. Civ. Code § 1984(b)(2)', 'CA', true, /worth less than \$700, it may be kept, sold, or destroyed/],
    [
      'Cal. Civ. Code § 1984(b)(1)',
      'CA',
      false,
      /public sale.*cost of storage, advertising, and sale is deducted.*within one year/,
    ],
    ['Cal. Civ. Code § 1984(b)(1), where the worth is not known', 'CA', null, /public sale/],
    ['Fla. Stat. § 715.105(2)(b)', 'FL', true, /worth less than \$500/],
    [
      'Fla. Stat. § 715.105(2)(a)',
      'FL',
      false,
      /public sale.*costs of storage, advertising, and sale are deducted.*within 1 year/,
    ],
  ] as const)('%s: in %s, of small worth (%s), the notice says %s', (_, state, isSmall, says) => {
    expect(propertyOutcome(state, isSmall)).toMatch(says);
  });

  test.each(['WA', 'VA'])('the notice of %s has no statement on a sale', (state) => {
    expect(propertyOutcome(state, true)).toBeUndefined();
  });
});

describe('the day that a notice names before it is served', () => {
  test.each([
    // By the slowest way: mailed on Tuesday, Nov 24, it is given on Monday, Nov 30 (Nov 29 is a Sunday).
    ['payOrQuit', 'Oakland, CA', '2026-12-03'],
    ['payOrQuit', 'Kirkland, WA', '2026-12-14'],
    ['payOrQuit', 'Miami, FL', '2026-12-07'],
    ['abandonedProperty', 'Oakland, CA', '2026-12-14'],
    ['abandonedProperty', 'Miami, FL', '2026-12-09'],
  ] as const)('%s in %s, for a service on 2026-11-24, is %s', (kind, place, by) => {
    const where = at(place);
    const { methods } = serviceLaw(where, '2026-11-21', kind);
    expect(plannedDeadline(where, kind, '2026-11-24', methods, { federallyBacked: false })).toBe(by);
  });
});

const FACTS: FormFacts = {
  payTo: 'Robin Reyes',
  payHours: 'Weekdays, 9 to 5',
  federallyBacked: false,
  copyTo: 'Dispute Resolution Center of King County',
  cityCode: 'Municipal Code 5.1, which adds nothing',
  description: 'A blue bicycle',
  claimAt: '1 Storage Way',
  isSmall: false,
};

describe('the facts of a notice', () => {
  test.each([
    ['payOrQuit', 'Oakland, CA', ['payTo', 'payHours', 'federallyBacked', 'cityCode']],
    ['payOrQuit', 'Kirkland, WA', ['payTo', 'federallyBacked', 'copyTo']],
    ['payOrQuit', 'Auburn, WA', ['payTo', 'federallyBacked', 'copyTo', 'cityCode']],
    ['payOrQuit', 'Miami, FL', ['payTo', 'federallyBacked']],
    ['payOrQuit', 'Arlington, VA', ['payTo', 'federallyBacked']],
    ['abandonedProperty', 'Oakland, CA', ['description', 'claimAt', 'isSmall']],
    ['abandonedProperty', 'Kirkland, WA', ['description', 'claimAt']],
    ['abandonedProperty', 'Miami, FL', ['description', 'claimAt', 'isSmall']],
    ['abandonedProperty', 'Arlington, VA', ['description', 'claimAt']],
  ] as const)('of %s in %s are %j, and each is missed where it is not said', (kind, place, facts) => {
    const where = at(place);
    expect(askedFacts(where, kind)).toEqual(facts);
    expect(missingFacts(where, kind, FACTS)).toEqual([]);
    const nothing: FormFacts = {
      payTo: ' ',
      payHours: 'x',
      federallyBacked: null,
      copyTo: '',
      cityCode: 'Too short',
      description: 'A bicycle',
      claimAt: '',
      isSmall: null,
    };
    const missing = missingFacts(where, kind, nothing);
    expect(missing.map(({ fact }) => fact)).toEqual(facts);
    for (const { law } of missing) expect(law.length).toBeGreaterThan(10);
  });

  test('ten letters are enough to describe a thing, and two for a name', () => {
    const facts = { ...FACTS, description: 'Bicycle, a', claimAt: 'At' };
    expect(missingFacts(at('Kirkland, WA'), 'abandonedProperty', facts)).toEqual([]);
  });
});

describe('where we have a form', () => {
  const why = (place: string, kind: FormKind, federallyBacked: boolean | null = false) =>
    whyNoForm(at(place), '2026-12-01', kind, { federallyBacked });

  test.each([
    ['Oakland, CA', 'payOrQuit'],
    ['Kirkland, WA', 'payOrQuit'],
    ['Auburn, WA', 'payOrQuit'],
    ['Miami, FL', 'payOrQuit'],
    ['Arlington, VA', 'payOrQuit'],
    ['San Francisco, CA', 'abandonedProperty'],
    ['Seattle, WA', 'abandonedProperty'],
  ] as const)('in %s for %s', (place, kind) => {
    expect(why(place, kind)).toBeUndefined();
  });

  test.each([
    ['S.F. Admin. Code § 37.9', 'San Francisco, CA', false, /San Francisco has its own law.*§ 37\.9/],
    ['LAMC § 165.03', 'Los Angeles, CA', false, /Los Angeles has its own law/],
    ['SMC ch. 22.205', 'Seattle, WA', false, /Seattle has its own law/],
    ['TMC 1.100', 'Tacoma, WA', false, /Tacoma has its own law/],
    ['BMC 5.63.070', 'Burien, WA', false, /Burien has its own law/],
    ['RCW 59.18.057 names 14 days', 'Kirkland, WA', true, /30 days \(15 U\.S\.C\. § 9058\(c\)\)/],
    ['Fla. Stat. § 83.56(3) names 3 days', 'Miami, FL', true, /30 days \(15 U\.S\.C\. § 9058\(c\)\)/],
    ['A state that we have not read', 'Portland, OR', false, /not read the law of this state/],
  ] as const)('%s: in %s (federal loan: %s), there is none', (_, place, federal, says) => {
    expect(why(place, 'payOrQuit', federal)).toMatch(says);
  });

  test('on the border of two cities with laws of their own, and in a county that is not known, there is none', () => {
    const border = (state: string, ...localities: (readonly [string, string])[]) =>
      whyNoForm(
        { state, localities: localities.map(([name, county]) => ({ name, county })) },
        '2026-12-01',
        'payOrQuit',
        { federallyBacked: false },
      );
    expect(border('CA', ['Oakland', 'Alameda'], ['Emeryville', 'Alameda'])).toMatch(/border of two cities/);
    expect(border('VA', ['Arlington County', 'Arlington'], ['Alexandria', 'Alexandria'])).toBeUndefined();
    expect(border('FL', ['Miami', 'Miami-Dade'], ['Hollywood', 'Broward'])).toMatch(/county, which is not known/);
    expect(border('FL', ['Miami', 'Miami-Dade'], ['Hialeah', 'Miami-Dade'])).toBeUndefined();
    expect(border('FL')).toMatch(/county, which is not known/);
  });

  test('the county of a home is one, or not known', () => {
    expect(countyOf(at('Miami, FL'))).toBe('Miami-Dade');
    expect(countyOf({ state: 'FL', localities: [] })).toBeUndefined();
  });

  test.each([
    ['payOrQuit', 'CA', 'Cal. Code Civ. Proc. § 1161(2)'],
    ['payOrQuit', 'WA', 'RCW 59.18.057'],
    ['payOrQuit', 'FL', 'Fla. Stat. § 83.56(3)'],
    ['payOrQuit', 'VA', 'Va. Code § 55.1-1245(F)'],
    ['abandonedProperty', 'CA', 'Cal. Civ. Code § 1984'],
    ['abandonedProperty', 'WA', 'RCW 59.18.310(2)'],
    ['abandonedProperty', 'FL', 'Fla. Stat. § 715.105'],
    ['abandonedProperty', 'VA', 'Va. Code § 55.1-1254'],
  ] as const)('the form of %s in %s follows %s', (kind, state, citation) => {
    expect(formText(state, kind).citation).toBe(citation);
  });

  test('an unread state has no words', () => {
    expect(() => formText('OR', 'payOrQuit')).toThrow('There is no form of payOrQuit for OR');
  });

  test.each([
    ['WA', 'payOrQuit', 'RCW 59.18.057'],
    ['FL', 'payOrQuit', null],
    ['CA', 'abandonedProperty', null],
    ['WA', 'increase', 'RCW 59.18.720'],
  ] as const)('in %s, the paper of %s is compared with the form of %s', (state, kind, citation) => {
    expect(formToCompare(state, kind)).toBe(citation);
  });
});

describe('what a notice may demand', () => {
  const charge = (kind: string, dueOn: string, dollars: number) => ({ kind, dueOn, openCents: usd(dollars) });
  const CHARGES = [
    charge('rent', '2026-11-01', 3_000),
    charge('utility', '2026-11-01', 80),
    charge('pet_rent', '2026-11-01', 40),
    charge('parking', '2026-11-01', 50),
    charge('monthly', '2026-11-01', 10),
    charge('late_fee', '2026-11-08', 25),
    charge('deposit', '2026-11-01', 3_000),
    charge('rent', '2026-10-01', 0),
  ];
  const demanded = (place: string, day: string, charges = CHARGES) =>
    Object.values(demandable(at(place), charges, day)).map((of) => of.map(({ kind }) => kind));

  test.each([
    ['Cal. Code Civ. Proc. § 1161(2): rent alone', 'Oakland, CA', [['rent'], [], []]],
    ['Fla. Stat. § 83.56(3): rent alone', 'Miami, FL', [['rent'], [], []]],
    ['Va. Code § 55.1-1245(F): rent alone', 'Arlington, VA', [['rent'], [], []]],
    [
      'RCW 59.18.057(1): rent, utilities, and recurring charges',
      'Kirkland, WA',
      [['rent'], ['utility'], ['pet_rent', 'parking', 'monthly']],
    ],
  ] as const)('%s in %s', (_, place, kinds) => {
    expect(demanded(place, '2026-11-21')).toEqual(kinds);
  });

  test.each([
    // Nov 1, 2026 is a Sunday: it may be paid on Monday (Cal. Code Civ. Proc. § 12a), and a notice is too early that day.
    ['due on a Sunday, on Monday', '2026-11-01', '2026-11-02', []],
    ['due on a Sunday, on Tuesday', '2026-11-01', '2026-11-03', ['rent']],
    ['due on a Tuesday, on the day itself', '2026-12-01', '2026-12-01', []],
    ['due on a Tuesday, the day after', '2026-12-01', '2026-12-02', ['rent']],
    ['§ 1161(2): a year old', '2025-12-01', '2026-12-01', ['rent']],
    ['§ 1161(2): older than a year', '2025-12-01', '2026-12-02', []],
  ] as const)('rent %s: %j', (_, dueOn, day, kinds) => {
    expect(demanded('Oakland, CA', day, [charge('rent', dueOn, 3_000)])[0]).toEqual(kinds);
  });
});

describe('leaving at a time of the year', () => {
  test.each([
    ['SMC 22.205.080: the day before', 'Seattle, WA', '2026-07-01', null, 0],
    ['SMC 22.205.110: September 1', 'Seattle, WA', '2026-09-01', null, 1],
    ['SMC 22.205.080 and .110: December 1', 'Seattle, WA', '2026-12-01', null, 2],
    ['SMC 22.205.080: March 1', 'Seattle, WA', '2027-03-01', null, 2],
    ['SMC 22.205.110 alone: March 2', 'Seattle, WA', '2027-03-02', null, 1],
    ['SMC 22.205.110: June 30', 'Seattle, WA', '2027-06-30', 'remodel', 1],
    ['Seattle: the owner moves in', 'Seattle, WA', '2026-12-15', 'owner_move_in', 0],
    ['Tacoma: August 31', 'Tacoma, WA', '2026-08-31', null, 0],
    ['Tacoma: October 31', 'Tacoma, WA', '2026-10-31', null, 1],
    ['Tacoma: November 1', 'Tacoma, WA', '2026-11-01', null, 2],
    ['Tacoma: April 1, also where the owner moves in', 'Tacoma, WA', '2027-04-01', 'owner_move_in', 2],
    ['Tacoma: April 2', 'Tacoma, WA', '2027-04-02', null, 1],
    ['Kirkland has no such law', 'Kirkland, WA', '2026-12-15', null, 0],
    ['California has no such law', 'Oakland, CA', '2026-12-15', null, 0],
  ] as const)('%s: in %s on %s for %s meets %d defenses', (_, place, lastDay, cause, count) => {
    expect(leavingDefenses(at(place), lastDay, cause)).toHaveLength(count);
  });
});

describe('how these notices are served', () => {
  test.each([
    ['Cal. Code Civ. Proc. § 1162(a)', 'Oakland, CA', 'payOrQuit', ['personal', 'leftAndMailed', 'postedAndMailed']],
    ['RCW 59.12.040', 'Kirkland, WA', 'payOrQuit', ['personal', 'leftAndMailed', 'postedAndMailed']],
    ['Fla. Stat. § 83.56(4)', 'Miami, FL', 'payOrQuit', ['personal', 'posted']],
    ['Va. Code § 55.1-1202', 'Arlington, VA', 'payOrQuit', ['personal', 'certifiedMail', 'mail']],
    ['Cal. Civ. Code § 1983(c)', 'Oakland, CA', 'abandonedProperty', ['personal', 'mail']],
    ['RCW 59.18.310(2)', 'Kirkland, WA', 'abandonedProperty', ['mail']],
    ['Fla. Stat. § 715.104(3)', 'Miami, FL', 'abandonedProperty', ['personal', 'mail']],
    ['Va. Code § 55.1-1202', 'Arlington, VA', 'abandonedProperty', ['personal', 'certifiedMail', 'mail']],
  ] as const)('%s: in %s, %s by %j', (_, place, kind, methods) => {
    expect(serviceLaw(at(place), '2026-12-01', kind).methods).toEqual(methods as readonly ServiceMethod[]);
  });
});

describe('a legal cause', () => {
  const facts = { yearBuilt: 1960, homeType: 'apartment', units: 12 };
  test.each([
    ['Cal. Civ. Code § 1946.2(a): the day before twelve months', 'Long Beach, CA', '2026-03-02', '2027-02-28', true],
    ['RCW 59.18.650: from the first day', 'Kirkland, WA', '2026-12-01', '2026-12-31', true],
    ['BMC 5.63.070', 'Burien, WA', '2026-12-01', '2027-03-01', true],
    ['SeaTac Municipal Code 4.05.090', 'SeaTac, WA', '2026-12-01', '2027-03-01', true],
    ['Fla. Stat. § 83.57: none', 'Miami, FL', '2015-03-01', '2027-03-01', false],
    ['Va. Code § 55.1-1253: none', 'Arlington, VA', '2015-03-01', '2027-03-01', false],
  ] as const)('%s: in %s, of a lease since %s that ends on %s: %s', (_, place, leaseFrom, lastDay, needed) => {
    expect(justCauseRule(at(place), lastDay, { leaseFrom, leaseEndOn: '2027-12-31', facts }) !== undefined).toBe(
      needed,
    );
  });
});

describe('a notice of a visit', () => {
  test.each([
    [
      'Cal. Civ. Code § 1954(d)(1): business hours',
      'San Diego, CA',
      'repair',
      { hours: 24, opensMinute: 480, closesMinute: 1_080 },
    ],
    ['Cal. Civ. Code § 1954(d)(1)', 'San Diego, CA', 'showing', { hours: 24 }],
    ['RCW 59.18.150(6): two days', 'Kirkland, WA', 'repair', { hours: 48 }],
    ['RCW 59.18.150(6): one day to show it', 'Kirkland, WA', 'showing', { hours: 24 }],
    [
      'Fla. Stat. § 83.53(2): 7:30 AM to 8 PM',
      'Miami, FL',
      'showing',
      { hours: 24, opensMinute: 450, closesMinute: 1_200 },
    ],
    ['Va. Code § 55.1-1229(A)(4): asked for', 'Arlington, VA', 'repair', { hours: 72, requestedHours: 0 }],
    ['Va. Code § 55.1-1229(A)(4): reasonable, to show it', 'Arlington, VA', 'showing', { hours: 24 }],
  ] as const)('%s: in %s, of a %s has %j', (_, place, purpose, figures) => {
    expect(entryNotice(at(place), '2026-12-01', purpose)).toMatchObject(figures);
  });
});

describe('holidays', () => {
  // Good Friday by the tables of Easter of the US Census Bureau and, for 2100 and 2200, of the Gregorian calendar.
  test.each([
    ...['1954-04-16', '1981-04-17', '2000-04-21', '2008-03-21', '2019-04-19', '2024-03-29', '2025-04-18', '2026-04-03'],
    ...['2027-03-26', '2028-04-14', '2029-03-30', '2030-04-19', '2031-04-11', '2032-03-26', '2035-03-23', '2038-04-23'],
    ...['2049-04-16', '2076-04-17', '2100-03-26', '2200-04-04'],
  ])('courts in Florida close on Good Friday, %s, and on no Friday before or after it', (day) => {
    const shifted = (days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
    expect(isBusinessDay('FL', day)).toBe(false);
    expect([isBusinessDay('FL', shifted(-7)), isBusinessDay('FL', shifted(7))]).toEqual([true, true]);
  });

  test.each([
    ['Independence Day 2026 is a Saturday: kept on Friday by the government', '2026-07-03', true, false],
    ['the Saturday itself', '2026-07-04', true, true],
    ['Independence Day 2027 is a Sunday: kept on Monday by both', '2027-07-05', true, true],
    ['the Sunday itself', '2027-07-04', true, true],
    ['Juneteenth 2026 is a Friday', '2026-06-19', true, true],
    ['the Thursday before it', '2026-06-18', false, false],
    ['New Year’s Day 2028 is a Saturday: kept on December 31', '2027-12-31', true, false],
    ['Veterans Day 2028 is a Saturday', '2028-11-10', true, false],
    ['Columbus Day 2026', '2026-10-12', true, true],
    ['a Monday in October that is none', '2026-10-19', false, false],
  ] as const)('5 U.S.C. § 6103: %s (%s): federal %s, banks %s', (_, day, federal, banks) => {
    expect([isFederalHoliday(day), isBankHoliday(day)]).toEqual([federal, banks]);
  });
});

describe('deposits and fees', () => {
  test.each([
    // 4.2% of $3,000 for 90 of 365 days: $31.07; for a whole year $126.00.
    ['S.F. Admin. Code § 49.2', 3_000, 90, 31.07],
    ['S.F. Admin. Code § 49.2', 3_000, 365, 126],
    ['S.F. Admin. Code § 49.2', 2_500, 1, 0.29],
  ] as const)('%s: $%d held for %d days earn $%d', (_, deposit, days, earned) => {
    expect(depositInterest(at('San Francisco, CA'), '2026-11-30', { deposit: usd(deposit), days })).toBe(usd(earned));
  });

  test('interest is due in San Francisco alone of the places that we have read', () => {
    expect([...new Set(interestPlaces)]).toEqual(['San Francisco']);
  });

  test.each([
    ['Cal. Civ. Code § 1950.5(b): every charge at move-in is a deposit', 'Oakland, CA', false],
    ['SMC 7.24.035: up to 10%', 'Seattle, WA', true],
    ['Fla. Stat. ch. 83: no limit', 'Miami, FL', true],
    ['Va. Code § 55.1-1200: no limit', 'Arlington, VA', true],
  ] as const)('%s: in %s, a one-time fee may be charged: %s', (_, place, may) => {
    expect(allowsOnceFees(at(place), '2026-11-30')).toBe(may);
  });

  test('Fla. Stat. § 83.49(3)(b): the balance is due 30 days after the notice, in Florida alone', () => {
    expect(balanceDaysByState('2026-11-30')).toEqual({ FL: 30 });
    expect(balanceDaysByState('2019-12-31')).toEqual({});
  });

  test.each([
    ['Cal. Civ. Code § 1719', 'Oakland, CA', /\$25 the first time and \$35 after that\. \(Cal\. Civ\. Code § 1719/],
    ['Fla. Stat. § 68.065(2)', 'Miami, FL', /\(Fla\. Stat\. § 68\.065\(2\)\)$/],
    ['Washington names none', 'Seattle, WA', /^$/],
  ] as const)('%s: in %s, the lease names the law of a payment that comes back', (_, place, says) => {
    expect(returnedPaymentRule(at(place), '2026-11-30')).toMatch(says);
  });
});

describe('rents', () => {
  test('RCW 59.18.700(3): rents of one offer are at most 5% apart, and the refusal says so', () => {
    expect(parityProblem(at('Seattle, WA'), '2026-11-30', [usd(2_000), usd(2_100)])).toBeUndefined();
    expect(parityProblem(at('Seattle, WA'), '2026-11-30', [usd(2_000), usd(2_100.01)])).toMatch(
      /at most 5% above the lowest \(RCW 59\.18\.700/,
    );
    expect(parityProblem(at('Seattle, WA'), '2026-11-30', [usd(2_000)])).toBeUndefined();
    expect(parityProblem(at('Oakland, CA'), '2026-11-30', [usd(2_000), usd(4_000)])).toBeUndefined();
  });

  test.each([
    ['Cal. Civ. Code § 827(b)(3)(A)', 'Oakland, CA', 90],
    ['SMC 7.24.030', 'Seattle, WA', 180],
    ['RMC 9.54', 'Redmond, WA', 180],
    ['RCW 59.18.140', 'Issaquah, WA', 180],
    ['SeaTac Municipal Code 4.05', 'SeaTac, WA', 180],
    ['Fla. Stat. § 83.57(3)', 'Miami, FL', 30],
  ] as const)('%s: in %s, the longest notice of a rise takes %d days', (_, place, days) => {
    expect(longestIncreaseNotice(at(place), '2026-11-30')).toBe(days);
  });

  test('the lower of the cap and the limit of an emergency binds a rise, to the cent', () => {
    const limit = (city: string, paid: number, rent: number) =>
      increaseLimit({
        rent: usd(rent),
        where: at(`${city}, CA`),
        day: '2026-03-01',
        leaseFrom: '2024-01-01',
        facts: { yearBuilt: 1960 },
        charged: [
          { rentCents: usd(paid), from: '2024-01-01', until: '2026-02-28' },
          { rentCents: usd(rent), from: '2026-03-01', until: null },
        ],
      });
    // Paid on January 7, 2025: $3,000, so at most $3,300. The cap of 8% allows $3,456 from $3,200.
    expect(limit('Torrance', 3_000, 3_200)).toMatchObject({ kind: 'limited', maxIncrease: usd(100), rent: usd(3_300) });
    // At $3,400 already, nothing is left; a rent is never lowered by it.
    expect(limit('Torrance', 3_000, 3_400).maxIncrease).toBe(0);
    // From $3,050 the cap of 8% allows $244; the emergency $250.
    expect(limit('Torrance', 3_000, 3_050).maxIncrease).toBe(usd(244));
  });
});

describe('money to relocate after a rise', () => {
  test.each([
    ['SMC 22.212.030: 10% within a year', 'Seattle, WA', 2_000, 2_200, true],
    ['SMC 22.212.030: a cent less', 'Seattle, WA', 2_000, 2_199.99, false],
    ['Tacoma, as long as its figure is unread', 'Tacoma, WA', 2_000, 2_100, true],
    ['Tacoma, below it', 'Tacoma, WA', 2_000, 2_099, false],
    ['Kirkland has none', 'Kirkland, WA', 2_000, 2_400, false],
    ['San Francisco pays for leaving, not for a rise', 'San Francisco, CA', 2_000, 2_400, false],
  ] as const)('%s: in %s from $%d to $%d: %s', (_, place, rent, newRent, owed) => {
    const rise = { rent: usd(rent), newRent: usd(newRent) };
    expect(relocationRule(at(place), '2027-01-01', rise) !== undefined).toBe(owed);
  });
});

describe('rents in an emergency', () => {
  const la = (charged: Parameters<typeof emergencyLimit>[2]['charged'], day = '2025-06-01') =>
    emergencyLimit(at('Pasadena, CA'), day, { charged })?.most;
  const paid = (rent: number, from: string, until: string | null = null) => ({ rentCents: usd(rent), from, until });

  test('Cal. Penal Code § 396: rents count in the order of their days, however they are listed', () => {
    expect(la([paid(3_100, '2025-03-01'), paid(3_000, '2024-01-01', '2025-02-28')])).toBe(usd(3_300));
    expect(la([paid(2_900, '2025-05-01'), paid(2_700, '2025-02-01', '2025-04-30')])).toBe(usd(2_970));
  });

  test('a rent that ended a year before the first day, or before that, does not count', () => {
    expect(la([paid(2_500, '2023-01-01', '2024-01-07'), paid(3_000, '2025-03-01')])).toBe(usd(3_300));
    expect(la([paid(2_500, '2023-01-01', '2024-01-08'), paid(3_000, '2025-03-01')])).toBe(usd(2_750));
  });

  test('a home that was leased on the first day counts with that rent', () => {
    expect(la([paid(3_000, '2025-01-07')], '2025-01-07')).toBe(usd(3_300));
  });

  test('on the border of two counties the lower limit binds', () => {
    const where = {
      state: 'CA',
      localities: [
        { name: 'Long Beach', county: 'Los Angeles' },
        { name: 'Los Alamitos', county: 'Orange' },
      ],
    };
    // Los Angeles: $3,000 on January 7, 2025. Orange: 10% above the $3,200 of a year ago.
    const charged = [paid(3_000, '2024-01-01', '2025-01-31'), paid(3_200, '2025-02-01')];
    expect(emergencyLimit(where, '2026-03-01', { charged })?.most).toBe(usd(3_300));
  });
});

test('Fla. Stat. names no age of records: seven years hold as in 15 U.S.C. § 1681c', () => {
  expect(recordYears(at('Miami, FL'), '2026-11-30')).toBe(7);
});
