import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRoutingNumber } from './constants';

test.each(['110000000', '121000358', '122000247', '021000021'])('%s is a routing number', (number) => {
  expect(isRoutingNumber(number)).toBe(true);
});

test.each(['', '000000000', '12345678', '1234567890', '11000000a', '110000001'])('%s is not', (number) => {
  expect(isRoutingNumber(number)).toBe(false);
});

test('one wrong digit is always noticed', () => {
  void fc.assert(
    fc.property(fc.nat(8), fc.integer({ min: 1, max: 9 }), (place, step) => {
      const digits = [...'121000358'];
      digits[place] = String((Number(digits[place]) + step) % 10);
      expect(isRoutingNumber(digits.join(''))).toBe(false);
    }),
  );
});
