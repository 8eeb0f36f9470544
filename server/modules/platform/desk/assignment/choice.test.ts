import { expect, test } from 'vitest';
import { type Candidate, chooseAssignee } from './choice';

const rule = { duties: ['care' as const], inRegion: false, maxOpen: null };
const person = (id: string, wish: Partial<Candidate> = {}): Candidate => ({
  id,
  duties: ['care'],
  regionIds: [1],
  openItems: 0,
  isAway: false,
  ...wish,
});

test('the fewest open items win, and equals go by id', () => {
  expect(chooseAssignee([person('a', { openItems: 4 }), person('b', { openItems: 3 })], rule, 1)?.id).toBe('b');
  expect(chooseAssignee([person('b'), person('a')], rule, 1)?.id).toBe('a');
});

test('a person who is off, has another duty, or is at the limit gets nothing', () => {
  expect(chooseAssignee([person('a', { isAway: true })], rule, 1)).toBeUndefined();
  expect(chooseAssignee([person('a', { duties: ['money'] })], rule, 1)).toBeUndefined();
  expect(chooseAssignee([person('a', { openItems: 5 })], { ...rule, maxOpen: 5 }, 1)).toBeUndefined();
  expect(chooseAssignee([person('a', { openItems: 4 })], { ...rule, maxOpen: 5 }, 1)?.id).toBe('a');
});

test('people of the region come before those with fewer items elsewhere', () => {
  const people = [person('far', { regionIds: [2] }), person('near', { openItems: 9 })];
  expect(chooseAssignee(people, rule, 1)?.id).toBe('near');
  expect(chooseAssignee(people, rule, 2)?.id).toBe('far');
  expect(chooseAssignee(people, rule, null)?.id).toBe('far');
});

test('without a person of the region the item goes to the others, unless the rule keeps it in its region', () => {
  const people = [person('far', { regionIds: [2] })];
  expect(chooseAssignee(people, rule, 1)?.id).toBe('far');
  expect(chooseAssignee(people, { ...rule, inRegion: true }, 1)).toBeUndefined();
  expect(chooseAssignee(people, { ...rule, inRegion: true }, null)?.id).toBe('far');
});
