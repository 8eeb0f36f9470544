import { expect, test } from 'vitest';
import { HANDOUT_IDS, handouts } from './handouts.data';

test('every official paper has an entry, and a title that names no other', () => {
  expect(handouts.map(({ id }) => id).toSorted()).toEqual([...HANDOUT_IDS].toSorted());
  expect(new Set(handouts.map(({ title }) => title)).size).toBe(handouts.length);
});
