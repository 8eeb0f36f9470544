import { expect, test } from 'vitest';
import { returnPath, withReturn } from './returnTo';

test.each([
  ['/accounts', '/accounts'],
  ['/homes/oakland-ca?beds=2#map', '/homes/oakland-ca?beds=2#map'],
  ['/a/../accounts', '/accounts'],
  ['/?activeModal=LOGIN', '/?activeModal=LOGIN'],
])('%j leads there', (answers, path) => expect(returnPath(answers)).toBe(path));

test.each([
  undefined,
  null,
  '',
  'accounts',
  'https://evil.test/accounts',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n//evil.test',
  ' //evil.test',
  'javascript:alert(1)',
  '/.//evil.test',
  '/a/..//evil.test',
  '/api/consumer/users/logout',
  '/auth/login',
  '/_next/data/x.json',
  `/${'a'.repeat(2_001)}`,
])('%j leads to the fallback', (input) => expect(returnPath(input, '/accounts')).toBe('/accounts'));

test('the front door needs no mention', () => {
  expect(withReturn('/auth/login', '/')).toBe('/auth/login');
  expect(withReturn('/auth/login', '/homes?beds=2')).toBe('/auth/login?returnTo=%2Fhomes%3Fbeds%3D2');
});
