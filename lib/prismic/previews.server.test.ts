import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterPreview } from './previews.server';

const keys = {
  dev: false,
  previewModeId: 'c'.repeat(32),
  previewModeEncryptionKey: 'a'.repeat(64),
  previewModeSigningKey: 'b'.repeat(64),
};
let server: Server;
let site: string;

beforeAll(async () => {
  // Next's own API routes around the handler, so that its limit on preview cookies holds.
  server = createServer((request, response) => {
    const query = Object.fromEntries(new URL(request.url ?? '/', 'http://site.test').searchParams);
    void apiResolver(request, response, query, { default: enterPreview }, keys, false);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const open = (token: string) => fetch(`${site}/api/preview?token=${encodeURIComponent(token)}`, { redirect: 'manual' });

test.each([
  ['a usual token', 'x'.repeat(200), 307],
  ['the longest token', 'x'.repeat(498), 307],
  ['the longest token of characters that need escaping', '"'.repeat(249), 307],
  ['a longer token', 'x'.repeat(499), 400],
  ['1,500 characters that need escaping', '"'.repeat(1_500), 400],
  ['500 characters of two bytes', 'é'.repeat(500), 400],
  ['a line of a log in it', 'a\n{"level":60,"event":"forged"}\n\u001b[31mred', 400],
])('GET /api/preview with %s answers without an error of ours', async (_, token, status) => {
  expect((await open(token)).status).toBe(status);
});

test.each(['x'.repeat(65), '../../etc/passwd', 'a b'])(
  'GET /api/preview refuses %j, which is no document id',
  async (id) => {
    const address = `${site}/api/preview?token=${'x'.repeat(20)}&documentId=${encodeURIComponent(id)}`;
    expect((await fetch(address, { redirect: 'manual' })).status).toBe(400);
  },
);
