import { expect, test } from 'vitest';
import { nextItem, typeAhead } from './menuKeyboard';

const labels = ['Atlanta', 'Austin', 'Boston', 'Chicago'];

test('arrows go round, Home and End go to the ends, other keys mean nothing', () => {
  expect(nextItem('ArrowDown', 3, labels)).toBe(0);
  expect(nextItem('ArrowUp', 0, labels)).toBe(3);
  expect(nextItem('ArrowUp', -1, labels)).toBe(3);
  expect(nextItem('Home', 2, labels)).toBe(0);
  expect(nextItem('End', 0, labels)).toBe(3);
  expect(nextItem('Enter', 0, labels)).toBeUndefined();
});

test('letters typed at once spell a word; after a pause they begin a new one', () => {
  let time = 0;
  const find = typeAhead(() => time);
  expect(find('a', -1, labels)).toBe(0);
  time = 300;
  expect(find('u', 0, labels)).toBe(1);
  time = 2_000;
  expect(find('a', 1, labels)).toBe(0);
  time = 4_000;
  expect(find('z', 0, labels)).toBeUndefined();
});
