import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { expect, test } from 'vitest';
import { compressResponse } from './compression.server';

// Puts a Response of its own in the place of the global one, as it does where the site runs.
getRequestListener(() => new Response());

const labels = JSON.stringify({ homes: 'many '.repeat(1_000) });
const answer = (body: string | null = labels, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'content-type': 'application/json; charset=utf-8', ...headers } });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip;q=0.8, br;q=0', 'gzip', gunzipSync],
] as const)('anyone who takes %s gets %s', async (accepted, coding, unpack) => {
  const got = await compressResponse(answer(), 'GET', accepted);
  const { headers } = got;
  const bytes = await bytesOf(got);
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([coding, 'Accept-Encoding']);
  expect(Number(headers.get('content-length'))).toBe(bytes.length);
  expect(unpack(bytes).toString()).toBe(labels);
});

test.each([undefined, 'identity', 'gzip;q=0'])(
  'anyone who takes %s gets the words, kept apart by caches',
  async (accepted) => {
    const got = await compressResponse(answer(), 'GET', accepted);
    expect([got.headers.get('content-encoding'), got.headers.get('vary')]).toEqual([null, 'Accept-Encoding']);
    expect(await got.text()).toBe(labels);
  },
);

test('the status, the cookies and the other headers stay', async () => {
  const refused = new Response(labels, {
    status: 401,
    headers: { 'content-type': 'application/json', vary: 'Accept' },
  });
  refused.headers.append('set-cookie', 'a=1');
  refused.headers.append('set-cookie', 'b=2');
  const got = await compressResponse(refused, 'POST', 'br');
  expect([got.status, got.headers.getSetCookie(), got.headers.get('vary')]).toEqual([
    401,
    ['a=1', 'b=2'],
    'Accept, Accept-Encoding',
  ]);
});

test.each([
  ['a short one', answer('{}', { 'content-length': '2' }), 'GET'],
  ['one without a body', answer(null), 'GET'],
  ['the head of one', answer(), 'HEAD'],
  ['a picture', answer(labels, { 'content-type': 'image/webp' }), 'GET'],
  ['what goes on and on', answer(labels, { 'content-type': 'text/event-stream' }), 'GET'],
  ['one that is packed', answer(labels, { 'content-encoding': 'gzip' }), 'GET'],
])('%s stays as it is', async (_, response, method) => {
  expect(await compressResponse(response, method, 'br')).toBe(response);
});
