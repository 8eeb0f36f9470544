import { expect, test } from 'vitest';
import { card } from '@/components/homes/homes/homes.fixture';
import { HomeSearch } from '@/contract/homes/homes/schemas';
import type { Place } from '@/contract/homes/places/endpoints';
import { homeCountLabel, placeLabel } from '@/lib/labels/place.labels';
import { extraFilterLabels, milesLabel, relaxations, rentLabel } from './filter.labels';

const place = (answers: Partial<Place>): Place => ({
  kind: 'city',
  slug: 'oakland-ca',
  name: 'Oakland',
  state: 'CA',
  city: null,
  regionId: 1,
  regionName: 'Bay Area',
  lat: 37.8,
  lng: -122.3,
  zoom: 12,
  homes: 10,
  ...answers,
});
const search = (input: object) => HomeSearch.parse(input);

test.each([
  [{}, 'Oakland, CA'],
  [{ kind: 'region', name: 'Bay Area' }, 'the Bay Area'],
  [{ kind: 'region', name: 'Miami', state: 'FL' }, 'Miami'],
  [{ kind: 'neighborhood', name: 'Temescal', city: 'Oakland' }, 'Temescal, Oakland'],
  [{ kind: 'zip', name: '94609', city: 'Oakland' }, '94609 in Oakland'],
] as const)('%o is %s', (values, words) => {
  expect(placeLabel(place(values))).toBe(words);
});

test.each([
  [{ total: 1000, more: true }, '1,000+ homes'],
  [{ total: 1000, more: false }, '1,000 homes'],
  [{ total: 1, more: false }, '1 home'],
  [{ total: 0, more: false }, '0 homes'],
])('%o is %s', (found, words) => {
  expect(homeCountLabel(found)).toBe(words);
});

test.each([
  [{}, undefined],
  [{ minRent: 2000 }, 'From $2,000'],
  [{ maxRent: 3000 }, 'Up to $3,000'],
  [{ minRent: 2000, maxRent: 3000 }, '$2,000 to $3,000'],
])('%o is %s', (rents, words) => {
  expect(rentLabel(rents)).toBe(words);
});

test('a filter without a control of its own is still named', () => {
  const filters = search({ baths: 2, type: 'house,condo', ac: 'true', beds: 3 });
  expect(extraFilterLabels(filters).map(({ words }) => words)).toEqual([
    '2+ baths',
    'House and Condo',
    'Air conditioning',
  ]);
});

test('each way to loosen changes one thing and starts at the first page', () => {
  const filters = search({ place: 'oakland-ca', maxRent: 900, beds: 3, page: 4 });
  const region = place({ kind: 'region', slug: 'bay-area', name: 'Bay Area' });
  expect(relaxations(filters, place({}), region)).toEqual([
    { words: 'Include rents above $900', filters: { ...filters, page: 1, maxRent: undefined } },
    { words: '2+ beds', filters: { ...filters, page: 1, beds: 2 } },
    { words: 'All of the Bay Area', filters: { ...filters, page: 1, place: 'bay-area' } },
  ]);
});

test('a search that asks for nothing has nothing to loosen', () => {
  expect(relaxations(search({}))).toEqual([]);
});

test('the city comes before the region, where the nearest homes lie in it', () => {
  const filters = search({ place: 'temescal-oakland-ca' });
  const temescal = place({ kind: 'neighborhood', slug: 'temescal-oakland-ca', name: 'Temescal', city: 'Oakland' });
  const region = place({ kind: 'region', slug: 'bay-area', name: 'Bay Area' });
  const wordsOf = (citySlug: string) =>
    relaxations(filters, temescal, region, [{ home: card({ citySlug }, 1), misses: ['place'], miles: 1 }]).map(
      ({ words, filters: { place: slug } }) => [words, slug],
    );
  expect(wordsOf('oakland-ca')).toEqual([
    ['All of Oakland', 'oakland-ca'],
    ['All of the Bay Area', 'bay-area'],
  ]);
  expect(wordsOf('berkeley-ca')).toEqual([['All of the Bay Area', 'bay-area']]);
});

test.each([
  [0.44, '0.4 miles'],
  [1, '1 mile'],
  [9.96, '10 miles'],
  [1234.5, '1,235 miles'],
])('%d is %s', (miles, words) => {
  expect(milesLabel(miles)).toBe(words);
});
