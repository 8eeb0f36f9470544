import { expect, test } from 'vitest';
import { channelOf } from './channels';

test.each([
  ['', null, 'direct'],
  ['https://www.google.com/search?q=x', null, 'search'],
  ['https://www.google.co.uk/', null, 'search'],
  ['https://notgoogle.com/', null, 'other'],
  ['https://www.zillow.com/b/1', null, 'listing_site'],
  ['https://m.facebook.com/', null, 'social'],
  ['https://belong.test/homes', null, 'belong'],
  ['not an address', null, 'other'],
  ['https://www.google.com/', 'garden', 'partner'],
] as const)('a visit from "%s" with partner %s counts for %s', (referrer, partner, channel) => {
  expect(channelOf({ referrer, partner }, 'belong.test')).toBe(channel);
});
