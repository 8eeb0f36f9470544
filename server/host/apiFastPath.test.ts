import { createServer, get, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { apiFastPath, headersOfEveryAnswer } from './apiFastPath';
import type { Host } from './host';

const answer =
  (words: string): RequestListener =>
  (_, response) =>
    response.end(words);

let server: Server;
let url: string;
let doors: Pick<Host, 'api'>;
let api: RequestListener;
let next: RequestListener;

beforeEach(async () => {
  api = answer('the API');
  next = answer('Next');
  doors = { api: (request, response) => api(request, response) };
  const headers = new Map([
    ['X-Content-Type-Options', 'nosniff'],
    ['Content-Security-Policy', "default-src 'self'"],
  ]);
  const handle = apiFastPath((request, response) => next(request, response), headers, doors);
  server = createServer((request, response) => handle(request, response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

const whoAnswers = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(url + path, { headers })).text();

test('until Next has loaded the API, Next is asked', async () => {
  doors.api = undefined;
  expect(await whoAnswers('/api/consumer/users')).toBe('Next');
});

test.each(['/api/consumer/users', '/api/consumer/homes?place=seattle-wa&page=2', '/media/homes/a.webp'])(
  '%s is answered by the API',
  async (path) => expect(await whoAnswers(path)).toBe('the API'),
);

test.each([
  '/',
  '/api/feed',
  '/api/consumer',
  '/api/consumer/users/',
  '/api/consumer//users',
  '/api/consumer/us%65rs',
  '/api/consumers/users',
  '/media/content/a.webp',
])('%s needs what Next does to it', async (path) => expect(await whoAnswers(path)).toBe('Next'));

test('a path that climbs is left to Next', async () => {
  const words = await new Promise<string>((resolve) => {
    get(url, { path: '/api/consumer/../feed' }, async (response) => resolve(String(await response.toArray())));
  });
  expect(words).toBe('Next');
});

test('returns preview headers from Next to a previewing editor', async () => {
  expect(await whoAnswers('/api/consumer/users', { cookie: 'a=b; io.prismic.preview=x' })).toBe('Next');
});

test('an answer carries the headers of every answer, and its own before those', async () => {
  api = (_, response) => response.writeHead(200, { 'content-security-policy': 'sandbox' }).end('a file');
  const { headers } = await fetch(`${url}/api/consumer/files/a`);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe('sandbox');
});

test('sends them with redirects of Next, which has none of its own', async () => {
  next = (_, response) => response.writeHead(307, { location: '/accounts' }).end();
  const { status, headers } = await fetch(`${url}/accounts/old`, { redirect: 'manual' });
  expect(status).toBe(307);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('the headers of every answer are those of the configuration that hang on nothing', () => {
  const rule = (source: string, value: string, more = {}) => ({ source, headers: [{ key: 'X-A', value }], ...more });
  const rules = [rule('/:path*', 'all'), rule('/:path*', 'previews', { has: [{}] }), rule('/basemap/:file', 'maps')];
  expect([...headersOfEveryAnswer(rules)]).toEqual([['X-A', 'all']]);
});
