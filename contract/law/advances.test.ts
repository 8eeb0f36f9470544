import { describe, expect, test } from 'vitest';
import { dollars } from '@/contract/amounts/cents';
import { advanceLawProblem, advanceRule } from './advances';

const day = '2026-12-07';

describe('the law of an advance', () => {
  test.each(['CA', 'FL', 'VA'])('%s has a checked rule with its source', (state) => {
    expect(advanceRule(state, day)).toMatchObject({ state, topic: 'advanceDisclosure', certainty: 'cited' });
    expect(advanceLawProblem(state, day, dollars(29_370))).toBeUndefined();
    expect(advanceLawProblem(state, day, null)).toBeUndefined();
  });

  test.each([
    ['WA', 'Washington'],
    ['OR', 'Oregon'],
  ])('%s is not checked, so nothing is offered there', (state, name) => {
    expect(advanceRule(state, day)).toBeUndefined();
    expect(advanceLawProblem(state, day, dollars(29_370))).toBe(
      `We don’t offer advances in ${name}, because we haven’t checked its law on them yet.`,
    );
  });

  test('a rule does not hold before its first day', () => {
    expect(advanceRule('CA', '2022-12-08')).toBeUndefined();
    expect(advanceRule('FL', '2023-12-31')).toBeUndefined();
    expect(advanceRule('VA', '2022-06-30')).toBeUndefined();
  });

  test('California covers $5,000 to $500,000, to the cent', () => {
    const problem = (amount: number) => advanceLawProblem('CA', day, dollars(amount));
    expect(problem(4_999.99)).toBe('In California, we offer advances of $5,000.00 or more.');
    expect(problem(5_000)).toBeUndefined();
    expect(problem(500_000)).toBeUndefined();
    expect(problem(500_000.01)).toBe('In California, we offer advances of up to $500,000.00.');
  });

  test('Florida and Virginia name no least amount', () => {
    for (const state of ['FL', 'VA']) {
      expect(advanceLawProblem(state, day, dollars(1_000))).toBeUndefined();
      expect(advanceLawProblem(state, day, dollars(500_000.01))).toContain('up to $500,000.00');
    }
  });
});
