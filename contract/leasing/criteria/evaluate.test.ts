import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, dollars } from '@/contract/amounts/cents';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { type AdultFacts, type CriterionId, criteriaFor, criterionLabels, type HouseholdFacts } from './criteria';
import { evaluateCriteria } from './evaluate';

const DAY = '2026-11-21';
const tampa = criteriaFor({ state: 'FL', localities: [] }, DAY);
const clean: AdultFacts = {
  identity: 'verified',
  credit: 690,
  evictions: [],
  landlordDebtCents: cents(0),
  criminal: 'clear',
};
const household = (adult: AdultFacts = {}, more: Partial<HouseholdFacts> = {}): HouseholdFacts => ({
  rentCents: dollars(2_000),
  months: 12,
  day: DAY,
  voucherCents: cents(0),
  adults: [{ ...clean, ...adult }],
  coSigners: [],
  pets: [],
  petsTaken: 'none',
  ...more,
});
const resultOf = (criterion: CriterionId, facts: HouseholdFacts, rules = tampa) =>
  evaluateCriteria(rules, facts).lines.find((line) => line.criterion === criterion)?.result;
const incomeOf = (adult: AdultFacts, more?: Partial<HouseholdFacts>) => resultOf('income', household(adult, more));

test('a debt of one cent to an earlier landlord is a debt, and none is none', () => {
  expect(resultOf('landlordDebt', household({ landlordDebtCents: cents(1) }))).toBe('not_met');
  expect(resultOf('landlordDebt', household({ landlordDebtCents: cents(0) }))).toBe('met');
});

test('does not report an unconfirmed identity as verified', () => {
  const line = evaluateCriteria(tampa, household({ identity: 'excluded' })).lines.find(
    ({ criterion }) => criterion === 'identity',
  );
  expect(line).toMatchObject({ result: 'excluded', because: 'An identity wasn’t checked.' });
});

describe('for a rent of $2,000', () => {
  test('$6,000 before tax, $5,000 after it, or $60,000 saved for twelve months are enough, and a cent less is not', () => {
    expect(incomeOf({ grossCents: dollars(6_000) })).toBe('met');
    expect(incomeOf({ netCents: dollars(5_000) })).toBe('met');
    expect(incomeOf({ grossCents: dollars(0), savingsCents: dollars(60_000) })).toBe('met');
    for (const short of [{ grossCents: 599_999 }, { netCents: 499_999 }, { savingsCents: 5_999_999 }])
      expect(incomeOf(short as AdultFacts)).toBe('not_met');
  });

  test('a household adds up', () => {
    const half = { ...clean, grossCents: dollars(3_000) };
    expect(resultOf('income', household({}, { adults: [half, half] }))).toBe('met');
  });

  test('a co-signer needs $12,000 before tax or $10,000 after it, and a score of 700', () => {
    const withOne = (coSigner: AdultFacts) =>
      incomeOf({ grossCents: dollars(3_000) }, { coSigners: [{ identity: 'verified', ...coSigner }] });
    expect(withOne({ grossCents: dollars(12_000), credit: 700 })).toBe('met');
    expect(withOne({ netCents: dollars(10_000), credit: 700 })).toBe('met');
    expect(withOne({ grossCents: dollars(12_000), credit: 699 })).toBe('not_met');
    expect(withOne({ grossCents: dollars(11_999.99), credit: 800 })).toBe('not_met');
    expect(withOne({ grossCents: dollars(12_000) })).toBe('unknown');
    expect(withOne({ grossCents: dollars(12_000), credit: 'none' })).toBe('not_met');
  });

  test('checks a co-signer’s income alone when the screening company has no scores', () => {
    const withOne = (coSigner: AdultFacts) =>
      incomeOf({ grossCents: dollars(3_000) }, { coSigners: [{ identity: 'verified', ...coSigner }] });
    expect(withOne({ grossCents: dollars(12_000), credit: 'excluded' })).toBe('met');
    expect(withOne({ grossCents: dollars(11_999), credit: 'excluded' })).toBe('not_met');
  });

  test('a voucher of $1,500 leaves a share of $500 to earn three times', () => {
    expect(incomeOf({ grossCents: dollars(1_500) }, { voucherCents: dollars(1_500) })).toBe('met');
    expect(incomeOf({}, { voucherCents: dollars(2_000) })).toBe('met');
  });
});

test('a judgment for a landlord counts for three years, a dismissed case never', () => {
  const evictions = (on: string, outcome: 'judgment' | 'dismissed' | 'pending' = 'judgment') =>
    resultOf('evictions', household({ evictions: [{ on, outcome }] }));
  expect(evictions('2023-11-22')).toBe('not_met');
  expect(evictions('2023-11-21')).toBe('met');
  expect(evictions('2026-10-01', 'dismissed')).toBe('met');
  expect(evictions('2026-10-01', 'pending')).toBe('met');
});

test('a low score or a small income ask for more safety, and never for a no', () => {
  for (const facts of [household({ grossCents: dollars(9_000), credit: 480 }), household({ grossCents: dollars(900) })])
    expect(evaluateCriteria(tampa, facts).verdict).toBe('with_conditions');
  expect(evaluateCriteria(tampa, household({ grossCents: dollars(9_000), credit: 'none' })).verdict).toBe('qualifies');
});

test('sends frozen files, name mismatches, and records to a person, and declines no one', () => {
  const open: AdultFacts[] = [{ credit: 'frozen' }, { identity: 'mismatch' }, { criminal: 'found' }];
  for (const adult of open)
    expect(evaluateCriteria(tampa, household({ grossCents: dollars(9_000), ...adult })).verdict).toBe('incomplete');
});

test('a criminal record is not looked at in Seattle, nor credit in California where a subsidy pays a part', () => {
  const found = household({ grossCents: dollars(9_000), criminal: 'counts' });
  expect(evaluateCriteria(criteriaFor(jurisdictionOf({ state: 'WA', city: 'Seattle' }), DAY), found).verdict).toBe(
    'qualifies',
  );
  expect(evaluateCriteria(tampa, found).verdict).toBe('does_not_qualify');
  const california = criteriaFor(jurisdictionOf({ state: 'CA', city: 'San Diego' }), DAY);
  const helped = household({ grossCents: dollars(9_000), credit: 450 }, { voucherCents: dollars(500) });
  expect(evaluateCriteria(california, helped).verdict).toBe('qualifies');
  expect(evaluateCriteria(tampa, helped).verdict).toBe('with_conditions');
});

test('an assistance animal is no pet', () => {
  const dog = (assistance: boolean) => resultOf('pets', household({}, { pets: [{ kind: 'dog', assistance }] }));
  expect(dog(true)).toBe('met');
  expect(dog(false)).toBe('not_met');
});

const money = fc.option(fc.integer({ min: 0, max: 3_000_000 }).map(cents), { nil: undefined });
const adults = fc.record<AdultFacts>({
  grossCents: money,
  netCents: money,
  savingsCents: money,
  landlordDebtCents: fc.constantFrom(cents(0), cents(5), undefined),
  identity: fc.constantFrom('verified', 'mismatch', 'excluded', undefined),
  credit: fc.oneof(fc.integer({ min: 300, max: 850 }), fc.constantFrom('none', 'frozen', 'excluded', undefined)),
  evictions: fc.constantFrom(undefined, [], [{ on: '2025-01-01', outcome: 'judgment' as const }]),
  criminal: fc.constantFrom('clear', 'found', 'weighed', 'counts', undefined),
});
const households = fc.record({
  rentCents: fc.integer({ min: 0, max: 1_000_000 }).map(cents),
  months: fc.integer({ min: 1, max: 24 }),
  day: fc.constant(DAY),
  voucherCents: fc.integer({ min: 0, max: 500_000 }).map(cents),
  adults: fc.array(adults, { minLength: 1, maxLength: 4 }),
  coSigners: fc.array(adults, { maxLength: 2 }),
  pets: fc.array(fc.record({ kind: fc.constantFrom('cat', 'dog', 'other'), assistance: fc.boolean() }), {
    maxLength: 2,
  }),
  petsTaken: fc.constantFrom('none', 'cats', 'dogs', 'catsAndDogs'),
}) as fc.Arbitrary<HouseholdFacts>;

test('more income never makes any line worse, nor the verdict once all is known', () => {
  const rank = { not_met: 0, unknown: 1, needs_review: 1, excluded: 2, met: 2 };
  const worth = { does_not_qualify: 0, with_conditions: 1, incomplete: 1, qualifies: 2 };
  const amounts = fc.constantFrom('grossCents', 'netCents', 'savingsCents');
  fc.assert(
    fc.property(households, amounts, fc.nat(2_000_000), (facts, amount, more) => {
      const [first = {}, ...rest] = facts.adults;
      // To learn of an amount may decide what was unknown; that is not the same as more of it.
      fc.pre(first[amount] !== undefined);
      const richer = { ...facts, adults: [{ ...first, [amount]: cents((first[amount] ?? 0) + more) }, ...rest] };
      const [before, after] = [evaluateCriteria(tampa, facts), evaluateCriteria(tampa, richer)];
      for (const [at, line] of after.lines.entries())
        expect(rank[line.result]).toBeGreaterThanOrEqual(rank[before.lines[at]?.result ?? 'met']);
      expect(worth[after.verdict]).toBeGreaterThanOrEqual(worth[before.verdict]);
    }),
  );
});

/** Everything read of an object, however deep. */
function watched<T extends object>(value: T, read: Set<string>): T {
  return new Proxy(value, {
    get(target, key, self) {
      if (typeof key === 'string' && !Array.isArray(target)) read.add(key);
      const own = Reflect.get(target, key, self) as unknown;
      return typeof own === 'object' && own !== null ? watched(own, read) : own;
    },
    ownKeys() {
      throw new Error('The judgment may not look at everything that is there');
    },
  });
}

test('never reads who the applicant is', () => {
  const allowed = new Set(
    `rentCents months day voucherCents adults coSigners pets petsTaken kind assistance on outcome grossCents netCents
     savingsCents confirmed confirmedVoucherCents identity credit evictions landlordDebtCents criminal`.split(/\s+/),
  );
  const protectedTraits = { race: 'x', age: 71, sex: 'f', religion: 'x', children: 3, disability: true, name: 'x' };
  fc.assert(
    fc.property(households, (facts) => {
      const read = new Set<string>();
      const described = {
        ...facts,
        ...protectedTraits,
        adults: facts.adults.map((adult) => ({ ...adult, ...protectedTraits })),
      };
      expect(evaluateCriteria(tampa, watched(described, read))).toEqual(evaluateCriteria(tampa, facts));
      expect([...read].filter((key) => !allowed.has(key))).toEqual([]);
    }),
  );
});

test('a reason names no amount and no source of income', () => {
  fc.assert(
    fc.property(households, (facts) => {
      for (const { because } of evaluateCriteria(tampa, facts).lines) expect(because).not.toMatch(/\$|voucher|subsid/i);
    }),
  );
});

test('every criterion is published in words and judged on one line each', () => {
  const lines = evaluateCriteria(tampa, household()).lines.map(({ criterion }) => criterion);
  expect(lines).toEqual(Object.keys(criterionLabels));
  for (const { because } of evaluateCriteria(tampa, household({ grossCents: dollars(1) })).lines)
    expect(because).toMatch(/^[A-Z].*\.$/);
});
