import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { finishedPages, type KeptPages } from './finishedPages';

interface PageCache {
  get(key: string): Promise<{ value: { html: string } } | null>;
  set(key: string, value: unknown): Promise<void>;
}
const PageCache = createRequire(import.meta.url)('../../server/pageCache.cjs') as (new () => PageCache) & {
  kept: KeptPages & { pages: { clear(): void } };
};

interface Told {
  status?: number;
  headers?: Record<string, string>;
}

let server: Server;
let url: string;
/** What Next drew, in order. */
let drawn: string[];
let words: string;
let clock: number;
/** What this test's page says beside its words. */
let told: Told;

/** As Next answers for a page that it keeps: from the cache of pages, or drawn now. */
const next: RequestListener = async (request, response) => {
  const cache = new PageCache();
  const key = new URL(request.url ?? '/', 'http://site.test').pathname;
  const kept = request.headers.cookie?.includes('__prerender_bypass') ? null : await cache.get(key);
  const html = kept?.value.html ?? `<!DOCTYPE html><p>${words}</p>`;
  drawn.push(`${request.method} ${request.url}`);
  if (!kept) await cache.set(key, { kind: 'PAGES', html, pageData: {} });
  response.statusCode = told.status ?? 200;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'self'",
    'Cache-Control': 's-maxage=60, stale-while-revalidate=31535940',
    ETag: `"${words}"`,
    ...told.headers,
  };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(request.method === 'HEAD' ? undefined : html);
};

beforeEach(async () => {
  PageCache.kept.pages.clear();
  [drawn, words, told, clock] = [[], 'first', {}, Date.now()];
  server = createServer(finishedPages(next, PageCache.kept, () => clock)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

const text = async (path: string, init?: RequestInit) => (await fetch(url + path, init)).text();

test('a page that is the same for everybody goes out as it was drawn, with the headers it had', async () => {
  const first = await fetch(`${url}/faq`);
  const second = await fetch(`${url}/faq`);
  expect(await second.text()).toBe(await first.text());
  for (const name of ['content-security-policy', 'cache-control', 'content-type', 'etag'])
    expect(second.headers.get(name), name).toBe(first.headers.get(name));
  expect(second.headers.get('vary')).toBe('Accept-Encoding');
  expect(drawn).toEqual(['GET /faq']);
});

test('a page that has been made anew is the one that goes out next', async () => {
  await text('/faq');
  await text('/faq');
  words = 'published';
  await new PageCache().set('/faq', { kind: 'PAGES', html: '<!DOCTYPE html><p>published</p>', pageData: {} });
  expect(await text('/faq')).toContain('published');
  expect(await text('/faq')).toContain('published');
  expect(drawn).toHaveLength(2);
});

test('a page that has been taken back is not sent again', async () => {
  await text('/faq');
  await new PageCache().set('/faq', null);
  told = { status: 404 };
  expect((await fetch(`${url}/faq`)).status).toBe(404);
  expect((await fetch(`${url}/faq`)).status).toBe(404);
});

test('once it is older than Next would let it be, Next is asked', async () => {
  await text('/faq');
  clock += 59_000;
  await text('/faq');
  expect(drawn).toHaveLength(1);
  clock += 2_000;
  await text('/faq');
  expect(drawn).toHaveLength(2);
});

test.each(['__prerender_bypass=x', 'theme=dark; io.prismic.preview=y', 'mobile_app=true', 'experiments=%7B%7D'])(
  'whoever carries %s has the page from Next, and leaves none behind',
  async (cookie) => {
    words = 'draft';
    await text('/lp/a', { headers: { cookie } });
    PageCache.kept.pages.clear();
    words = 'public';
    expect(await text('/lp/a')).toContain('public');
    await text('/lp/a', { headers: { cookie } });
    expect(drawn).toHaveLength(3);
  },
);

test('a session or a theme takes nobody’s page away: what is kept knows nobody', async () => {
  await text('/faq');
  await text('/faq', { headers: { cookie: 'jwt-token=a.b.c; theme=dark' } });
  expect(drawn).toHaveLength(1);
});

test.each(['/faq?page=2', '/api/feed', '/_next/data/1/faq.json', '/robots.txt'])('%s is never kept', async (path) => {
  await text(path);
  await text(path);
  expect(drawn).toHaveLength(2);
});

test.each<Told>([
  { status: 404 },
  { headers: { 'Set-Cookie': 'a=b' } },
  { headers: { 'Cache-Control': 'private, no-store' } },
  { headers: { 'Content-Type': 'application/json' } },
])('an answer with %j is not kept', async (said) => {
  told = said;
  await text('/faq');
  await text('/faq');
  expect(drawn).toHaveLength(2);
});

test('who holds the page already is told so; HEAD says how long it is; a POST goes to Next', async () => {
  const { headers } = await fetch(`${url}/faq`);
  const again = await fetch(`${url}/faq`, { headers: { 'if-none-match': `W/${headers.get('etag')}` } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const head = await fetch(`${url}/faq`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
  expect([head.status, head.headers.get('content-length')]).toEqual([
    200,
    String('<!DOCTYPE html><p>first</p>'.length),
  ]);
  expect(drawn).toEqual(['GET /faq']);
  await text('/faq', { method: 'POST' });
  expect(drawn).toHaveLength(2);
});

test('a HEAD before any GET keeps nothing', async () => {
  await fetch(`${url}/faq`, { method: 'HEAD' });
  expect(await text('/faq')).toContain('first');
  expect(drawn).toHaveLength(2);
});

test('it goes out packed for browsers that unpack', async () => {
  await text('/faq');
  const packed = await new Promise<{ coding: unknown; html: string }>((resolve) => {
    void import('node:http').then(({ get }) =>
      get(`${url}/faq`, { headers: { 'accept-encoding': 'gzip, br' } }, async (response) => {
        const body = Buffer.concat(await response.toArray());
        resolve({ coding: response.headers['content-encoding'], html: brotliDecompressSync(body).toString() });
      }),
    );
  });
  expect(packed).toEqual({ coding: 'br', html: '<!DOCTYPE html><p>first</p>' });
});
