import { expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import { rentDifference } from './rentDifference';

const range = { estimate: 3_000, low: 2_800, high: 3_200 };

test.each([
  [3_200.5, /Your figure is \$3,200\.50, \$200\.50 above our estimate and above the range/],
  [3_201, /\$201 above our estimate and above the range/],
  [3_200, /\$200 above our estimate and within the range/],
  [3_000, /the same as our estimate/],
  [2_800, /\$200 below our estimate and within the range/],
  [2_799, /\$201 below our estimate and below the range/],
])('an own figure of $%i', (own, expected) => {
  expect(rentDifference(cents(own * 100), range)).toMatch(expected);
});
