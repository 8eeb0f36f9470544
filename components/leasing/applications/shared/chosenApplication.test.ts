import { expect, test } from 'vitest';
import type { ApplicationSummary } from '@/contract/leasing/applications/endpoints';
import { routes } from '@/contract/routes';
import { chosenApplication } from './chosenApplication';

type One = Pick<ApplicationSummary, 'id' | 'status' | 'role' | 'createdAt'>;
const one = (id: string, status: One['status'], role: One['role'] = 'applicant', day = 1): One => ({
  id,
  status,
  role,
  createdAt: `2026-11-0${day}T00:00:00.000Z`,
});
const tracker: string = routes.application.tracker.pattern;
const shown = (all: One[], pattern = tracker) => {
  const choice = chosenApplication(all, pattern);
  if ('open' in choice) return choice.open.id;
  return 'choose' in choice ? choice.choose.map(({ id }) => id) : null;
};

test('the only one is opened, whatever its status', () => {
  expect(shown([one('a', 'screening')])).toBe('a');
  expect(shown([one('a', 'declined')])).toBe('a');
});

test('the open one is opened before one that is over', () => {
  expect(shown([one('old', 'declined', 'applicant', 9), one('open', 'started')])).toBe('open');
});

test('the latest is opened where all are over', () => {
  expect(shown([one('first', 'expired', 'applicant', 1), one('last', 'withdrawn', 'applicant', 2)])).toBe('last');
});

test('several open ones are for the person to choose from', () => {
  expect(shown([one('a', 'started'), one('over', 'declined'), one('b', 'in_review')])).toEqual(['a', 'b']);
});

test('the page of co-signers and that of applicants show their own', () => {
  const all = [one('mine', 'started'), one('theirs', 'started', 'coSigner')];
  expect(shown(all, routes.application.coSigner.pattern)).toBe('theirs');
  expect(shown(all, routes.application.applicant.pattern)).toBe('mine');
  expect(shown(all)).toEqual(['mine', 'theirs']);
});

test('there may be none', () => expect(shown([])).toBeNull());
