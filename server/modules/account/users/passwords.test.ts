import { availableParallelism } from 'node:os';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { MIN_PASSWORD_LENGTH, passwordLength } from '@/contract/account/users/passwords';
import { ApiError } from '@/server/http/errors';
import { assertPasswordStrength } from '@/server/modules/account/sessions/passwordStrength';
import { hashPassword, passwordMatches } from './passwords';

test('hashes one password for each core, queues ten times as many, and rejects the next', async () => {
  const room = 11 * Math.max(2, Math.min(availableParallelism(), 4));
  const all = Array.from({ length: room + 8 }, () => passwordMatches(null, 'a guess'));
  const ends = await Promise.allSettled(all);
  const refused = ends.filter((end) => end.status === 'rejected').map((end) => end.reason);
  expect(refused).toHaveLength(8);
  expect(refused.every((reason) => reason instanceof ApiError && reason.status === 503)).toBe(true);
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

async function accepted(passwords: string[], ...sent: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const password of passwords)
    await assertPasswordStrength(password, ...sent).then(
      () => found.push(password),
      (refusal) => expect(refusal).toMatchObject({ code: 'invalid' }),
    );
  return found;
}

test('no password that everybody knows is accepted, of all that are long enough', async () => {
  const known = (dictionary['passwords-common'] as string[]).filter(
    (each) => passwordLength(each) >= MIN_PASSWORD_LENGTH,
  );
  // Every fourth: each takes some milliseconds to judge.
  const some = known.filter((_, index) => index % 4 === 0);
  expect(some.length).toBeGreaterThan(300);
  expect(await accepted(some)).toEqual([]);
});

test('rejects passwords made of personal facts or our name', async () => {
  const own = [
    'gracehopper',
    'grace.hopper@navy.test',
    'HopperGrace1',
    'hopperhopper',
    'navygracenavy',
    'Belong2026',
    'belongbelong',
    'myrentalhome',
    'homeowner123',
  ];
  expect(await accepted(own, 'grace.hopper@navy.test', 'Grace', 'Hopper')).toEqual([]);
});
