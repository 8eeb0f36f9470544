// Every promise to people has something that keeps it: a new one fails until promises.data.ts says what.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findPromises } from '@/tests/support/promises';
import { promisesByKeeper, promisesOfOurTeam } from './promises.data';

const found = findPromises();
const listed = [...Object.values(promisesByKeeper).flat(), ...promisesOfOurTeam];

test('every promise names what keeps it', () => {
  expect(found.length).toBeGreaterThan(200);
  const known = new Set(listed);
  expect(found.filter(({ sentence }) => !known.has(sentence))).toEqual([]);
});

test('every promise in the list is still made', () => {
  const made = new Set(found.map(({ sentence }) => sentence));
  expect(listed.filter((sentence) => !made.has(sentence))).toEqual([]);
});

test.each(Object.keys(promisesByKeeper))('%s exists', (file) => {
  expect(existsSync(file)).toBe(true);
});
