import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { apiProxyHandler } from './apiProxy.server';

const closing: (() => void)[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const close of closing.splice(0)) close();
});

async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('forwards path, body, and caller to a remote API, and no private headers', async () => {
  const elsewhere = await listening(async (request, response) => {
    const { method, url, headers } = request;
    const body = Buffer.concat(await request.toArray()).toString();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ method, url, cookie: headers.cookie, from: headers['x-forwarded-for'], body }));
  });
  vi.stubEnv('CONSUMER_API_URL', `${elsewhere}/v1/`);
  const handler = apiProxyHandler(() => Promise.reject(new Error('not here')));
  const door = await listening((request, response) => void handler(request, response));
  const headers = { cookie: 'theme=dark', sourcetype: 'Consumer', 'sec-fetch-site': 'same-origin' };
  const answer = await fetch(`${door}/api/consumer/leads?a=1`, { method: 'POST', headers, body: 'some words' });
  expect(await answer.json()).toEqual({
    method: 'POST',
    url: '/v1/leads?a=1',
    from: '127.0.0.1',
    body: 'some words',
  });
});
