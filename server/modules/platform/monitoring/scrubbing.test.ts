import { expect, test } from 'vitest';
import { scrub } from './scrubbing';

test.each([
  ['No user maya.lee+x@example.test', 'No user [email]'],
  ['Call (415) 555-0134 now', 'Call [number] now'],
  ['Cannot read "Maya Lee, 12 Oak St"', 'Cannot read [text]'],
  ['at https://belong.test/homes/oakland?email=a@b.test:1:2', 'at [url]'],
  [
    'at f (https://belong.test/_next/static/chunks/main-1a2b.js:1:234)',
    'at f (/_next/static/chunks/main-1a2b.js:1:234)',
  ],
  ['home 0198c0de-0000-7000-8000-00000000000a', 'home [id]'],
  ['key EMv07_AwzPCIVQjNyjoE_dzG', 'key [key]'],
  ['SSN 536-90-4399', 'SSN [number]'],
  ['TypeError: x is undefined', 'TypeError: x is undefined'],
])('%j is written down as %j', (text, written) => {
  expect(scrub(text)).toBe(written);
});
