// What pages answer while something behind them is away, or a visitor asks too often.
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { beforeAll, expect, test, vi } from 'vitest';
import { RATES } from '@/server/http/limits';
import { testApi } from '../support/api';

const api = testApi();
const ADDRESS = '203.0.113.77';

beforeAll(() => {
  Object.assign(process.env, { DATABASE_URL: api.url, LOG_LEVEL: 'silent' });
  // A content repository that never answers: port 1 is closed everywhere.
  vi.stubEnv('NEXT_PUBLIC_PRISMIC_ENVIRONMENT', 'belong-away');
  vi.stubEnv('PRISMIC_API_ENDPOINT', 'http://127.0.0.1:1/api/v2');
});

async function open(page: GetServerSideProps, params: Record<string, string>, resolvedUrl: string) {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: ADDRESS });
  const request = Object.assign(new IncomingMessage(socket), { method: 'GET', headers: {} });
  const response = new ServerResponse(request);
  response.assignSocket(new PassThrough() as unknown as Socket);
  const context = { req: request, res: response, params, query: params, resolvedUrl };
  const answer = await page(context as unknown as GetServerSidePropsContext);
  return {
    answer,
    status: response.statusCode,
    sent: response.writableEnded,
    retryAfter: response.getHeader('retry-after'),
    cacheControl: response.getHeader('cache-control'),
  };
}
const notNow = { status: 503, retryAfter: '5', cacheControl: 'private, no-store' };

test.each([
  ['/faq', () => import('@/pages/faq'), {}],
  ['/privacy-policy/2026-03', () => import('@/pages/privacy-policy/[version]'), { version: '2026-03' }],
  ['/blog', () => import('@/pages/blog/index'), {}],
  ['/blog/sell-or-rent', () => import('@/pages/blog/[uid]'), { uid: 'sell-or-rent' }],
])('%s is 503 with Retry-After while the content repository is away', async (path, load, params) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = (await load()) as unknown as { getServerSideProps: GetServerSideProps };
  expect(await open(page.getServerSideProps, params, path)).toMatchObject({ ...notNow, sent: true });
});

test('a list asked for too often is 429 and says when to come back', async () => {
  for (let times = 0; times < RATES.search.points; times += 1) await api.services.countRequest('search', ADDRESS);
  const { getServerSideProps } = await import('@/pages/homes/index');
  const { status, retryAfter, cacheControl } = await open(getServerSideProps as GetServerSideProps, {}, '/homes');
  expect({ status, cacheControl }).toEqual({ status: 429, cacheControl: 'private, no-store' });
  expect(Number(retryAfter)).toBeGreaterThanOrEqual(1);
  expect(Number(retryAfter)).toBeLessThanOrEqual(RATES.search.seconds);
});
