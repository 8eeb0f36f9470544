import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, dollars } from '@/contract/amounts/cents';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { ruleOfFigure } from './figures';
import { checkIncrease, increaseLimit, longestIncreaseNotice } from './rent';
import { rentRules } from './rentRules';
import { type Jurisdiction, rulesFor } from './rules';

/** A home of which only the state is known. */
const anywhereIn = (state: string): Jurisdiction => ({ state, localities: [] });

const rent = dollars(3_000);
const WA = jurisdictionOf({ state: 'WA', city: 'Tacoma', zipcode: '98402' });
const CA = jurisdictionOf({ state: 'CA', city: 'San Diego' });
const FL = anywhereIn('FL');
const VA = anywhereIn('VA');
const old = '2024-01-01';
/** Our team entered that no emergency is declared in the county of San Diego. */
const entered = ruleOfFigure({
  series: 'ca-emergency-san-diego',
  value: 0,
  from: '2026-01-01',
  until: '2026-12-31',
  source: 'Office of Emergency Services',
  certainty: 'cited',
  checked: '2026-01-01',
  nextDueOn: '2027-01-01',
});

describe('increaseLimit', () => {
  test('in Washington in 2026 is $290.49 on $3,000, and not before month 13', () => {
    expect(increaseLimit({ rent, where: WA, day: '2026-03-01', leaseFrom: '2026-01-01' })).toMatchObject({
      kind: 'limited',
      maxIncrease: 29_049,
      rent: 329_049,
      noticeDays: 180,
      earliest: '2027-01-01',
    });
  });

  test('is the one of the day from which the rent applies, not of the day of the notice', () => {
    const limit = (startOn: string) => increaseLimit({ rent, where: WA, day: '2026-07-01', startOn, leaseFrom: old });
    expect(limit('2026-12-31')).toMatchObject({ kind: 'limited', maxIncrease: 29_049, earliest: '2026-12-28' });
    expect(limit('2027-01-01')).toMatchObject({ kind: 'unannounced', maxIncrease: 21_000, earliest: '2026-12-28' });
    const check = (newRent: number, startOn: string) =>
      checkIncrease({ rent, where: WA, day: '2026-07-01', startOn, leaseFrom: old, newRent: cents(newRent) }).lawful;
    expect([check(329_049, '2026-12-31'), check(329_050, '2026-12-31')]).toEqual([true, false]);
    expect([check(321_000, '2027-01-01'), check(321_001, '2027-01-01')]).toEqual([true, false]);
  });

  test('in Seattle takes 180 days’ notice', () => {
    const limit = increaseLimit({
      rent,
      where: jurisdictionOf({ state: 'WA', city: 'seattle', zipcode: '98101' }),
      day: '2026-03-01',
      leaseFrom: old,
    });
    expect(limit).toMatchObject({ noticeDays: 180, earliest: '2026-08-28' });
  });

  test.each([
    [jurisdictionOf({ state: 'CA', city: 'Sunnyvale' }), '2026-09-01', 15_000],
    [WA, '2027-01-01', 21_000],
  ])('in $state without the inflation figure is the base alone', (where, day, maxIncrease) => {
    expect(increaseLimit({ rent, where, day, leaseFrom: old })).toMatchObject({ kind: 'unannounced', maxIncrease });
  });

  test('in Florida and Virginia has no limit, and still a notice', () => {
    for (const where of [FL, VA])
      expect(increaseLimit({ rent, where, day: '2026-03-01', leaseFrom: old, facts: { ownerUnits: 1 } })).toMatchObject(
        {
          kind: 'unlimited',
          maxIncrease: null,
          rent: null,
          noticeDays: 30,
          earliest: '2026-03-31',
        },
      );
  });

  test('in Virginia asks larger owners for 60 days, and for 90 from July 1, 2027', () => {
    const days = (day: string, ownerUnits: number) =>
      increaseLimit({ rent, where: VA, day, leaseFrom: old, facts: { ownerUnits } }).noticeDays;
    expect([days('2027-06-30', 5), days('2027-07-01', 5)]).toEqual([60, 90]);
    expect([days('2027-06-30', 4), days('2027-07-01', 4)]).toEqual([30, 30]);
  });

  test.each([
    [CA, 2012, 'unlimited'],
    [anywhereIn('CA'), 2011, 'unannounced'],
    [CA, 2011, 'limited'],
    [WA, 2015, 'unlimited'],
    [WA, 2014, 'limited'],
  ])('in $state of a home built in %i is %s in 2026', (where, yearBuilt, kind) => {
    expect(increaseLimit({ rent, where, day: '2026-12-31', leaseFrom: old, facts: { yearBuilt }, entered }).kind).toBe(
      kind,
    );
  });

  test('in California exempts a house of a person only where the lease says so', () => {
    const kind = (facts: object) =>
      increaseLimit({ rent, where: CA, day: '2026-03-01', leaseFrom: old, facts, entered }).kind;
    const house = { homeType: 'house', units: 1, ownerType: 'person', exemptionNotice: true };
    expect(kind(house)).toBe('unlimited');
    for (const facts of [
      { ...house, exemptionNotice: false },
      { ...house, ownerType: 'company' },
      { ...house, homeType: 'apartment' },
      { ...house, units: 2 },
      { ...house, units: null },
      {},
    ])
      expect(kind(facts)).toBe('limited');
  });

  test('never goes above its share by rounding', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000_000 }), (amount) => {
        const { maxIncrease } = increaseLimit({ rent: cents(amount), where: WA, day: '2026-06-01', leaseFrom: old });
        expect(Number(maxIncrease) * 100_000).toBeLessThanOrEqual(amount * 9_683);
        expect((Number(maxIncrease) + 1) * 100_000).toBeGreaterThan(amount * 9_683);
      }),
    );
  });
});

describe('increaseLimit in California', () => {
  // Rent $3,000, as the Bureau of Labor Statistics announced the indexes of April 2025 and 2026.
  test.each([
    ['Long Beach', 80, 87],
    ['Irvine', 80, 87],
    ['Sherman Oaks', 80, 87],
    ['Oakland', 63, 88],
    ['San Rafael', 63, 88],
    ['Walnut Creek', 63, 88],
    ['San Mateo', 63, 88],
    ['La Jolla', 88, 82],
    ['San Jose', 77, 50],
    ['Santa Rosa', 77, 50],
    ['Ventura', 77, 50],
    ['Fresno', 50, 50],
  ])('in %s is %i tenths of a percent from August 2025 and %i from August 2026', (city, from2025, from2026) => {
    const where = jurisdictionOf({ state: 'CA', city });
    const facts = { homeType: 'condo' };
    const limit = (startOn: string) =>
      increaseLimit({ rent, where, day: '2025-06-01', startOn, leaseFrom: old, facts });
    expect([limit('2025-08-01'), limit('2026-07-31')].map((each) => each.maxIncrease)).toEqual([
      from2025 * 300,
      from2025 * 300,
    ]);
    expect([limit('2026-08-01'), limit('2027-07-31')].map((each) => each.maxIncrease)).toEqual([
      from2026 * 300,
      from2026 * 300,
    ]);
    // Without a figure, 5% is sure.
    expect([limit('2025-07-31'), limit('2027-08-01')].map(({ kind, maxIncrease }) => [kind, maxIncrease])).toEqual([
      ['unannounced', 15_000],
      ['unannounced', 15_000],
    ]);
  });

  test('is nothing where a city limit is unknown, and unlimited never follows from a gap', () => {
    const limit = (city: string, facts: object) =>
      increaseLimit({ rent, where: jurisdictionOf({ state: 'CA', city }), day: '2026-03-01', leaseFrom: old, facts });
    for (const city of ['Los Angeles', 'Sherman Oaks', 'San Francisco'])
      expect(limit(city, { yearBuilt: 1962, homeType: 'multi' }), city).toMatchObject({
        kind: 'unknown',
        maxIncrease: 0,
      });
    expect(limit('Los Angeles', {}).kind).toBe('unknown');
    expect(limit('Los Angeles', { yearBuilt: 1978, homeType: 'apartment' }).kind).toBe('unknown');
    // The postal name reaches into the county, which limits homes of before 1995; the city itself those of before 1979.
    expect(limit('Los Angeles', { yearBuilt: 1995, homeType: 'apartment' }).kind).toBe('unknown');
    expect(limit('Los Angeles', { yearBuilt: 1996, homeType: 'apartment' }).kind).toBe('limited');
    const city = { state: 'CA', localities: [{ name: 'Los Angeles', county: 'Los Angeles' }] };
    const inCity = (yearBuilt: number) =>
      increaseLimit({
        rent,
        where: city,
        day: '2026-03-01',
        leaseFrom: old,
        facts: { yearBuilt, homeType: 'apartment' },
      });
    expect([inCity(1978).kind, inCity(1979).kind]).toEqual(['unknown', 'limited']);
    expect(limit('Los Angeles', { yearBuilt: 1962, homeType: 'house' }).kind).toBe('limited');
    expect(increaseLimit({ rent, where: anywhereIn('OR'), day: '2026-03-01', leaseFrom: old })).toMatchObject({
      kind: 'unknown',
      maxIncrease: 0,
    });
  });
});

describe('longestIncreaseNotice', () => {
  test.each([
    ['Seattle', 'WA', 180],
    ['Redmond', 'WA', 180],
    ['Bellevue', 'WA', 180],
    ['Oakland', 'CA', 90],
    ['Miami', 'FL', 30],
    ['Arlington', 'VA', 60],
  ])('in %s, %s is %i days', (city, state, days) => {
    expect(longestIncreaseNotice(jurisdictionOf({ state, city }), '2026-11-28')).toBe(days);
  });
});

describe('checkIncrease', () => {
  const check = (
    where: object,
    newRent: number,
    startOn: string,
    day = '2026-03-01',
    facts: object = { ownerUnits: 1 },
  ) =>
    checkIncrease({
      rent,
      where: where as typeof CA,
      day,
      leaseFrom: old,
      newRent: cents(newRent),
      startOn,
      facts,
      entered,
    });

  test.each([
    ['WA', WA, 329_049],
    ['CA', CA, 326_400],
    ['Sunnyvale', jurisdictionOf({ state: 'CA', city: 'Sunnyvale' }), 323_100],
    ['a place of California that we do not know', anywhereIn('CA'), 300_000],
  ])('in %s allows the limit and one cent below it, and refuses one cent above it', (_, where, limit) => {
    for (const newRent of [limit - 1, limit])
      expect(check(where, newRent, '2026-07-31', '2026-01-02').lawful).toBe(true);
    expect(check(where, limit + 1, '2026-07-31', '2026-01-02')).toMatchObject({
      lawful: false,
      tooHigh: true,
      tooEarly: false,
    });
  });

  test.each([
    ['Tacoma', WA, '2026-08-28'],
    ['Seattle', jurisdictionOf({ state: 'WA', city: 'Seattle', zipcode: '98101' }), '2026-08-28'],
    ['CA', CA, '2026-03-31'],
    ['FL', FL, '2026-03-31'],
    ['VA', VA, '2026-03-31'],
  ])('in %s allows the first lawful day and refuses the day before', (_, where, first) => {
    const before = new Date(Date.parse(first) - 86_400_000).toISOString().slice(0, 10);
    expect(check(where, 300_001, first).lawful).toBe(true);
    expect(check(where, 300_001, before)).toMatchObject({ lawful: false, tooEarly: true, earliest: first });
  });

  test('of an exempt home in California above ten percent needs 90 days, exactly ten percent needs 30', () => {
    const exempt = { yearBuilt: 2020 };
    expect(check(CA, 330_000, '2026-03-31', '2026-03-01', exempt).lawful).toBe(true);
    expect(check(CA, 330_001, '2026-03-31', '2026-03-01', exempt)).toMatchObject({ earliest: '2026-05-30' });
    expect(check(CA, 330_001, '2026-05-30', '2026-03-01', exempt).lawful).toBe(true);
  });

  test('allows the same or a lower rent at once', () => {
    for (const newRent of [300_000, 0]) expect(check(WA, newRent, '2026-03-01').lawful).toBe(true);
  });

  test('in Kirkland takes 90 days to 3%, 120 above it, and 180 above 10%', () => {
    const where = { state: 'WA', localities: [{ name: 'Kirkland', county: 'King' }] };
    const earliest = (newRent: number) =>
      check(where, newRent, '2026-12-31', '2026-03-01', { yearBuilt: 2024 }).earliest;
    expect([309_000, 309_001, 330_000, 330_001].map(earliest)).toEqual([
      '2026-05-30',
      '2026-06-29',
      '2026-06-29',
      '2026-08-28',
    ]);
  });
});

describe('rulesFor', () => {
  test('selects a rule from its first day to its last, and a city’s within the city alone', () => {
    const caps = (day: string) => rulesFor(rentRules, WA, day, 'rentIncreaseCap').map(({ id }) => id);
    expect(caps('2025-05-06')).toEqual(['wa-rent-cap-before-2025']);
    expect(caps('2025-05-07')).toEqual(['wa-rent-cap-2025']);
    expect(caps('2025-12-31')).toEqual(['wa-rent-cap-2025']);
    expect(caps('2040-06-30')).toEqual(['wa-rent-cap']);
    expect(caps('2040-07-01')).toEqual([]);
    expect(caps('2026-12-31')).toEqual(['wa-rent-cap-2026']);
    expect(caps('2027-01-01')).toEqual(['wa-rent-cap']);
    const ids = (city: string, zipcode: string) =>
      rulesFor(rentRules, jurisdictionOf({ state: 'WA', city, zipcode }), '2026-06-01').map(({ id }) => id);
    expect(ids('Seattle', '98101')).toContain('seattle-rent-notice');
    expect(ids('Tacoma', '98402')).not.toContain('seattle-rent-notice');
  });

  test.each(['CA', 'WA', 'FL', 'VA'])('knows a rule about increases in %s for this year and the next two', (state) => {
    for (const day of ['2026-11-21', '2027-06-01', '2028-12-31']) {
      const caps = rulesFor(rentRules, anywhereIn(state), day, 'rentIncreaseCap').filter(({ unread }) => !unread);
      expect(caps).toHaveLength(1);
      expect(rulesFor(rentRules, anywhereIn(state), day, 'rentIncreaseNotice').length).toBeGreaterThan(0);
    }
  });
});
