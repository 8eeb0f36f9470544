import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskedTin, type TinKind, tinProblem } from './tin';

test.each<[TinKind, string, boolean]>([
  ['ssn', '536-90-4399', true],
  ['ssn', '000-12-3456', false],
  ['ssn', '666-12-3456', false],
  ['ssn', '900-12-3456', false],
  ['ssn', '536-00-4399', false],
  ['ssn', '536-90-0000', false],
  ['ssn', '078-05-1120', false],
  ['ssn', '536-90-439', false],
  ['itin', '912-70-1234', true],
  ['itin', '912-93-1234', false],
  ['itin', '912-49-1234', false],
  ['itin', '812-70-1234', false],
  ['ein', '12-3456789', true],
  ['ein', '07-3456789', false],
  ['ein', '97-3456789', false],
])('%s %s is possible: %s', (kind, text, isPossible) => {
  expect(tinProblem(kind, text) === undefined).toBe(isPossible);
});

test('no number is both a Social Security number and an ITIN', () => {
  void fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (number) => {
      const digits = String(number).padStart(9, '0');
      return tinProblem('ssn', digits) !== undefined || tinProblem('itin', digits) !== undefined;
    }),
  );
});

test('a masked number shows its last four digits and no other', () => {
  expect(maskedTin('ssn', '4399')).toBe('•••-••-4399');
  expect(maskedTin('ein', '6789').replace(/\D/g, '')).toBe('6789');
});
