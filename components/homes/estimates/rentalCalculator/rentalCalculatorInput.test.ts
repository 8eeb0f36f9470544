import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dollars } from '@/contract/amounts/cents';
import { calculateRental } from './rentalCalculator';
import { emptyRentalCalculator, parseRentalCalculator } from './rentalCalculatorInput';

const fees = { managementFeeBps: 500, placementFeeBps: 5_500, advanceFeeBps: 0 };

test('amounts are typed as people like', () => {
  const { inputs, problems } = parseRentalCalculator(
    { ...emptyRentalCalculator, rent: '$4,000', mortgage: ' 2500.50', hoa: '.5' },
    false,
  );
  expect(inputs).toMatchObject({ rent: dollars(4_000), mortgage: dollars(2_500.5), hoa: dollars(0.5) });
  expect(problems).toEqual({});
});

test('what is folded away is kept and not counted', () => {
  const typed = { ...emptyRentalCalculator, rent: '4000', tax: '9000', vacancy: '5' };
  expect(parseRentalCalculator(typed, false).inputs).toMatchObject({ tax: 0, vacancyBps: 0 });
  expect(parseRentalCalculator(typed, true).inputs).toMatchObject({ tax: dollars(9_000), vacancyBps: 500 });
});

test('zero is an amount, nothing is nothing, and words, minuses and fortunes are named', () => {
  expect(parseRentalCalculator({ ...emptyRentalCalculator, rent: '0' }, true)).toMatchObject({
    problems: {},
    hasInputs: false,
  });
  const odd = { ...emptyRentalCalculator, rent: 'a lot', mortgage: '-5', hoa: '99999999', upkeep: '31', vacancy: '50' };
  const { problems, inputs } = parseRentalCalculator(odd, true);
  expect(Object.keys(problems).sort()).toEqual(['hoa', 'mortgage', 'rent', 'upkeep']);
  expect(inputs).toMatchObject({ rent: 0, mortgage: 0, hoa: 0, upkeepBps: 0, vacancyBps: 5_000 });
});

test('whatever is typed, there is a sum in whole cents', () => {
  const text = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.double().map(String),
    fc.integer({ min: 0 }).map((n) => `$${n.toLocaleString('en-US')}`),
  );
  const typed = fc.record({
    rent: text,
    mortgage: text,
    hoa: text,
    tax: text,
    insurance: text,
    upkeep: text,
    vacancy: text,
  });
  fc.assert(
    fc.property(typed, fc.boolean(), (answers, advanced) => {
      const { takeHome, firstYear } = calculateRental(parseRentalCalculator(answers, advanced).inputs, fees);
      expect([takeHome, firstYear].every(Number.isSafeInteger)).toBe(true);
    }),
  );
});
