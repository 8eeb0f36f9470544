import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, dollars } from '@/contract/amounts/cents';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { type Jurisdiction, rulesFor } from './rules';
import {
  adverseActionRules,
  allowedReports,
  decisionOrderRule,
  disclosuresBeforePayment,
  fairChanceRule,
  recordYears,
  screeningFee,
} from './screening';
import { screeningRules } from './screeningRules';

/** A home of which only the state is known. */
const anywhereIn = (state: string): Jurisdiction => ({ state, localities: [] });

const DAY = '2026-11-21';

describe('the fee of an application', () => {
  test('in California is the cost of $38, and $65.86 where screening costs $80', () => {
    expect(screeningFee('CA', DAY, dollars(38))).toBe(3_800);
    expect(screeningFee('CA', DAY, dollars(80))).toBe(6_586);
  });

  test('in California has a limit on the day before and after the index of December', () => {
    for (const day of ['2026-11-30', '2026-12-01', '2027-11-30'])
      expect(screeningFee('CA', day, dollars(66))).toBe(6_586);
    expect(screeningFee('CA', DAY, dollars(65.85))).toBe(6_585);
    expect(screeningFee('CA', DAY, dollars(65.87))).toBe(6_586);
  });

  test('equals the cost in Washington and Florida, and comes on top of $50 in Virginia', () => {
    for (const state of ['WA', 'FL', 'VA']) expect(screeningFee(state, DAY, dollars(80))).toBe(8_000);
  });

  test('is never above the cost, and never below nothing', () => {
    const state = fc.constantFrom('CA', 'WA', 'FL', 'VA', 'OR');
    fc.assert(
      fc.property(state, fc.integer({ min: -100, max: 100_000 }), (where, cost) => {
        const fee = screeningFee(where, DAY, cents(cost));
        expect(fee).toBeGreaterThanOrEqual(0);
        expect(fee).toBeLessThanOrEqual(Math.max(0, cost));
      }),
    );
  });
});

describe('what may be asked', () => {
  test.each([
    ['Seattle', 'WA', false],
    ['Tacoma', 'WA', false],
    ['LOS ANGELES', 'CA', false],
    ['Sherman Oaks', 'CA', false],
    ['Oakland', 'CA', false],
    ['Berkeley', 'CA', false],
    ['San Diego', 'CA', false],
    ['Miami', 'FL', true],
    ['Richmond', 'VA', true],
  ])('in %s, %s includes criminal records: %s', (city, state, included) => {
    expect(allowedReports(jurisdictionOf({ state, city }), DAY).includes('criminal')).toBe(included);
  });

  test('leaves criminal records out from the first day of the rule of a city', () => {
    const where = jurisdictionOf({ state: 'WA', city: 'Seattle', zipcode: '98101' });
    expect(fairChanceRule(where, '2018-02-18')).toBeUndefined();
    expect(fairChanceRule(where, '2018-02-19')?.id).toBe('seattle-fair-chance');
  });

  test('leaves credit out for a subsidised household in California alone', () => {
    expect(allowedReports(anywhereIn('CA'), DAY, { subsidised: true })).not.toContain('credit');
    expect(allowedReports(anywhereIn('CA'), DAY)).toContain('credit');
    expect(allowedReports(anywhereIn('FL'), DAY, { subsidised: true })).toContain('credit');
  });
});

test('the order of receipt counts in California and Washington, and keeps a place for 72 hours', () => {
  expect(decisionOrderRule(jurisdictionOf({ state: 'CA', city: 'Oakland' }), DAY)).toMatchObject({ holdHours: 72 });
  expect(decisionOrderRule(jurisdictionOf({ state: 'WA', city: 'seattle' }), DAY)).toMatchObject({ holdHours: 72 });
  expect(decisionOrderRule(jurisdictionOf({ state: 'WA', city: 'Tacoma' }), DAY)).toMatchObject({ holdHours: 72 });
  const seattle = jurisdictionOf({ state: 'WA', city: 'Seattle', zipcode: '98101' });
  expect(decisionOrderRule(seattle, '2017-06-30')).toBeUndefined();
  expect(decisionOrderRule(seattle, '2017-07-01')).toBeDefined();
  expect(decisionOrderRule(anywhereIn('CA'), '2024-12-31')).toBeUndefined();
  expect(decisionOrderRule(jurisdictionOf({ state: 'WA', city: 'Seattle' }), DAY)?.rule.figures?.firstQualified).toBe(
    1,
  );
});

test('records count for seven years at most', () => {
  for (const state of ['CA', 'WA', 'FL', 'VA']) expect(recordYears(anywhereIn(state), DAY)).toBe(7);
});

test('shows the fee, the order, the checks, and the rule on own reports before payment', () => {
  const topics = disclosuresBeforePayment(jurisdictionOf({ state: 'WA', city: 'Seattle' }), DAY).map(
    ({ topic }) => topic,
  );
  for (const topic of ['screeningFee', 'decisionOrder', 'criminalNever', 'reusableReport', 'sourceOfIncome'])
    expect(topics).toContain(topic);
  expect(topics).not.toContain('adverseAction');
});

test('a letter about an adverse decision says more in California and Washington', () => {
  expect(adverseActionRules(anywhereIn('CA'), DAY)).toHaveLength(1);
  expect(adverseActionRules(jurisdictionOf({ state: 'WA', city: 'Seattle' }), DAY)).toHaveLength(1);
  expect(adverseActionRules(anywhereIn('FL'), DAY)).toEqual([]);
});

test('every state we serve says what applying costs; every rule has a source, a day and an id of its own', () => {
  for (const state of ['CA', 'WA', 'FL', 'VA'])
    expect(rulesFor(screeningRules, anywhereIn(state), DAY, 'screeningFee'), state).toHaveLength(1);
  expect(new Set(screeningRules.map(({ id }) => id)).size).toBe(screeningRules.length);
  for (const { source } of screeningRules) expect(source.length).toBeGreaterThan(4);
});
