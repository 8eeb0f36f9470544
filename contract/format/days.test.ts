import { expect, test } from 'vitest';
import { formatDay } from './days';

test.each([
  ['full', 'Tuesday, December 1, 2026'],
  ['long', 'December 1, 2026'],
  ['medium', 'Dec 1, 2026'],
  ['monthAndDay', 'December 1'],
  ['monthAndYear', 'December 2026'],
  ['month', 'December'],
] as const)('a day in a sentence, %s', (style, words) => {
  expect(formatDay('2026-12-01', style)).toBe(words);
});
