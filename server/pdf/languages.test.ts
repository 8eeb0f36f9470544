// What residents sign or get by law says the same in both languages.
import { describe, expect, test } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import { endingCauses } from '@/contract/law/tenancy';
import type { LeaseTerms } from '@/contract/leasing/leases/schemas';
import type { SigningDocument } from '@/contract/platform/signing/schemas';
import type { AddendumChange } from '@/contract/tenancy/leaseRequests/schemas';
import { addendumDocument } from '@/server/modules/tenancy/leaseRequests/addenda/presenter';
import { statementWords } from '@/server/modules/tenancy/moveOuts/statement/words.data';
import { noticeWords } from '@/server/modules/tenancy/notices/document/words.data';
import { amendmentDocument } from '@/server/modules/tenancy/renewals/document';
import { fillLine } from './languages';

const namesIn = (line: string) => [...line.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();

describe.each([
  ['a notice', noticeWords],
  ['a deposit statement', statementWords],
] as const)('%s', (_, { en, es }: { en: Record<string, string>; es: Record<string, string> }) => {
  test('has every line in both languages, filled with the same values', () => {
    expect(Object.keys(es)).toEqual(Object.keys(en));
    for (const [key, line] of Object.entries(en)) {
      expect(namesIn(es[key] ?? ''), key).toEqual(namesIn(line));
      expect(es[key], key).not.toBe(line);
      expect(es[key]?.trim(), key).not.toBe('');
    }
  });
});

test('a notice names every cause of the law in both languages', () => {
  for (const { id } of endingCauses) expect([id in noticeWords.en, id in noticeWords.es]).toEqual([true, true]);
});

test('a line without its value is a defect', () => {
  expect(fillLine('{a} of {b}', { a: 1, b: 'two' })).toBe('1 of two');
  expect(() => fillLine('{a}', {})).toThrow('a');
});

const terms = {
  address: { streetAddress: '1 Elm St', unit: null, city: 'Oakland', state: 'CA', zipcode: '94601' },
  startOn: '2026-03-01',
  endOn: '2027-02-28',
  rentCents: cents(300_000),
  depositCents: cents(300_000),
  homeowner: 'Ada Lovelace',
  residents: ['Bo Li', 'Cy Ray'],
} as unknown as LeaseTerms;

/** Days, amounts, and names that a text holds, whatever its language. */
const figuresIn = (text: string) => [...text.matchAll(/\$[\d,.]*\d|\b\d{1,4}\b/g)].map(([figure]) => figure).toSorted();

const changes: AddendumChange[] = [
  { kind: 'add_roommate', name: 'Di Fox', email: 'di@fox.test' },
  { kind: 'remove_roommate', name: 'Cy Ray' },
  { kind: 'pet', pet: 'Beagle, 25 lb', petRentCents: cents(5_000) },
  { kind: 'pet', pet: 'Beagle, 25 lb', petRentCents: cents(0) },
  { kind: 'sublet', name: 'Di Fox', until: '2027-01-31' },
  { kind: 'due_date', day: 5 },
  {
    kind: 'transfer',
    homeId: '00000000-0000-4000-8000-000000000000',
    address: '9 Birch Road, Oakland',
    movesOn: '2026-12-10',
  },
];
const renewal = { lease: terms, startOn: '2027-03-01', signedLeaseFrom: terms.startOn, flood: [], papers: () => [] };
const papers: [string, SigningDocument][] = [
  ...changes.map((change): [string, SigningDocument] => [
    `an addendum: ${change.kind}`,
    addendumDocument(terms, change, '2026-12-16'),
  ]),
  [
    'a renewal with a new rent',
    amendmentDocument({ ...renewal, endOn: '2028-02-29', months: 12, rentCents: cents(310_000) }),
  ],
  ['a renewal month to month', amendmentDocument({ ...renewal, endOn: null, months: null, rentCents: cents(300_000) })],
];

test.each(papers)('%s: each clause is in plain words in both languages, with the same figures', (_, paper) => {
  expect(paper.sections.length).toBeGreaterThan(1);
  for (const { heading, summary = '', summaryEs = '' } of paper.sections) {
    expect(summary.trim(), heading).not.toBe('');
    expect(summaryEs.trim(), heading).not.toBe('');
    expect(summaryEs, heading).not.toBe(summary);
    expect(figuresIn(summaryEs), heading).toEqual(figuresIn(summary));
  }
});
