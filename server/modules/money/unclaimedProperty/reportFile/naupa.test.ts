// The rules of the NAUPA II standard that its public copies state: lengths, types of records, padding, signs of names, totals.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ItemRow } from '@/server/modules/money/unclaimedProperty/repo';
import { naupaName, naupaReport } from './naupa';
import { holderFields, propertyFields, RECORD_LENGTH, summaryFields } from './naupaLayout.data';

const holder = {
  ein: '12-3456789',
  name: 'The Example Homes, Inc.',
  streetAddress: '12 Example St.',
  city: 'Oakland',
  state: 'CA',
  zipcode: '94607',
  phone: '5105550100',
  isDemo: false,
};
const report = { id: '0199c0de-0000-7000-8000-000000000001', state: 'CA', dueOn: '2030-10-31' };
const item = (own: Partial<ItemRow> = {}): ItemRow =>
  ({
    id: '0199c0de-0000-7000-8000-0000000000aa',
    kind: 'deposit_check',
    ownerName: 'Siobhán O’Brien',
    address: '12 Oak Street, Apt 4, Long Beach, CA 90802-1234',
    amount: 25_373,
    since: '2026-11-21',
    checkNumber: '5001',
    ...own,
  }) as ItemRow;

const linesOf = (items: ItemRow[]) => naupaReport({ holder, report, items }).split('\r\n').slice(0, -1);

/** A field of a line by its name. */
function field(line: string, fields: typeof holderFields, name: string): string {
  const at = fields.findIndex(([each]) => each === name);
  const start = fields.slice(0, at).reduce((sum, [, , length]) => sum + length, 0);
  return line.slice(start, start + (fields[at]?.[2] ?? 0));
}

describe('naupaReport', () => {
  test('has a holder, a property for each item, and a summary, of 625 characters each', () => {
    const lines = linesOf([item(), item({ amount: 1 })]);
    expect(lines.map((line) => line.length)).toEqual([RECORD_LENGTH, RECORD_LENGTH, RECORD_LENGTH, RECORD_LENGTH]);
    expect(lines.map((line) => line[0])).toEqual(['1', '2', '2', '9']);
  });

  test('has numbers to the right with zeros and no point, and text to the left with spaces', () => {
    const [head = '', property = ''] = linesOf([item()]);
    // $253.73 is 0000025373.
    expect(field(property, propertyFields, 'amountReported')).toBe('0000025373');
    expect(field(property, propertyFields, 'sequence')).toBe('000001');
    expect(field(property, propertyFields, 'startDate')).toBe('20261121');
    expect(field(property, propertyFields, 'lastName')).toBe('OBRIEN'.padEnd(40));
    expect(field(property, propertyFields, 'firstName')).toBe('SIOBHAN'.padEnd(30));
    expect(field(property, propertyFields, 'ownerCity')).toBe('LONG BEACH'.padEnd(30));
    expect(field(property, propertyFields, 'ownerZip')).toBe('908021234');
    expect(field(head, holderFields, 'taxId')).toBe('123456789');
    expect(field(head, holderFields, 'name')).toBe('EXAMPLE HOMES INC THE'.padEnd(40));
  });

  test('is ASCII without control characters, also for a name that has no letters of ours', () => {
    const [, property = ''] = linesOf([item({ ownerName: '山田太郎' })]);
    expect(property).toMatch(/^[\x20-\x7e]+$/);
    expect(field(property, propertyFields, 'lastName').trim()).toBe('UNKNOWN');
  });

  test('keeps two owners of one check together', () => {
    const [, property = ''] = linesOf([item({ ownerName: 'Ana Yilmaz and Bo Park' })]);
    expect(field(property, propertyFields, 'lastName').trim()).toBe('ANA YILMAZ AND BO PARK');
  });

  test('adds up: reported is advertised is remitted, and each is the sum of its items', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 999_999_999 }), { minLength: 1, maxLength: 30 }), (amounts) => {
        const lines = linesOf(amounts.map((amount) => item({ amount })));
        const summary = lines.at(-1) ?? '';
        const total = amounts.reduce((sum, amount) => sum + amount, 0);
        for (const name of ['amountReported', 'amountAdvertised', 'amountRemitted'])
          expect(Number(field(summary, summaryFields, name))).toBe(total);
        const listed = lines.slice(1, -1).map((line) => Number(field(line, propertyFields, 'amountRemitted')));
        expect(listed).toEqual(amounts);
        expect(Number(field(summary, summaryFields, 'properties'))).toBe(amounts.length);
      }),
    );
  });
});

test.each([
  ['Smith-Jones, Jr.', 'SMITH JONES JR'],
  ['The Smith Company', 'SMITH COMPANY THE'],
  ['A & B', 'A & B'],
])('the name %s is %s', (name, written) => {
  expect(naupaName(name)).toBe(written);
});
