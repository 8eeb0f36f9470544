import { expect, test } from 'vitest';
import { auditQuery, EMPTY_SEARCH, eventLabel, subjectLabel } from './auditSearch';

test('an empty search asks for everything', () => expect(auditQuery(EMPTY_SEARCH)).toEqual({}));

test('the last day is searched to its end, also across a change of the clocks', () => {
  const { from, to } = auditQuery({ ...EMPTY_SEARCH, from: '2026-11-01', to: '2026-11-01' });
  expect(new Date(from ?? '').getDate()).toBe(1);
  expect(new Date(to ?? '').getDate()).toBe(2);
  expect(new Date(to ?? '').getHours()).toBe(0);
});

test('leaves out what is blank', () => {
  expect(auditQuery({ ...EMPTY_SEARCH, person: ' ', home: ' 12 Alder ' })).toEqual({ home: '12 Alder' });
});

test('an event reads as words', () => expect(eventLabel('home.agreement_sent')).toBe('Home: agreement sent'));

test('a subject reads as words, and an id stays in the details', () => {
  const id = '0195f0a0-0000-7000-8000-000000000001';
  expect(subjectLabel('move_out', id)).toBe('Move out');
  expect(subjectLabel('paymentMethod', id)).toBe('Payment method');
  expect(subjectLabel('bank_account', 'trust')).toBe('Bank account: trust');
});
