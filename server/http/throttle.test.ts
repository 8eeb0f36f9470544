import { expect, test } from 'vitest';
import { networkOf } from './throttle';

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9'],
  ['2001:db8::1', '2001:db8::ffff:2'],
  ['2001:0DB8:0:0:a::', '2001:db8:0:0:b::1'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
])('%s and %s are one caller', (one, other) => {
  expect(networkOf(one)).toBe(networkOf(other));
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['2001:db8::1', '2001:db9::1'],
  ['192.0.2.7', '192.0.2.8'],
])('%s and %s are two', (one, other) => {
  expect(networkOf(one)).not.toBe(networkOf(other));
});
