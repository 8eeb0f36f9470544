import { expect, test } from 'vitest';
import { joinFileNames } from './fileNotes';

const named = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `${n + 1}.jpg` }));

test.each([
  [1, '1.jpg'],
  [4, '1.jpg, 2.jpg, 3.jpg, and 4.jpg'],
  [360, '1.jpg, 2.jpg, 3.jpg, and 357 more'],
])('%i files are named as far as anyone reads', (count, expected) => {
  expect(joinFileNames(named(count))).toBe(expected);
});
