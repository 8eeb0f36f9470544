import { expect, test } from 'vitest';
import { dollars } from '@/contract/amounts/cents';
import { depositReturnNote } from './depositReturn';

test.each([
  ['CA', '21 days of moving out'],
  ['FL', '15 days of moving out, or a claim on it within 30'],
  ['VA', '45 days of moving out'],
  ['WA', '30 days of moving out'],
])('in %s a deposit is due back within %s', (state, words) => {
  expect(depositReturnNote({ state, depositCents: dollars(3_200) })).toBe(`$3,200, returned within ${words}`);
});

test('no deposit is none, and a state we do not know promises nothing', () => {
  expect(depositReturnNote({ state: 'CA', depositCents: dollars(0) })).toBe('None');
  expect(depositReturnNote({ state: 'OR', depositCents: dollars(1_000) })).toBe('$1,000');
});
