import { expect, test } from 'vitest';
import { ownedHomePagesAt, pageForHome } from './ownedHomeSections';

test.each([
  ['/accounts/portfolio/earnings', '/accounts/portfolio/earnings', '/accounts/portfolio/earnings/h1'],
  [
    '/accounts/portfolio/wealth-analysis/h2',
    '/accounts/portfolio/wealth-analysis',
    '/accounts/portfolio/wealth-analysis/h1',
  ],
  [
    '/accounts/portfolio/listing-performance',
    '/accounts/portfolio/listing-performance',
    '/accounts/portfolio/listing-performance/h1',
  ],
  ['/accounts/portfolio/listing/h2', '/accounts/portfolio/properties', '/accounts/portfolio/listing/h1'],
  ['/accounts/portfolio/maintenance', '/accounts/portfolio/properties', '/accounts/portfolio/properties/h1'],
  ['/accounts/portfolio/toString', '/accounts/portfolio/properties', '/accounts/portfolio/properties/h1'],
  ['/accounts', '/accounts/portfolio/properties', '/accounts/portfolio/properties/h1'],
])('at %s all homes are at %s and one home is at %s', (path, all, one) => {
  const pages = ownedHomePagesAt(path);
  expect([pages.all, pages.one('h1')]).toEqual([all, one]);
});

test.each([
  ['/accounts/portfolio/earnings', '/accounts/portfolio/earnings/h1'],
  ['/accounts/portfolio/wealth', '/accounts/portfolio/wealth/h1'],
  ['/accounts/portfolio/properties', '/accounts/portfolio/properties'],
  ['/accounts/portfolio/maintenance', '/accounts/portfolio/maintenance'],
])('for a chosen home %s leads to %s', (href, expected) => {
  expect(pageForHome(href, 'h1')).toBe(expected);
});
