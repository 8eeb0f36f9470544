import { expect, test } from 'vitest';
import { Refusal } from '@/server/http/errors';
import { hashPassword, passwordMatches } from './users.passwords';

test('two are hashed at once, twenty wait, and the next is told that we are busy', async () => {
  const all = Array.from({ length: 30 }, () => passwordMatches(null, 'a guess'));
  const ends = await Promise.allSettled(all);
  const refused = ends.filter((end) => end.status === 'rejected').map((end) => end.reason);
  expect(refused).toHaveLength(8);
  expect(refused.every((reason) => reason instanceof Refusal && reason.status === 503)).toBe(true);
  expect(await passwordMatches(await hashPassword('later there is room again'), 'later there is room again')).toBe(
    true,
  );
});

test('one spelling for what looks the same, and no other', async () => {
  const stored = await hashPassword('Ångström ﬁfty');
  expect(await passwordMatches(stored, 'Ångström fifty')).toBe(true);
  expect(await passwordMatches(stored, 'ångström fifty')).toBe(false);
  expect(await passwordMatches(undefined, '')).toBe(false);
});
