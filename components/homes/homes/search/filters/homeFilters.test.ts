import { describe, expect, test } from 'vitest';
import { LAST_PAGE } from '@/contract/homes/homes/endpoints';
import { HomeSearch } from '@/contract/homes/homes/schemas';
import { filterOrder, filtersToQuery, searchHref, toPlaceSlug } from '@/lib/search/searchHref';
import { filtersFromUrl, homeSearchQueries, parseAllIn, parseFilters } from './homeFilters';

const nothing = { sort: 'newest', page: 1 };

describe('reading the address bar', () => {
  test.each([
    ['an empty bar', {}, {}],
    ['empty fields of a form sent without scripts', { minRent: '', maxRent: ' ', beds: '', place: '' }, {}],
    ['what we do not know', { color: 'green', __proto__: 'x', constructor: 'x' }, {}],
    ['rents as people write them', { minRent: '$2,000', maxRent: '3 500' }, { minRent: 2000, maxRent: 3500 }],
    ['rents the wrong way round', { minRent: '4000', maxRent: '2000' }, { minRent: 2000, maxRent: 4000 }],
    ['a rent out of range beside one within', { minRent: '-5', maxRent: '3000' }, { maxRent: 3000 }],
    ['a rent that is no number', { maxRent: '1e9999', minRent: 'NaN' }, {}],
    ['too many bedrooms', { beds: '99' }, {}],
    ['studios and more', { beds: '0' }, { beds: 0 }],
    ['half a bedroom', { beds: '1.5' }, {}],
    ['a sort nobody offers', { sort: 'cheapest' }, {}],
    ['a known sort', { sort: 'rentLow' }, { sort: 'rentLow' }],
    ['a page beyond the last', { page: '999999' }, { page: LAST_PAGE }],
    ['a page before the first', { page: '0' }, {}],
    ['no page at all', { page: 'two' }, {}],
    ['a parameter given twice', { beds: ['2', '5'] }, { beds: 2 }],
    ['a list with a stranger in it', { type: 'house,castle' }, {}],
    ['a list', { type: 'house,condo' }, { type: ['house', 'condo'] }],
    ['boxes of one name', { type: ['house', 'condo'] }, { type: ['house', 'condo'] }],
    ['a part of the map', { bounds: '-122.5,37.6,-122.1,37.9' }, { bounds: [-122.5, 37.6, -122.1, 37.9] }],
    ['a part of the map inside out', { bounds: '-122.1,37.9,-122.5,37.6' }, {}],
    ['a place as a form sends it', { place: 'San Francisco, CA' }, { place: 'san-francisco-ca' }],
  ])('%s', (_, query, expected) => {
    expect(parseFilters(query)).toEqual({ ...nothing, ...expected });
  });

  test('the place of the path wins over one among the parameters', () => {
    expect(filtersFromUrl('miami', { place: 'seattle' }).place).toBe('miami');
    expect(filtersFromUrl(undefined, { place: 'seattle' }).place).toBe('seattle');
  });

  test('prices are all-in only when asked for', () => {
    expect(parseAllIn({ allIn: 'true' })).toBe(true);
    expect(parseAllIn({ allIn: '1' })).toBe(false);
  });
});

describe('writing the address bar', () => {
  test('leaves out filters that are not set', () => {
    expect(filtersToQuery(parseFilters({}))).toEqual({});
    expect(searchHref(parseFilters({}))).toBe('/homes');
  });

  test('gives equal searches equal addresses', () => {
    const one = parseFilters({ beds: '2', maxRent: '3000', type: 'house,condo' });
    const other = parseFilters({ type: 'condo,house', maxRent: '$3,000', beds: '2', page: '1', sort: 'newest' });
    expect(searchHref(one)).toBe(searchHref(other));
  });

  test('puts the place into the path and keeps the all-in view', () => {
    expect(searchHref({ place: 'miami', beds: 2, page: 3 }, true)).toBe('/homes/miami?beds=2&page=3&allIn=true');
  });

  test('reads back what it wrote', () => {
    const filters = parseFilters({ place: 'bay-area', minRent: '1000', beds: '0', sort: 'rentHigh', page: '4' });
    expect(parseFilters(filtersToQuery(filters))).toEqual(filters);
  });
});

test.each([
  ['Coeur d’Alene, ID', 'coeur-d-alene-id'],
  ['Cañada Flintridge', 'canada-flintridge'],
  ['  bay-area ', 'bay-area'],
  ['東京', undefined],
  ['x'.repeat(81), undefined],
  ['  , ', undefined],
])('%s becomes %s', (typed, slug) => {
  expect(toPlaceSlug(typed)).toBe(slug);
});

test('a place that is no address segment is still asked for, so that the page is a 404', () => {
  const keys = homeSearchQueries('東京', {}).map((query) => JSON.stringify((query as { queryKey: unknown }).queryKey));
  expect(keys).toContain('["places","getPlace",{"params":{"slug":"東京"}}]');
});

test('an address can name every filter of the contract', () => {
  expect([...filterOrder].sort()).toEqual(Object.keys(HomeSearch.shape).sort());
});
