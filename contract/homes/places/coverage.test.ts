// What is known of each served municipality on each topic on which it may be stricter than its state: a rule, a reading that
// found none, or neither. Where neither, the strictest rule we know stands in.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import { lawsOfHome } from '@/contract/law/allRules';
import { checkedNone, LOCAL_TOPICS } from '@/contract/law/coverage.data';
import { checkIncrease, increaseLimit } from '@/contract/law/rent';
import { coverage, coverageOf } from './coverage';
import { jurisdictionOf } from './jurisdictions';

const day = '2026-11-29';
const at = (name: string, state: string, county = '') => ({ state, localities: [{ name, county }] });
const APARTMENT = { yearBuilt: 1960, homeType: 'apartment', units: 12, exemptionNotice: false };

const servedPlaces = readFileSync('server/seed/cities.csv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .flatMap((line) => {
    const [, city = '', state = ''] = line.split(',');
    return jurisdictionOf({ city, state }).localities.map(({ name }) => ({ state, name }));
  });

describe('coverage', () => {
  test('has a line for every municipality in which a served address can lie, and for every topic', () => {
    const lines = new Set(coverage().map(({ state, name, topic }) => `${state}|${name}|${topic}`));
    const missing = servedPlaces.flatMap(({ state, name }) =>
      LOCAL_TOPICS.filter((topic) => !lines.has(`${state}|${name}|${topic}`)).map((topic) => `${name}: ${topic}`),
    );
    expect(servedPlaces.length).toBeGreaterThan(200);
    expect(missing).toEqual([]);
  });

  test('every reading that found none has a source and a day', () => {
    for (const { source, checked, topics } of checkedNone) {
      expect(source.length).toBeGreaterThan(20);
      expect(checked).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(topics.length).toBeGreaterThan(0);
    }
  });

  test('no place has both a rule and a reading that found none', () => {
    const both = coverage().filter(({ rules, none }) => rules.length > 0 && none !== undefined);
    expect(both).toEqual([]);
  });

  test.each([
    ['Fla. Stat. § 83.425', 'FL', 'Miami', 'depositCap', 'none'],
    ['Va. Code § 55.1-1201(A)', 'VA', 'Arlington County', 'rentIncreaseNotice', 'none'],
    ['RCW 35.21.830', 'WA', 'Seattle', 'rentIncreaseCap', 'none'],
    ['RCW 36.01.130', 'WA', 'King County', 'rentIncreaseCap', 'none'],
    ['SMC 7.24.034', 'WA', 'Seattle', 'lateFee', 'rules'],
    ['Kenmore Municipal Code 8.55.050', 'WA', 'Kenmore', 'lateFee', 'rules'],
    ['Bellevue City Code, unread', 'WA', 'Bellevue', 'lateFee', 'unread'],
    ['San Leandro Municipal Code ch. 4-46', 'CA', 'San Leandro', 'rentIncreaseCap', 'rules'],
    ['Irvine, by two lists', 'CA', 'Irvine', 'rentIncreaseCap', 'none'],
    ['Burbank, a rent cap was studied in 2024', 'CA', 'Burbank', 'rentIncreaseCap', 'unread'],
  ] as const)('%s: in %s, %s on %s is %s', (_, state, name, topic, kind) => {
    expect(coverageOf(state, name, topic).kind).toBe(kind);
  });
});

describe('a place that is not checked', () => {
  test.each([
    // A list that names no local limit leaves the state's; an unread city leaves the rent of an older building.
    ['Irvine', 'Orange', APARTMENT, 'limited', 26_100],
    ['Burbank', 'Los Angeles', APARTMENT, 'unknown', 0],
    ['Burbank', 'Los Angeles', { ...APARTMENT, yearBuilt: 2000 }, 'limited', 26_100],
    ['Burbank', 'Los Angeles', { ...APARTMENT, homeType: 'house', units: 1 }, 'limited', 26_100],
    ['Commerce', 'Los Angeles', APARTMENT, 'unknown', 0],
  ] as const)('in %s (%s County) with %o, a rent of $3,000 is %s by %d cents', (name, county, facts, kind, most) => {
    const where = at(name, 'CA', county);
    const limit = increaseLimit({
      rent: cents(300_000),
      where,
      day,
      startOn: '2027-03-01',
      leaseFrom: '2024-01-01',
      facts,
    });
    expect([limit.kind, limit.maxIncrease]).toEqual([kind, most]);
  });

  test('San Leandro: the state limits a rent through December 31, 2026, and the city from January 1, 2027', () => {
    const kind = (startOn: string) =>
      increaseLimit({
        rent: cents(300_000),
        where: at('San Leandro', 'CA', 'Alameda'),
        day,
        startOn,
        leaseFrom: '2024-01-01',
        facts: APARTMENT,
      }).kind;
    expect([kind('2026-12-31'), kind('2027-01-01')]).toEqual(['limited', 'unknown']);
  });

  test.each([
    ['King County Code 12.25: 120 days above 3%', 'King County', 310_000, '2027-03-29'],
    ['King County Code 12.25: the state’s 90 days up to 3%', 'King County', 309_000, '2027-02-27'],
    ['Kenmore Municipal Code 8.55.030: 120 days above 3%', 'Kenmore', 309_001, '2027-03-29'],
    ['Shoreline Municipal Code 9.35.030: 120 days above 3%', 'Shoreline', 309_001, '2027-03-29'],
    ['BMC 5.63.100: 120 days above 3%', 'Burien', 309_001, '2027-03-29'],
    ['BMC 5.63.100: 180 days above 10%', 'Burien', 330_001, '2027-05-28'],
    ['SeaTac Municipal Code 4.05.070: we give 180 days above 3%', 'SeaTac', 309_001, '2027-05-28'],
  ] as const)('%s: in %s, a rent of $3,000 that becomes %d cents starts on %s', (_, name, newRent, earliest) => {
    const input = { rent: cents(300_000), newRent: cents(newRent), where: at(name, 'WA', 'King'), day };
    expect(checkIncrease({ ...input, startOn: '2028-01-01', leaseFrom: '2024-01-01' }).earliest).toBe(earliest);
  });

  test.each([
    ['San Francisco Administrative Code § 37.15', 'San Francisco', 'CA', 'san-francisco-registration'],
    ['Seattle Municipal Code ch. 22.214', 'Seattle', 'WA', 'seattle-registration'],
    ['Unread', 'Irvine', 'CA', 'ca-unread-registration'],
    ['Unread', 'Bellevue', 'WA', 'wa-unread-relocation'],
  ] as const)('%s: the law of a home in %s, %s names %s', (_, name, state, id) => {
    const group = lawsOfHome(at(name, state), {}, day).find((each) => each.id === 'city');
    expect(group?.laws.map(({ rule }) => rule.id)).toContain(id);
  });

  // Fla. Stat. § 83.425 and Va. Code § 55.1-1201(A) speak of tenancies; a city may still license homes, or inspect them
  // (Va. Code § 36-105.1:1).
  test('Florida and Virginia leave their cities a register, license, or inspection alone', () => {
    for (const state of ['FL', 'VA']) {
      const city = lawsOfHome(at('Any', state), {}, day).find(({ id }) => id === 'city');
      expect(city?.laws.map(({ rule }) => rule.topic)).toEqual(['registration']);
    }
  });
});
