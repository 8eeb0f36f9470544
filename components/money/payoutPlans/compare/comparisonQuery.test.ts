import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Assumptions, compareManagementOptions } from './comparison';
import {
  assumptionGroups,
  comparisonParameters,
  formatField,
  homeFields,
  parseComparison,
  parseField,
} from './comparisonQuery';

const fields = [...homeFields, ...assumptionGroups.flatMap((group) => group.fields)];
const usual = parseComparison({}).assumptions;

test('nothing said is as usual, and only rent and value are then in the address', () => {
  expect(usual).toMatchObject({ rent: 400_000, value: 90_000_000, managerFeeBps: 800, hourWorth: 0 });
  expect(comparisonParameters(usual)).toEqual({ rent: '4000', value: '900000' });
});

test('people type amounts as they like', () => {
  expect(parseComparison({ rent: '$3,250.50', fee: '7.5 %' }).assumptions).toMatchObject({
    rent: 325_050,
    managerFeeBps: 750,
  });
});

test('what makes no sense is as usual, and is named', () => {
  const odd = { rent: '-1', value: 'lots', stay: '0', hours: '1e9', fee: '31', markup: ['5', '6'] };
  const { assumptions, invalidParameters: named } = parseComparison(odd);
  expect(assumptions).toEqual({ ...usual, managerMarkupBps: 500 });
  expect([...named].sort()).toEqual(['fee', 'hours', 'rent', 'stay', 'value']);
});

const anyAnswers = fc.record(
  Object.fromEntries(
    fields.map((field) => [
      field.parameter,
      fc.integer({ min: Math.ceil(field.min ?? 0), max: field.max }).map(String),
    ]),
  ),
);

test('an address that is shared says the same to anyone who opens it', () => {
  fc.assert(
    fc.property(anyAnswers, (query) => {
      const { assumptions, invalidParameters } = parseComparison(query);
      expect(invalidParameters).toEqual([]);
      expect(parseComparison(comparisonParameters(assumptions)).assumptions).toEqual(assumptions);
    }),
  );
});

test('whatever stands in the address, there is a sum', () => {
  const terms = { managementFeeBps: 500, placementFeeBps: 5_500, advanceFeeBps: 0, guaranteeLimitCents: 900_000 };
  const hostile = fc.dictionary(fc.constantFrom(...fields.map((field) => field.parameter)), fc.string());
  fc.assert(
    fc.property(hostile, (query) => {
      const { assumptions } = parseComparison(query);
      const sums = compareManagementOptions(
        assumptions as Assumptions,
        terms as Parameters<typeof compareManagementOptions>[1],
      );
      expect(sums.every(({ netTotal }) => Number.isSafeInteger(netTotal))).toBe(true);
    }),
  );
});

test.each(fields.map((field) => [field.parameter, field] as const))(
  '%s has a usual value that may be typed',
  (_, field) => {
    expect(parseField(field, String(field.defaultValue))).toBe(field.defaultValue);
    expect(formatField(field, usual)).toBe(String(field.defaultValue));
  },
);
