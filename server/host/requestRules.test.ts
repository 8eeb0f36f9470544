// @vitest-environment node
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { isHealthCheck, refusalOf, stripHeaders, targetOf } from './requestRules';

test.each([
  '/_next/image',
  '/_next/image?url=%2Fa.png&w=640&q=75',
  '//_next/image?url=x',
  '/%5fnext/image',
  '/_next/%69mage',
])('the image optimizer is not reachable at %s', (url) => expect(refusalOf(url)).toBe(404));

test.each(['/', '/homes/austin-texas?beds=2', '/_next/static/chunks/main.js', '/_next/images.css', '/a%'])(
  '%s passes',
  (url) => {
    expect(refusalOf(url)).toBeUndefined();
  },
);

test('an address over 8 KB is refused, one of 8 KB is not', () => {
  expect(refusalOf(`/${'a'.repeat(8_191)}`)).toBeUndefined();
  expect(refusalOf(`/${'a'.repeat(8_192)}`)).toBe(414);
  expect(refusalOf(`/${'é'.repeat(4_096)}`)).toBe(414);
});

test('headers that Next uses with itself are taken off, all others stay', () => {
  const request = new IncomingMessage(new Socket());
  request.headers = {
    host: 'a',
    'x-middleware-subrequest': 'x',
    'x-nextjs-data': '1',
    'x-request-id': 'r',
    'x-rewrite-url': '/b',
  };
  request.rawHeaders = [
    'Host',
    'a',
    'X-Middleware-Subrequest',
    'x',
    'X-Nextjs-Data',
    '1',
    'X-Request-Id',
    'r',
    'X-Rewrite-Url',
    '/b',
  ];
  stripHeaders(request, false);
  expect(request.headers).toEqual({ host: 'a', 'x-request-id': 'r' });
  expect(request.rawHeaders).toEqual(['Host', 'a', 'X-Request-Id', 'r']);
});

test.each([
  [false, { host: 'a' }],
  [true, { host: 'a', 'x-forwarded-for': '1.2.3.4', 'x-real-ip': '1.2.3.4' }],
])('with a trusted proxy %s, what it says of the visitor is %j', (trusted, expected) => {
  const request = new IncomingMessage(new Socket());
  request.headers = { host: 'a', 'x-forwarded-for': '1.2.3.4', 'x-real-ip': '1.2.3.4' };
  stripHeaders(request, trusted);
  expect(request.headers).toEqual(expected);
});

test('only health checks count as health checks', () => {
  expect(['/readyz', '/api/consumer/readyz?x=1', '/healthz'].every(isHealthCheck)).toBe(true);
  expect(['/homes', '/readyz/deep', '/?next=/healthz-not'].some(isHealthCheck)).toBe(false);
});

test.each([
  ['/homes?beds=2', '/homes?beds=2'],
  ['*', '*'],
  ['http://evil.test/homes?x=1', '/homes?x=1'],
  ['HTTPS://evil.test', '/'],
  ['http://evil.test?x=1', '/?x=1'],
  ['evil.test:443', undefined],
  ['homes', undefined],
  ['ftp://evil.test/', undefined],
])('the target %j is read as %j', (url, target) => expect(targetOf(url)).toBe(target));
