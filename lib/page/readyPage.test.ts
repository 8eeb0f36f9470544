import { expect, test } from 'vitest';
import { codingFor, isHeld } from './readyPage';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5, identity', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip; q=0', undefined],
  ['brotli, xgzip', undefined],
  ['', undefined],
  [undefined, undefined],
])('of %j we send %j', (accepted, coding) => expect(codingFor(accepted)).toBe(coding));

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['', false],
  [undefined, false],
])('with %j a browser holds "a": %j', (said, held) => expect(isHeld(said, '"a"')).toBe(held));
