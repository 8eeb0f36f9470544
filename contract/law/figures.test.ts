// Yearly figures: the day before and the day after each range, what two people entered, and the strict side where the next
// one is overdue. Today is November 29, 2026.
import { describe, expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { depositInterest } from './deposits';
import { type EnteredFigure, figureSeries, figureStates, figureText, findSeries, ruleOfFigure } from './figures';
import { increaseLimit } from './rent';
import { screeningFee } from './screening';

const TODAY = '2026-11-29';
const at = (city: string, state: string) => jurisdictionOf({ city, state });
const entry = (series: string, value: number, from: string, until: string): EnteredFigure => ({
  series,
  value,
  from,
  until,
  source: 'The announcement',
  certainty: 'statute',
  checked: TODAY,
  nextDueOn: '2099-01-01',
});
const CONDO = { homeType: 'condo', yearBuilt: 1990, exemptionNotice: false };
/** The highest rent from a day on, of $3,000 today. */
const most = (city: string, state: string, startOn: string, figures: readonly EnteredFigure[] = []) => {
  const { kind, rent } = increaseLimit({
    rent: cents(300_000),
    where: at(city, state),
    day: '2026-01-05',
    startOn,
    leaseFrom: '2024-01-01',
    facts: CONDO,
    entered: figures.flatMap(ruleOfFigure),
  });
  return [kind, (rent ?? 0) / 100];
};

describe('figureStates', () => {
  const state = (id: string, day = TODAY, figures: readonly EnteredFigure[] = []) => {
    const { series, ...rest } = figureStates(day, figures).find((each) => each.series.id === id) ?? expect.fail(id);
    return rest;
  };

  test.each([
    // Cal. Civ. Code § 1947.12(g)(3): from August 1.
    ['ca-rent-cap-los-angeles', '2027-07-31', '2027-08-01', '2027-08-01', false],
    ['ca-rent-cap-statewide', '2026-07-31', '2026-08-01', '2026-08-01', true],
    // RCW 59.18.700: announced in July for the next year.
    ['wa-rent-cap', '2026-12-31', '2027-01-01', '2026-07-31', true],
    // Cal. Civ. Code § 1950.6(b): from December 1.
    ['ca-screening-fee', '2026-11-30', '2026-12-01', '2026-12-01', false],
    // S.F. Administrative Code § 49.2: from March 1.
    ['sf-deposit-interest', '2027-02-28', '2027-03-01', '2027-03-01', false],
  ] as const)(
    '%s is known through %s; the next one from %s is due on %s, overdue: %s',
    (id, knownUntil, nextFrom, dueOn, isOverdue) => {
      expect(state(id)).toEqual({ knownUntil, nextFrom, dueOn, isOverdue });
    },
  );

  test('is overdue from the day after it was due', () => {
    expect(
      [state('ca-screening-fee', '2026-12-01'), state('ca-screening-fee', '2026-12-02')].map((each) => each.isOverdue),
    ).toEqual([false, true]);
  });

  test('an entry moves the day to the one that it names', () => {
    const entered = { ...entry('wa-rent-cap', 9_500, '2027-01-01', '2027-12-31'), nextDueOn: '2027-07-31' };
    expect(state('wa-rent-cap', TODAY, [entered])).toEqual({
      knownUntil: '2027-12-31',
      nextFrom: '2028-01-01',
      dueOn: '2027-07-31',
      isOverdue: false,
    });
  });

  test('every series says where it is announced and what holds without it', () => {
    expect(new Set(figureSeries.map(({ id }) => id)).size).toBe(figureSeries.length);
    for (const { announcedBy, fallback, startsOn } of figureSeries) {
      expect(announcedBy.length).toBeGreaterThan(10);
      expect(fallback.length).toBeGreaterThan(3);
      expect(startsOn).toMatch(/^\d\d-\d\d$/);
    }
  });
});

describe('an entered figure', () => {
  test.each([
    // The last day of the product’s figure, the fallback of 5%, and the days of the entry: 5% + 3.1% from August 2027.
    [
      'Cal. Civ. Code § 1947.12(a)(1)',
      'Long Beach',
      'CA',
      'ca-rent-cap-los-angeles',
      8_100,
      '2027-08-01',
      '2028-07-31',
      [
        ['2027-07-31', 'limited', 3_261],
        ['2027-08-01', 'limited', 3_243],
        ['2028-07-31', 'limited', 3_243],
        ['2028-08-01', 'unannounced', 3_150],
      ],
    ],
    // The state’s index: nothing is known from August 2026, so 5%; with the entry, 8.3%.
    [
      'Cal. Civ. Code § 1947.12(a)(1)',
      'Sunnyvale',
      'CA',
      'ca-rent-cap-statewide',
      8_300,
      '2026-09-01',
      '2027-07-31',
      [
        ['2026-07-31', 'limited', 3_231],
        ['2026-08-31', 'unannounced', 3_150],
        ['2026-09-01', 'limited', 3_249],
      ],
    ],
    // Never more than 10%, whatever was entered.
    [
      'Cal. Civ. Code § 1947.12(a)(1): at most 10%',
      'Sunnyvale',
      'CA',
      'ca-rent-cap-statewide',
      10_900,
      '2026-08-01',
      '2027-07-31',
      [['2026-08-01', 'limited', 3_300]],
    ],
    [
      'RCW 59.18.700: 7% until it is announced',
      'Seattle',
      'WA',
      'wa-rent-cap',
      9_500,
      '2027-01-01',
      '2027-12-31',
      [
        ['2026-12-31', 'limited', 3_290.49],
        ['2027-01-01', 'limited', 3_285],
        ['2027-12-31', 'limited', 3_285],
        ['2028-01-01', 'unannounced', 3_210],
      ],
    ],
  ] as const)(
    '%s: in %s, %s, %s of %d tenths of a basis point from %s to %s',
    (_, city, state, id, value, from, until, days) => {
      const figures = [entry(id, value, from, until)];
      for (const [day, kind, rent] of days)
        expect([day, ...most(city, state, day, figures)]).toEqual([day, kind, rent]);
    },
  );

  test('without entries, an overdue cap is the strict side: 5% in California, 7% in Washington', () => {
    expect(most('Sunnyvale', 'CA', '2026-09-01')).toEqual(['unannounced', 3_150]);
    expect(most('Seattle', 'WA', '2027-02-01')).toEqual(['unannounced', 3_210]);
  });

  test('keeps the ban on increases in the first twelve months in Washington', () => {
    const limit = increaseLimit({
      rent: cents(300_000),
      where: at('Seattle', 'WA'),
      day: TODAY,
      startOn: '2027-03-01',
      leaseFrom: '2026-09-01',
      entered: ruleOfFigure(entry('wa-rent-cap', 9_500, '2027-01-01', '2027-12-31')),
    });
    expect(limit.earliest).toBe('2027-09-01');
  });

  test('Cal. Civ. Code § 1950.6(b): the fee of December 1, $65.86 until it is entered', () => {
    const entered = ruleOfFigure(entry('ca-screening-fee', 6_750, '2026-12-01', '2027-11-30'));
    const fee = (day: string, rules = entered) => screeningFee('CA', day, cents(10_000), rules);
    expect([fee('2026-11-30'), fee('2026-12-01'), fee('2027-11-30'), fee('2027-12-01')]).toEqual([
      6_586, 6_750, 6_750, 6_586,
    ]);
    expect(fee('2026-12-01', [])).toBe(6_586);
  });

  test('S.F. Administrative Code § 49.2: no rate is known from March 2027 until it is entered', () => {
    const entered = ruleOfFigure(entry('sf-deposit-interest', 3_900, '2027-03-01', '2028-02-29'));
    const interest = (day: string, rules = entered) =>
      depositInterest(at('San Francisco', 'CA'), day, { deposit: cents(300_000), entered: rules });
    expect([interest('2027-02-28'), interest('2027-03-01'), interest('2027-03-01', [])]).toEqual([
      12_600,
      11_700,
      null,
    ]);
  });

  test('of a series that is gone is no rule', () => {
    expect(ruleOfFigure(entry('gone', 1, '2027-01-01', '2027-12-31'))).toEqual([]);
    expect(findSeries('gone')).toBeUndefined();
  });
});

test('figures in words', () => {
  const text = (id: string, value: number) => figureText(findSeries(id), value);
  expect([
    text('wa-rent-cap', 9_683),
    text('ca-rent-cap-statewide', 8_700),
    text('ca-screening-fee', 6_586),
    text('ca-emergency-los-angeles', 0),
    text('ca-emergency-los-angeles', 10_000),
  ]).toEqual(['9.683%', '8.7%', '$65.86', 'None declared', '10%']);
});
