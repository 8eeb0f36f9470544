import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, dollars } from '@/contract/amounts/cents';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { criteriaFor, type HouseholdFacts } from './criteria';
import { evaluateCriteria } from './evaluate';
import { creditBands, prequalify, type StatedFacts } from './prequalify';

const home = {
  where: jurisdictionOf({ state: 'CA', city: 'San Diego' }),
  rentCents: dollars(3_000),
  months: 12,
  day: '2026-11-21',
  petsTaken: 'cats',
} as const;
const clean: StatedFacts = { grossCents: dollars(9_000), credit: 'middle', evicted: false, owesLandlord: false };
const verdictOf = (more: StatedFacts) => prequalify(home, { ...clean, ...more }).verdict;
const resultsOf = (answers: StatedFacts) =>
  Object.fromEntries(prequalify(home, answers).lines.map(({ criterion, result }) => [criterion, result]));

describe('would we say yes', () => {
  test('three times the rent, a score of 600 and a clean past are a yes, by one’s own word', () => {
    expect(verdictOf({})).toBe('qualifies');
    expect(verdictOf({ credit: 'none' })).toBe('qualifies');
  });

  test('a low score asks for more and is never a no; an eviction or rent owed is one', () => {
    expect(verdictOf({ credit: 'low' })).toBe('with_conditions');
    expect(verdictOf({ evicted: true })).toBe('does_not_qualify');
    expect(verdictOf({ owesLandlord: true })).toBe('does_not_qualify');
    expect(verdictOf({ pet: 'dog' })).toBe('does_not_qualify');
    expect(verdictOf({ pet: 'cat' })).toBe('qualifies');
  });

  test('accepts a co-signer with six times the rent and a score of 700, and no less', () => {
    const small = { grossCents: dollars(4_000) };
    expect(verdictOf(small)).toBe('with_conditions');
    expect(verdictOf({ ...small, coSigner: { grossCents: dollars(18_000), credit: 'high' } })).toBe('qualifies');
    expect(verdictOf({ ...small, coSigner: { grossCents: dollars(17_999), credit: 'high' } })).toBe('with_conditions');
    expect(verdictOf({ ...small, coSigner: { grossCents: dollars(18_000), credit: 'middle' } })).toBe(
      'with_conditions',
    );
    expect(verdictOf({ ...small, coSigner: { grossCents: dollars(18_000), credit: undefined } })).toBe('incomplete');
  });

  test('a voucher counts against the rent, and in California credit is left out with it', () => {
    const input = { ...clean, grossCents: dollars(1_500), voucherCents: dollars(2_500), credit: 'low' } as const;
    expect(resultsOf(input)).toMatchObject({ income: 'met', credit: 'excluded' });
  });

  test('what is not said stays open, and nothing is made of it', () => {
    expect(resultsOf({})).toMatchObject({ income: 'unknown', credit: 'unknown', evictions: 'unknown' });
    expect(prequalify(home, {}).verdict).toBe('incomplete');
  });
});

test('what it says is what the decision’s own judgment says of the same facts', () => {
  const amount = fc.integer({ min: 0, max: 3_000_000 }).map(cents);
  const band = fc.constantFrom('none', 'low', 'middle', 'high') as fc.Arbitrary<keyof typeof creditBands>;
  const whole = fc.record({
    grossCents: amount,
    savingsCents: amount,
    credit: band,
    evicted: fc.boolean(),
    owesLandlord: fc.boolean(),
  });
  fc.assert(
    fc.property(whole, (values) => {
      const { where, ...rest } = home;
      const facts: HouseholdFacts = {
        ...rest,
        voucherCents: cents(0),
        adults: [
          {
            grossCents: values.grossCents,
            savingsCents: values.savingsCents,
            identity: 'verified',
            credit: creditBands[values.credit],
            evictions: values.evicted ? [{ on: '2025-06-01', outcome: 'judgment' }] : [],
            landlordDebtCents: cents(values.owesLandlord ? 100 : 0),
            criminal: 'clear',
          },
        ],
        coSigners: [],
        pets: [],
      };
      const decided = evaluateCriteria(criteriaFor(where, home.day), facts);
      const odds = prequalify(home, values);
      expect(odds.verdict).toBe(decided.verdict);
      for (const { criterion, result } of odds.lines)
        expect(decided.lines.find((line) => line.criterion === criterion)?.result).toBe(result);
    }),
  );
});
