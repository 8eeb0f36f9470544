import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HomeSearch } from '@/contract/homes/homes/schemas';
import { filterOrder } from '@/lib/search/searchHref';
import { filterParsers } from './filterParsers';

const labels = [
  ...[
    '0',
    '1',
    '2',
    '6',
    '6.5',
    '7',
    '0.5',
    '1.25',
    '-1',
    '-0',
    '100000',
    '100001',
    '41',
    '42',
    '43',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
  ],
  ...[
    'true',
    'false',
    'TRUE',
    'cats',
    'dogs',
    'catsAndDogs',
    'inUnit',
    'onSite',
    'newest',
    'rentLow',
    'rentHigh',
    'available',
  ],
  ...[
    'house',
    'house,condo',
    'condo,condo',
    'house,castle',
    'house,',
    ',',
    'apartment,multi,adu,townhouse',
    'toString',
    '__proto__',
  ],
  ...[
    '2026-02-28',
    '2026-02-29',
    '2024-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '20260101',
    '0000-01-01',
    '9999-12-31',
  ],
  ...[
    '-122.5,37.6,-122.1,37.9',
    '-122.123456,37.6,-122.1,37.9',
    '-122.1,37.6,-122.5,37.9',
    '-122.5,37.6,-122.5,37.9',
    '-122.5,37.6,-122.1',
    '-122.5,37.6,-122.1,37.9,1',
    '-181,37.6,-180.5,37.9',
    '0,89,1,91',
    '-122.5,-10,-122.1,37.9',
    '0,0,20,20',
    '0,0,20.1,20',
    'a,b,c,d',
    '1e2,0,1e3,1',
  ],
];
const typed = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...labels) },
  fc.integer({ min: -10, max: 200_000 }).map(String),
  fc.string({ minLength: 1, maxLength: 12 }),
);
/** The address writes places as segments; whether a segment is one is compared for those alone. */
const names = filterOrder.filter((name) => name !== 'place');

test('the browser reads each parameter as the contract does', () => {
  const check = (name: (typeof names)[number], value: string) => {
    const answers = HomeSearch.shape[name].safeParse(value.trim());
    expect(filterParsers[name](value.trim()), `${name}=${value}`).toEqual(answers.success ? answers.data : undefined);
  };
  for (const name of names) for (const value of labels) check(name, value);
  fc.assert(
    fc.property(fc.constantFrom(...names), typed, (name, value) => {
      fc.pre(value.trim() !== '');
      check(name, value);
    }),
    { numRuns: 2000 },
  );
});

test('a place is read as a segment that the contract accepts', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100 }), (value) => {
      const slug = filterParsers.place(value);
      expect(slug === undefined || HomeSearch.shape.place.safeParse(slug).success).toBe(true);
    }),
  );
});
