import { expect, test } from 'vitest';
import { audienceOf, belongsThere } from './audience';

test.each([
  ['/accounts/portfolio/earnings', 'homeowner'],
  ['/accounts/portfolio', 'homeowner'],
  ['/accounts/home/maintenance/recurrence', 'resident'],
  ['/accounts/homework', undefined],
  ['/accounts/documents', undefined],
  ['/accounts', undefined],
])('%s is for %s', (path, audience) => expect(audienceOf(path)).toBe(audience));

test('a homeowner does not belong among residents; somebody who is both, and staff, do', () => {
  expect(belongsThere(['homeowner'], 'resident')).toBe(false);
  expect(belongsThere(['homeowner', 'resident'], 'resident')).toBe(true);
  expect(belongsThere(['staff'], 'resident')).toBe(true);
  expect(belongsThere(['resident'], undefined)).toBe(true);
});
