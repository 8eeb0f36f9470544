import type { NextApiRequest, NextApiResponse } from 'next';
import { beforeEach, expect, test, vi } from 'vitest';

const purgePages = vi.hoisted(() => vi.fn());
vi.mock('./repository.server', () => ({ embeddedWebhookSecret: async () => 'the secret', purgePages }));

const { publishHandler: published } = await import('./publishing.server');

async function call(body: unknown, method = 'POST') {
  const sent: { status: number; body?: unknown; headers: Record<string, string> } = { status: 200, headers: {} };
  const response = {
    setHeader: (name: string, value: string) => {
      sent.headers[name] = value;
    },
    status(code: number) {
      sent.status = code;
      return response;
    },
    json: (value: unknown) => {
      sent.body = value;
    },
  };
  await published({ method, body } as NextApiRequest, response as unknown as NextApiResponse);
  return sent;
}
const message = { type: 'api-update', secret: 'the secret', documents: ['about'] };

beforeEach(() => void purgePages.mockReset());

test('publishing empties the page cache', async () => {
  expect(await call(message)).toMatchObject({ status: 200, body: { purged: true } });
  expect(purgePages).toHaveBeenCalledOnce();
});

test.each([
  ['no secret', { ...message, secret: null }],
  ['a wrong one', { ...message, secret: 'the secreT' }],
  ['a list for one', { ...message, secret: ['the secret'] }],
  ['nothing', undefined],
])('with %s nothing happens', async (_, body) => {
  expect((await call(body)).status).toBe(401);
  expect(purgePages).not.toHaveBeenCalled();
});

test('only POST is accepted, a trial is answered and nothing is kept by caches', async () => {
  expect(await call(message, 'GET')).toMatchObject({ status: 405, headers: { Allow: 'POST' } });
  const trial = await call({ ...message, type: 'test-trigger' });
  expect(trial).toMatchObject({ status: 200, headers: { 'Cache-Control': 'no-store' }, body: { purged: false } });
  expect(purgePages).not.toHaveBeenCalled();
});
