import { expect, test } from 'vitest';
import { isPartial } from './partial';

const due = { due: 350_000, charges: [300_000, 50_000], residents: 1, planPart: null };

test.each([
  ['all that is due', { ...due, amount: 350_000 }, false],
  ['more than is due', { ...due, amount: 400_000 }, false],
  ['one whole charge', { ...due, amount: 300_000 }, false],
  ['a part of a charge', { ...due, amount: 299_999 }, true],
  ['a roommate’s share', { ...due, residents: 2, amount: 175_000 }, false],
  ['less than a roommate’s share', { ...due, residents: 2, amount: 174_999 }, true],
  [
    'a roommate’s share of an odd amount',
    { ...due, due: 100_001, charges: [100_001], residents: 3, amount: 33_334 },
    false,
  ],
  ['what a payment plan asks for', { ...due, amount: 87_500, planPart: 87_500 }, false],
  ['another amount beside a plan', { ...due, amount: 87_499, planPart: 87_500 }, true],
])('%s', (_, choice, expected) => {
  expect(isPartial(choice)).toBe(expected);
});
