import { expect, test } from 'vitest';
import { audienceOf, isInAudienceArea, roleOfEntry } from './audience';

test.each([
  ['/accounts/portfolio/earnings', 'homeowner'],
  ['/accounts/portfolio', 'homeowner'],
  ['/accounts/home/maintenance/recurrence', 'resident'],
  ['/accounts/homework', undefined],
  ['/accounts/documents', undefined],
  ['/accounts', undefined],
])('%s is for %s', (path, audience) => expect(audienceOf(path)).toBe(audience));

test('keeps homeowners out of pages for residents, but not people who are both, or staff', () => {
  expect(isInAudienceArea(['homeowner'], 'resident')).toBe(false);
  expect(isInAudienceArea(['homeowner', 'resident'], 'resident')).toBe(true);
  expect(isInAudienceArea(['staff'], 'resident')).toBe(true);
  expect(isInAudienceArea(['resident'], undefined)).toBe(true);
});

test.each([
  ['/homeowners/leasing?x=1', 'homeowner'],
  ['/homeowner/onboard', 'homeowner'],
  ['/rent-estimate/report', 'homeowner'],
  ['/homes/oakland-ca?beds=2', 'resident'],
  ['/resident/application/invitation', 'resident'],
  ['/coapplicant/123', 'resident'],
  ['/accounts', undefined],
  ['/homesteads', undefined],
  ['/blog', undefined],
])('anyone who signs up from %s is %s', (path, role) => expect(roleOfEntry(path)).toBe(role));
