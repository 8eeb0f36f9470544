import { expect, test } from 'vitest';
import { pageInRegion } from './pageInRegion';

test.each([
  ['/homes', '/homes?beds=2&page=3', 'bay-area', '/homes/bay-area?beds=2'],
  ['/homes/[place]', '/homes/oakland-ca?bounds=1,2,3,4', 'miami', '/homes/miami'],
  ['/homes/[place]', '/homes/miami?pets=dogs', '', '/homes?pets=dogs'],
  ['/homeowners', '/homeowners', 'miami', '/homeowners/miami'],
  ['/homeowners/[region]', '/homeowners/miami', '', '/homeowners'],
  ['/', '/', 'miami', undefined],
  ['/homes/[place]/[homeId]/[[...section]]', '/homes/oakland-ca/1', 'miami', undefined],
])('on %s (%s) the region “%s” is shown at %s', (pathname, asPath, slug, page) => {
  expect(pageInRegion({ pathname, asPath }, slug)).toBe(page);
});
