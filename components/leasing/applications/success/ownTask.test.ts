import { expect, test } from 'vitest';
import type { Application } from '@/contract/leasing/applications/endpoints';
import { ownTask } from './ownTask';

type Own = NonNullable<Application['me']>;
const agency = { name: 'Clear Screening', phone: '+1 555 0100' };
const application = (status: Application['status'], me: Partial<Own> | null, more: Partial<Application> = {}) =>
  ({
    id: 'a1',
    status,
    acceptedAt: null,
    answerBy: '2026-12-03T20:00:00.000Z',
    home: { id: 'h1', timeZone: 'America/Los_Angeles' },
    me: me && { role: 'applicant', blocked: null, record: null, documentsNeeded: null, ...me },
    ...more,
  }) as unknown as Application;

const record = { screeningId: 's1', answerBy: '2026-12-04T20:00:00.000Z', answered: false };

test.each([
  ['needs_information', { blocked: { why: 'frozen', bureau: null, agency } }, 'Your credit file is frozen'],
  ['needs_information', { blocked: { why: 'mismatch', bureau: null, agency } }, 'Some of your details don’t match'],
  ['needs_information', { documentsNeeded: 'A pay stub of this month.' }, 'Send us a document'],
  ['screening', { record }, 'There’s a record in your report'],
  ['needs_information', {}, 'We need more information'],
  ['needs_information', { role: 'coApplicant' }, 'We need more information'],
  ['approved', {}, 'You’re approved'],
  ['approved_with_conditions', {}, 'You’re approved'],
  ['lease_sent', { role: 'coSigner' }, 'Your lease is ready'],
] as const)('%s with %j is something to do: %s', (status, me, title) => {
  const task = ownTask(application(status, me as Partial<Own>));
  expect(task?.title).toBe(title);
  expect(task?.label).not.toBe('');
  expect(task?.href).toContain(status === 'lease_sent' ? '/lease-signing/h1' : '?application=a1');
});

test('it says by when, in the zone of the home', () => {
  expect(ownTask(application('needs_information', {}))?.lead).toContain('Dec');
  expect(ownTask(application('needs_information', {}))?.lead).toContain('12:00 PM');
  expect(ownTask(application('screening', { record }))?.lead).toContain('We decide nothing before');
});

test.each([
  ['screening', {}, {}],
  ['in_review', {}, {}],
  ['screening', { record: { ...record, answered: true } }, {}],
  ['needs_information', { role: 'occupant' }, {}],
  ['approved', { role: 'coSigner' }, {}],
  ['approved', {}, { acceptedAt: '2026-11-28T20:00:00.000Z' }],
  ['lease_sent', { role: 'occupant' }, {}],
  ['lease_signed', {}, {}],
  ['needs_information', null, {}],
] as const)('%s with %j asks nothing of the caller', (status, me, more) => {
  expect(ownTask(application(status, me as Partial<Own> | null, more as Partial<Application>))).toBeUndefined();
});
