import { expect, test } from 'vitest';
import { filtersOfHref, hrefOfFilters } from './savedSearch';
import { searchHref } from './searchHref';

test.each([
  [{ place: 'oakland-ca', beds: 2, maxRent: 3000, type: ['house', 'condo'] as ('house' | 'condo')[] }],
  [{ bounds: [-122.5, 37.6, -122.1, 37.9] as [number, number, number, number], ac: true }],
  [{}],
])('a search %j comes back from what is kept at the very address it had', (filters) => {
  const href = searchHref(filters);
  // The database gives the filters back in an order of its own.
  const stored = Object.fromEntries(Object.entries(filtersOfHref(href)).toReversed());
  expect(hrefOfFilters(stored)).toBe(href);
});
