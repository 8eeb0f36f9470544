// What another site may have a browser do here: nothing. Every operation, through the door.
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetRequestCounts } from '@/server/http/limits';
import { testApi } from '../support/api';
import { CookieBrowser, openApiProxy } from '../support/browser/cookieBrowser';
import { createAccount, PASSWORD } from '../support/fixtures/logins';
import { samplePart } from '../support/sample';
import { operations, pathOf } from './operations';
import { unknownObjects, validBodies } from './validBodies';

const api = testApi();
let door: Awaited<ReturnType<typeof openApiProxy>>;
let browser: CookieBrowser;

beforeAll(async () => {
  door = await openApiProxy(api);
  const { email } = await createAccount(api);
  browser = new CookieBrowser(door.origin);
  api.now = new Date();
  await browser.send('POST', '/api/consumer/users/login', { email, password: PASSWORD });
});
afterAll(() => door.close());
beforeEach(async () => {
  resetRequestCounts();
  await api.rows('delete from rate_limits');
});

const unsafe = operations.filter(({ endpoint }) => endpoint.method !== 'GET');
const safe = operations.filter(({ endpoint }) => endpoint.method === 'GET');
const addressOf = ({ endpoint }: (typeof operations)[number]) =>
  `/api/consumer${pathOf(endpoint, { slug: 'oakland-ca', flowId: 'rent-estimate', ...unknownObjects })}`;

/** How other sites reach us: by script, by a form, from beside us, from a sandboxed frame, and without saying. */
const ways: Record<string, string | null>[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test', sourcetype: null, 'content-type': 'text/plain' },
  { 'sec-fetch-site': 'same-site', origin: 'https://other.belong.test' },
  { 'sec-fetch-site': 'cross-site', origin: 'null' },
  { 'sec-fetch-site': null, origin: 'null' },
  { 'sec-fetch-site': null, origin: null },
];

/** Row count and content of each table. Counters of requests are left out. */
async function written(): Promise<unknown[]> {
  const tables = await api.rows<{ name: string }>(
    `select quote_ident(relname) as name from pg_class where relkind in ('r', 'p')
       and relnamespace = 'public'::regnamespace and relname <> 'request_counts' order by 1`,
  );
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::int, md5(string_agg(t::text, '' order by t::text)) from ${name} t`,
  );
  return api.rows(`${parts.join(' union all ')} order by name`);
}

test.each(samplePart(unsafe, 4))('$name is refused to anyone who comes from elsewhere', async (operation) => {
  const body = validBodies[operation.name] ?? (operation.endpoint.method === 'DELETE' ? undefined : {});
  for (const headers of ways) {
    const { status } = await browser.send(operation.endpoint.method, addressOf(operation), body, headers);
    expect(status, JSON.stringify(headers)).toBe(403);
  }
});

test('the session of the browser is as it was, and so is every row', async () => {
  expect((await browser.send('GET', '/api/consumer/users')).status).toBe(200);
  const before = await written();
  for (const operation of unsafe)
    await browser.send(operation.endpoint.method, addressOf(operation), validBodies[operation.name], {
      'sec-fetch-site': 'cross-site',
    });
  expect(await written()).toEqual(before);
});

test('asking changes nothing: no GET, HEAD or OPTIONS writes a row', async () => {
  const before = await written();
  // These declare that they write only for the caller: what they have seen, the code of their own link.
  const asking = safe.filter(({ endpoint }) => !endpoint.writes && !endpoint.audit);
  for (const operation of asking)
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      resetRequestCounts();
      await (await browser.send(method, addressOf(operation))).body?.cancel();
    }
  expect(await written()).toEqual(before);
});

describe('no other origin may read', () => {
  const origin = fc.oneof(
    fc.constantFrom('null', '', '*', 'file://', 'https://belong.test.evil.test', 'https://evilbelong.test'),
    fc.tuple(fc.constantFrom('http', 'https', 'ftp'), fc.webAuthority()).map(([scheme, host]) => `${scheme}://${host}`),
    fc.webAuthority().map((host) => `https://belong.test.${host}`),
    fc.webAuthority().map((host) => `https://${host}.belong.test`),
    fc.integer({ min: 1, max: 65_535 }).map((port) => `http://127.0.0.1:${port}`),
    fc.constantFrom('https://bеlong.test', 'https://belong。test', 'https://belong.test\t').map(encodeURI),
  );

  test('whatever origin it names, of 200', async () => {
    await fc.assert(
      fc.asyncProperty(origin, fc.constantFrom('GET', 'OPTIONS', 'POST'), async (from, method) => {
        resetRequestCounts();
        const headers = { origin: from, 'sec-fetch-site': 'cross-site', 'access-control-request-method': 'POST' };
        const response = await browser.send(method, '/api/consumer/users', method === 'POST' ? {} : undefined, headers);
        await response.body?.cancel();
        expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
