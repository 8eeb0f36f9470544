import { expect, test } from 'vitest';
import { billStatusOf } from './constants';

test.each([
  ['open', [], 'open'],
  ['partly_paid', [], 'open'],
  ['open', ['open'], 'disputed'],
  // A dispute of a paid bill is a dispute all the same.
  ['paid', ['open'], 'disputed'],
  ['open', ['upheld', 'withdrawn'], 'open'],
  ['open', ['upheld', 'adjusted'], 'adjusted'],
  ['waived', [], 'adjusted'],
  ['paid', ['adjusted'], 'paid'],
] as const)('a charge that is %s with disputes %j is %s', (charge, disputes, status) => {
  expect(billStatusOf(charge, disputes)).toBe(status);
});
