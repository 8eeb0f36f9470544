import type { NextApiRequest, NextApiResponse } from 'next';
import { beforeEach, expect, test, vi } from 'vitest';

const now = vi.hoisted(() => ({ documents: [] as { id: string; type: string; url: string | null }[] }));

vi.mock('./client.server', () => ({
  contentClient: () => ({
    getAllByIDs: async (ids: string[]) => now.documents.filter(({ id }) => ids.includes(id)),
  }),
}));
vi.mock('./repository.server', () => ({ ownWebhookSecret: async () => 'the secret' }));

const { published } = await import('./publishing.server');
const { rememberShown } = await import('./shown.server');

function call(body: unknown, method = 'POST') {
  const renewed: string[] = [];
  const said: { status: number; body?: { renewed?: string[] }; headers: Record<string, string> } = {
    status: 200,
    headers: {},
  };
  const response = {
    setHeader: (name: string, value: string) => {
      said.headers[name] = value;
    },
    status(code: number) {
      said.status = code;
      return response;
    },
    json: (value: { renewed?: string[] }) => {
      said.body = value;
    },
    revalidate: async (path: string) => {
      if (path === '/broken') throw new Error('this page cannot be made');
      renewed.push(path);
    },
  };
  const request = { method, body } as NextApiRequest;
  return published(request, response as unknown as NextApiResponse).then(() => ({ ...said, renewed }));
}
const message = (...documents: string[]) => ({ type: 'api-update', secret: 'the secret', documents });

beforeEach(() => {
  now.documents = [
    { id: 'about', type: 'page', url: '/about-us' },
    { id: 'post', type: 'blog_post', url: '/blog/post' },
    { id: 'moved', type: 'page', url: '/new-place' },
    { id: 'settings', type: 'settings', url: null },
  ];
  rememberShown('/about-us', new Set(['about', 'post']));
  rememberShown('/blog/post', new Set(['post']));
  rememberShown('/old-place', new Set(['moved']));
  rememberShown('/faq', new Set(['faq']));
});

test('a change renews the pages that show it and those that link to it, and no other', async () => {
  expect((await call(message('about'))).renewed).toEqual(['/about-us']);
});

test('a new address is made and the old one renewed', async () => {
  expect((await call(message('moved'))).renewed).toEqual(['/old-place', '/new-place']);
});

test('what is taken back, and what shows in lists, renews every page there is', async () => {
  const every = ['/about-us', '/blog/post', '/old-place', '/faq'];
  expect((await call(message('gone'))).renewed).toEqual(every);
  expect((await call(message('post'))).renewed).toEqual(every);
  expect((await call(message('settings'))).renewed).toEqual(every);
  expect((await call(message())).renewed).toEqual(every);
});

test('a page that cannot be made keeps no other from being renewed', async () => {
  rememberShown('/broken', new Set(['about']));
  const { renewed, body } = await call(message('about'));
  expect(renewed).toEqual(['/about-us']);
  expect(body?.renewed).toEqual(['/about-us']);
  rememberShown('/broken', new Set());
});

test.each([
  ['no secret', { ...message('about'), secret: null }],
  ['a wrong one', { ...message('about'), secret: 'the secreT' }],
  ['a list for one', { ...message('about'), secret: ['the secret'] }],
  ['nothing', undefined],
])('with %s nothing happens', async (_, body) => {
  const { status, renewed } = await call(body);
  expect(status).toBe(401);
  expect(renewed).toEqual([]);
});

test('only POST is heard, a trial is answered and nothing is kept by caches', async () => {
  expect(await call(message('about'), 'GET')).toMatchObject({ status: 405, headers: { Allow: 'POST' }, renewed: [] });
  const trial = await call({ ...message('about'), type: 'test-trigger' });
  expect(trial).toMatchObject({ status: 200, headers: { 'Cache-Control': 'no-store' }, renewed: [] });
});
