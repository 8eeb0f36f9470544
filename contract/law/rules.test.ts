import { describe, expect, test } from 'vitest';
import {
  applicableRules,
  exemptionFrom,
  type HomeFacts,
  type Jurisdiction,
  type Limits,
  type Rule,
  rulesFor,
} from './rules';

/** A home of which only the state is known. */
const anywhereIn = (state: string): Jurisdiction => ({ state, localities: [] });

const rule = (own: Partial<Rule>): Rule => ({
  id: 'rule',
  topic: 'disclosure',
  state: 'CA',
  from: '2026-01-01',
  says: 'A sentence.',
  source: 'A statute',
  certainty: 'statute',
  checked: '2026-11-23',
  ...own,
});
const day = '2026-06-01';
const exemption = (limits: Limits, facts: HomeFacts, on = day) => exemptionFrom(rule({ limits }), facts, on);

describe('rulesFor', () => {
  const inside = (...names: string[]) => ({
    state: 'CA',
    localities: names.map((name) => ({ name, county: name === 'Long Beach' ? 'Los Angeles' : 'Alameda' })),
  });
  const ids = (own: Partial<Rule>, on = day, where = inside()) => rulesFor([rule(own)], where, on).map(({ id }) => id);

  test('selects a rule from its first day on, and to its last', () => {
    expect([ids({}, '2025-12-31'), ids({}, '2026-01-01')]).toEqual([[], ['rule']]);
    const until = '2026-06-30';
    expect([ids({ until }, '2026-06-30'), ids({ until }, '2026-07-01')]).toEqual([['rule'], []]);
  });

  test('selects rules of the state and of the country', () => {
    expect([ids({}), ids(anywhereIn('US')), ids(anywhereIn('WA'))]).toEqual([['rule'], ['rule'], []]);
  });

  test('selects a rule of a locality there alone, also where it is one of two candidates', () => {
    const local = { locality: 'Oakland' };
    const selected = (...names: string[]) => ids(local, day, inside(...names));
    expect([selected('Oakland'), selected('Emeryville', 'Oakland'), selected('Berkeley'), selected()]).toEqual([
      ['rule'],
      ['rule'],
      [],
      [],
    ]);
    expect(ids({}, day, inside('Oakland'))).toEqual(['rule']);
  });

  test('selects a rule of counties in those alone', () => {
    const counties = ['Los Angeles', 'Orange'];
    expect(ids({ counties }, day, inside('Long Beach'))).toEqual(['rule']);
    expect([ids({ counties }, day, inside('Oakland')), ids({ counties })]).toEqual([[], []]);
  });

  test('selects the stand-in wherever a locality has no rule of its own on the topic', () => {
    const rules = [
      rule({ id: 'own', locality: 'Oakland', topic: 'justCause' }),
      rule({ id: 'later', locality: 'Berkeley', topic: 'justCause', from: '2027-01-01' }),
      rule({ id: 'other', locality: 'Alameda', topic: 'lateFee' }),
      rule({ id: 'unread', unread: true, topic: 'justCause' }),
    ];
    const causes = (...names: string[]) => rulesFor(rules, inside(...names), day, 'justCause').map(({ id }) => id);
    expect(causes('Oakland')).toEqual(['own']);
    expect(causes('Berkeley')).toEqual([]);
    expect(causes('Alameda')).toEqual(['unread']);
    expect(causes('Oakland', 'Alameda')).toEqual(['own', 'unread']);
    expect(causes()).toEqual(['unread']);
  });

  test('puts the rules of a locality last, and leaves the others in their order', () => {
    const rules = [
      rule({ id: 'a', locality: 'Oakland' }),
      rule({ id: 'b' }),
      rule({ id: 'c', locality: 'Oakland' }),
      rule({ id: 'd', topic: 'dueDay' }),
    ];
    expect(rulesFor(rules, inside('Oakland'), day).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
    expect(rulesFor(rules, inside('Oakland'), day, 'dueDay').map(({ id }) => id)).toEqual(['d']);
  });
});

describe('exemptionFrom', () => {
  test('finds none in a rule without limits, or where nothing is known of the home', () => {
    expect(exemptionFrom(rule({}), { yearBuilt: 2020, units: 1, ownerUnits: 1 }, day)).toBeUndefined();
    const all: Limits = {
      builtBefore: 1978,
      newerThanYears: 15,
      personalHouseWithNotice: true,
      ownerUnitsAbove: 4,
      unitsFrom: 16,
    };
    expect(exemption(all, {})).toBeUndefined();
    expect(
      exemption(all, { yearBuilt: null, homeType: null, units: null, ownerType: null, ownerUnits: null }),
    ).toBeUndefined();
  });

  test('covers homes built before a year', () => {
    expect([1977, 1978, 1979].map((yearBuilt) => exemption({ builtBefore: 1978 }, { yearBuilt }))).toEqual([
      undefined,
      'It covers homes built before 1978. This one was built in 1978.',
      'It covers homes built before 1978. This one was built in 1979.',
    ]);
    expect(exemption({}, { yearBuilt: 2020 })).toBeUndefined();
  });

  test('leaves out a building younger than so many years', () => {
    const at = (yearBuilt: number, on?: string) => exemption({ newerThanYears: 15 }, { yearBuilt }, on);
    expect([at(2010), at(2011)]).toEqual([undefined, undefined]);
    expect(at(2012)).toBe('Buildings less than 15 years old are exempt. This one was built in 2012.');
    expect(at(2012, '2027-01-01')).toBeUndefined();
  });

  test.each([
    ['a house', { homeType: 'house', units: 1 }, true],
    ['a townhouse', { homeType: 'townhouse', units: 1 }, true],
    ['a condo', { homeType: 'condo', units: 1 }, true],
    ['a house of an unknown number of homes', { homeType: 'house' }, false],
    ['a house of two homes', { homeType: 'house', units: 2 }, false],
    ['an apartment', { homeType: 'apartment' }, false],
    ['a home of unknown type', {}, false],
    ['a house of a company', { homeType: 'house', units: 1, ownerType: 'company' }, false],
    ['a house of an owner not known', { homeType: 'house', units: 1, ownerType: null }, false],
    ['a house without the notice', { homeType: 'house', units: 1, exemptionNotice: false }, false],
  ] as const)('decides for %s of a person with the notice', (_, facts, isExempt) => {
    const found = exemption(
      { personalHouseWithNotice: true },
      { ownerType: 'person', exemptionNotice: true, ...facts },
    );
    expect(found).toBe(isExempt ? 'A house or condo owned by a person is exempt, and the lease says so.' : undefined);
    expect(exemption({}, { ownerType: 'person', exemptionNotice: true, ...facts })).toBeUndefined();
  });

  test('leaves out homes that can be sold separately, and no others', () => {
    const at = (homeType?: string) => exemption({ notSeparatelySold: true }, { homeType: homeType ?? null });
    expect(at('condo')).toBe('A home that can be sold separately from every other is exempt.');
    expect([at('apartment'), at('multi'), at()]).toEqual([undefined, undefined, undefined]);
  });

  test('covers owners with more homes than a number', () => {
    const text = 'It covers owners with more than 4 rental homes.';
    expect([3, 4, 5].map((ownerUnits) => exemption({ ownerUnitsAbove: 4 }, { ownerUnits }))).toEqual([
      text,
      text,
      undefined,
    ]);
    expect(exemption({}, { ownerUnits: 1 })).toBeUndefined();
  });

  test('covers buildings with at least a number of homes', () => {
    expect([15, 16, 17].map((units) => exemption({ unitsFrom: 16 }, { units }))).toEqual([
      'It covers buildings with at least 16 homes.',
      undefined,
      undefined,
    ]);
    expect(exemption({}, { units: 1 })).toBeUndefined();
  });
});

test('applicableRules leaves out what does not hold for the home, and assumes nothing', () => {
  const rules = [
    rule({ id: 'old', limits: { builtBefore: 1978 } }),
    rule({ id: 'all' }),
    rule({ id: 'due', topic: 'dueDay' }),
  ];
  const ids = (facts?: HomeFacts) =>
    applicableRules(rules, anywhereIn('CA'), day, 'disclosure', facts).map(({ id }) => id);
  expect([ids(), ids({ yearBuilt: 1990 }), ids({ yearBuilt: 1950 })]).toEqual([
    ['old', 'all'],
    ['all'],
    ['old', 'all'],
  ]);
});
