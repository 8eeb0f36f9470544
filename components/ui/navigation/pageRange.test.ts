import { expect, test } from 'vitest';
import { pageRange } from './pageRange';

test('the ends, the current page and its neighbours are shown, gaps between them', () => {
  expect(pageRange(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
  expect(pageRange(1, 20)).toEqual([1, 2, 3, 4, null, 20]);
  expect(pageRange(20, 20)).toEqual([1, null, 17, 18, 19, 20]);
});

test('a gap of one page is the page itself', () => {
  expect(pageRange(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pageRange(1, 1)).toEqual([1]);
  expect(pageRange(2, 3)).toEqual([1, 2, 3]);
});
