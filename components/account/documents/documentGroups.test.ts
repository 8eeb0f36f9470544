import { expect, test } from 'vitest';
import type { StoredDocument } from '@/contract/account/documents/endpoints';
import { documentDay, documentGroups, documentTitle } from './documentGroups';

const createdAt = '2026-11-28T12:00:00Z';
const elm = { id: 'elm', streetAddress: '1 Elm St' };
const oak = { id: 'oak', streetAddress: '2 Oak St' };
const document = (name: string, home: StoredDocument['home'] = null) =>
  ({ id: name, name, home, createdAt, isRecord: true }) as StoredDocument;

test.each([
  ['Statement March 2025, 1 Elm St.pdf', '2025-03-01'],
  ['Receipt 2026-02-09, 1 Elm St.pdf', '2026-02-09'],
  ['Substitute Form W-9 2026.pdf', '2026-11-28'],
  ['Dog.webp', '2026-11-28'],
])('%s is about %s', (name, day) => expect(documentDay({ name, createdAt })).toBe(day));

test.each([
  ['Statement March 2025, 1 Elm St.pdf', 'Statement March 2025'],
  ['Receipt 2026-02-09, 1 Elm St, Unit 1.pdf', 'Receipt 2026-02-09'],
  ['Security deposit statement 1 Elm St.pdf', 'Security deposit statement'],
  ['Condition of 1 Elm St on the first day.pdf', 'Condition on the first day'],
  ['1 Elm St.pdf', '1 Elm St'],
  ['Lease.pdf', 'Lease'],
])('%s reads %s among the documents of its home', (name, title) =>
  expect(documentTitle({ name, home: elm, isRecord: true })).toBe(title),
);

test('a name keeps its home where it stands among those of no home', () => {
  expect(documentTitle({ name: 'Statement, 1 Elm St.pdf', home: null, isRecord: true })).toBe('Statement, 1 Elm St');
});

test('keeps the name of a file that another person sent', () => {
  expect(documentTitle({ name: 'plan of 1 Elm St.png', home: elm, isRecord: false })).toBe('plan of 1 Elm St.png');
});

test('documents stand by home and year, the newest first, those of no home last', () => {
  const groups = documentGroups([
    document('Dog.webp'),
    document('Statement March 2025, 1 Elm St.pdf', elm),
    document('Statement April 2026, 1 Elm St.pdf', elm),
    document('Statement May 2026, 1 Elm St.pdf', elm),
    document('Lease.pdf', oak),
  ]);
  expect(groups.map(({ home }) => home?.streetAddress ?? null)).toEqual(['1 Elm St', '2 Oak St', null]);
  expect(groups[0]?.years.map(({ year, items }) => [year, items.map(documentTitle)])).toEqual([
    ['2026', ['Statement May 2026', 'Statement April 2026']],
    ['2025', ['Statement March 2025']],
  ]);
});
