import { expect, test } from 'vitest';
import { isSearchableAddress } from './addressText';

test.each([
  '931 N 73rd St, Seattle, WA 98103',
  '1523 E Mercer St, Seattle, WA',
  '77 W Bannock St, Boise, ID 83702',
  '88 S Main St',
  '500 K St',
  '  500 K',
  '1200 5th Ave',
  '1420 NW 3 Ave, Miami, FL',
  '12 1/2 A St, Oakland, CA',
  '12-34 56th St, Queens, NY',
  '221B Baker St',
  'W204N11912 Goldendale Rd, Germantown, WI',
])('looks up %s', (line) => {
  expect(isSearchableAddress(line)).toBe(true);
});

test.each(['', '931', '931 ', 'Seattle, WA 98103', 'Main St', 'PO Box 12, Oakland, CA'])(
  'does not look up “%s”',
  (line) => {
    expect(isSearchableAddress(line)).toBe(false);
  },
);
