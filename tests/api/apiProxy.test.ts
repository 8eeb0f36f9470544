// What a browser sees of a session, through the door itself.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testApi } from '../support/api';
import { CookieBrowser, openApiProxy } from '../support/browser/cookieBrowser';
import { createAccount, PASSWORD } from '../support/fixtures/logins';

const api = testApi();
let door: Awaited<ReturnType<typeof openApiProxy>>;

beforeAll(async () => {
  door = await openApiProxy(api);
});
afterAll(() => door.close());
beforeEach(async () => {
  api.now = new Date();
  await api.rows('delete from rate_limits');
});

const users = '/api/consumer/users';

async function loggedIn(): Promise<CookieBrowser> {
  const { email } = await createAccount(api);
  const browser = new CookieBrowser(door.origin);
  expect((await browser.send('POST', `${users}/login`, { email, password: PASSWORD })).status).toBe(200);
  return browser;
}

/** The door’s own clock, beside the one of the API. */
function pass(seconds: number): void {
  api.now = new Date(api.now.getTime() + seconds * 1_000);
  vi.spyOn(Date, 'now').mockReturnValue(api.now.getTime());
}

describe('the cookies of a session', () => {
  const day = 86_400;

  test('have their names, lives, paths and flags, and name no domain', async () => {
    vi.stubEnv('SITE_URL', 'https://belong.test');
    const browser = await loggedIn();
    vi.unstubAllEnvs();
    const attributes = Object.fromEntries(
      [...browser.cookies].map(([name, { line }]) => [name, line.split('; ').slice(1).join('; ')]),
    );
    const open = (life: number) => `Path=/; Max-Age=${life}; SameSite=Lax; Secure`;
    const narrow = `Path=/api/consumer; Max-Age=${365 * day}; SameSite=Strict; HttpOnly; Secure`;
    expect(attributes).toEqual({
      'jwt-token': 'Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure',
      'refresh-token': narrow,
      known_device: narrow,
      signed_in: open(365 * day),
      has_account: open(365 * day),
      auth_method: open(365 * day),
      session_id: open(30 * day),
      masked_session_id: open(30 * day),
    });
    for (const { line } of browser.cookies.values()) expect(Buffer.byteLength(line)).toBeLessThan(4_096);
    expect(browser.cookie('auth_method')).toBe('password');
  });

  test('are all a browser gets: no token in a body, in another header, or in a script’s reach', async () => {
    const { email } = await createAccount(api);
    const browser = new CookieBrowser(door.origin);
    const response = await browser.send('POST', `${users}/login`, { email, password: PASSWORD });
    const body = await response.text();
    const headers = [...response.headers].filter(([name]) => name !== 'set-cookie').join('\n');
    for (const name of ['jwt-token', 'refresh-token', 'known_device']) {
      const secret = browser.cookie(name) ?? 'missing';
      expect(secret.length).toBeGreaterThan(40);
      expect(body).not.toContain(secret);
      expect(headers).not.toContain(secret);
    }
  });

  test('makes a reply with a cookie private, even one that may be shared otherwise', async () => {
    const browser = await loggedIn();
    expect((await browser.send('GET', '/api/consumer/regions')).headers.get('cache-control')).toMatch(/public/);
    pass(700);
    const renewing = await browser.send('GET', '/api/consumer/regions');
    expect(renewing.headers.getSetCookie().length).toBeGreaterThan(0);
    expect(renewing.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('an access token that ran out', () => {
  test('is renewed on the way in, unseen', async () => {
    const browser = await loggedIn();
    const [first, refresh] = [browser.cookie('jwt-token'), browser.cookie('refresh-token')];
    pass(700);
    expect((await browser.send('GET', users)).status).toBe(200);
    expect(browser.cookie('jwt-token')).not.toBe(first);
    expect(browser.cookie('refresh-token')).not.toBe(refresh);
  });

  test('is renewed once for twenty calls at a time, and all of them succeed', async () => {
    const browser = await loggedIn();
    pass(700);
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.send('GET', users)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const [{ generations } = { generations: 0 }] = await api.rows<{ generations: number }>(
      'select max(generation)::int as generations from refresh_tokens where session_id = $1',
      [browser.cookie('session_id')],
    );
    expect(generations).toBe(2);
  });

  test('clears the cookies of an ended session, and keeps that there is an account', async () => {
    const browser = await loggedIn();
    await api.rows("update sessions set revoked_at = now(), revoked_reason = 'staff' where id = $1", [
      browser.cookie('session_id'),
    ]);
    pass(700);
    expect((await browser.send('GET', users)).status).toBe(401);
    expect([...browser.cookies.keys()].sort()).toEqual(['auth_method', 'has_account', 'known_device']);
  });

  test('logs no one out while the API cannot answer', async () => {
    const browser = await loggedIn();
    pass(700);
    const sign = vi
      .spyOn(api.services, 'signToken')
      .mockRejectedValue(Object.assign(new Error('gone'), { code: '57P01' }));
    expect((await browser.send('GET', users)).status).toBe(503);
    expect(browser.cookie('refresh-token')).toBeDefined();
    expect(browser.cookie('signed_in')).toBe('1');
    sign.mockRestore();
    expect((await browser.send('GET', users)).status).toBe(200);
  });
});

describe('logging out', () => {
  test('removes the session from the browser and tells it to forget what it has cached', async () => {
    const browser = await loggedIn();
    const copy = new CookieBrowser(door.origin);
    for (const [name, stored] of browser.cookies) copy.cookies.set(name, stored);
    const response = await browser.send('POST', `${users}/logout`);
    expect(response.headers.get('clear-site-data')).toBe('"cache"');
    expect(browser.cookie('jwt-token')).toBeUndefined();
    expect((await copy.send('GET', users)).status).toBe(401);
  });

  test('keeps the session after a wrong password', async () => {
    const browser = await loggedIn();
    expect((await browser.send('POST', `${users}/confirm`, { password: 'x' })).status).toBe(401);
    expect((await browser.send('GET', users)).status).toBe(200);
  });
});

describe('requests that other sites have sent', () => {
  const foreign: [string, Record<string, string | null>][] = [
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling subdomain', { 'sec-fetch-site': 'same-site' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['another origin', { 'sec-fetch-site': null, origin: 'https://evil.test' }],
    ['an origin that looks like ours', { 'sec-fetch-site': null, origin: 'http://127.0.0.1.evil.test' }],
    ['our host at another port', { 'sec-fetch-site': null, origin: 'http://127.0.0.1:1' }],
    ['an opaque origin', { 'sec-fetch-site': null, origin: 'null' }],
    ['nowhere', { 'sec-fetch-site': null }],
    ['a form', { sourcetype: null }],
  ];

  test.each(foreign)('from %s change nothing in a session', async (_, headers) => {
    const browser = await loggedIn();
    for (const [method, path] of [
      ['POST', `${users}/logout`],
      ['DELETE', `${users}/sessions`],
      ['PUT', users],
    ] as const)
      expect((await browser.send(method, path, method === 'DELETE' ? undefined : {}, headers)).status).toBe(403);
    expect((await browser.send('GET', users)).status).toBe(200);
  });

  test.each(foreign.slice(0, 7))('from %s log no one in', async (_, headers) => {
    const { email } = await createAccount(api);
    const browser = new CookieBrowser(door.origin);
    const { status } = await browser.send('POST', `${users}/login`, { email, password: PASSWORD }, headers);
    expect(status).toBe(403);
    expect(browser.cookies.size).toBe(0);
  });

  test('from our own pages in a browser that sends an origin alone are heard', async () => {
    const browser = await loggedIn();
    const headers = { 'sec-fetch-site': null, origin: door.origin };
    expect((await browser.send('POST', `${users}/logout`, undefined, headers)).status).toBe(200);
  });

  test('as a form or as text are not read', async () => {
    const browser = await loggedIn();
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect(
        (await browser.send('POST', `${users}/confirm`, '{"password":"x"}', { 'content-type': type })).status,
      ).toBe(415);
  });

  test.each(['https://evil.test', 'null', 'http://127.0.0.1', 'https://belong.test.evil.test', ''])(
    'no origin is allowed to read: %j',
    async (origin) => {
      const browser = await loggedIn();
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await browser.send(method, users, undefined, { origin, 'sec-fetch-site': 'cross-site' });
        expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
      }
    },
  );
});

describe('a plain form', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', sourcetype: null };
  const typed = (result: Record<string, string>) => new URLSearchParams(result).toString();

  test('logs in and leads to where one was going', async () => {
    const { email } = await createAccount(api);
    const browser = new CookieBrowser(door.origin);
    const output = typed({ email, password: PASSWORD, returnTo: '/homes?beds=2' });
    const response = await browser.send('POST', `${users}/login`, output, form);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/homes?beds=2']);
    expect((await browser.send('GET', users)).status).toBe(200);
  });

  test('leads back with what went wrong, and never away from us', async () => {
    const { email } = await createAccount(api);
    const browser = new CookieBrowser(door.origin);
    const go = async (fields: Record<string, string>) =>
      (await browser.send('POST', `${users}/login`, typed(fields), form)).headers.get('location');
    expect(await go({ email, password: 'x', returnTo: '//evil.test' })).toBe(
      '/auth/login?returnTo=%2Faccounts&failed=invalidCredentials',
    );
    expect(await go({ email: '', password: '' })).toContain('failed=invalid');
    expect(browser.cookies.size).toBe(0);
    expect(await go({ email, password: PASSWORD, returnTo: 'https://evil.test' })).toBe('/accounts');
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['nowhere', { 'sec-fetch-site': null }],
    ['an opaque origin', { 'sec-fetch-site': null, origin: 'null' }],
  ])('from %s logs nobody in', async (_, headers) => {
    const { email } = await createAccount(api);
    const browser = new CookieBrowser(door.origin);
    const submitted = typed({ email, password: PASSWORD });
    expect((await browser.send('POST', `${users}/login`, submitted, { ...form, ...headers })).status).toBe(403);
    expect(browser.cookies.size).toBe(0);
  });

  test('is read at the login alone, and no further than anybody types', async () => {
    const browser = new CookieBrowser(door.origin);
    expect((await browser.send('POST', `${users}/register`, 'email=a', form)).status).toBe(415);
    expect((await browser.send('POST', `${users}/login`, 'a'.repeat(5_000), form)).status).toBe(413);
  });
});

describe('going on', () => {
  const go = (browser: CookieBrowser, to: string) =>
    browser.send('GET', `/api/consumer/continue?returnTo=${encodeURIComponent(to)}`, undefined, {
      'sec-fetch-site': 'none',
    });

  test('renews the session and leads back', async () => {
    const browser = await loggedIn();
    pass(700);
    const response = await go(browser, '/accounts?tab=devices');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/accounts?tab=devices']);
    expect((await browser.send('GET', users)).status).toBe(200);
  });

  test('leads to the login and from there back where there is no session', async () => {
    const response = await go(new CookieBrowser(door.origin), '/accounts');
    expect(response.headers.get('location')).toBe('/auth/login?returnTo=%2Faccounts');
  });

  test('never leads away from us', async () => {
    const browser = await loggedIn();
    for (const to of ['https://evil.test', '//evil.test', '/\\evil.test', '/\t/evil.test', 'javascript:alert(1)'])
      expect((await go(browser, to)).headers.get('location')).toBe('/');
  });
});

describe('the second client', () => {
  test('reaches the service host with the same headers, and everything else stays with the API', async () => {
    const seen: { method?: string | undefined; url?: string | undefined; headers: IncomingHttpHeaders }[] = [];
    const serviceHost = createServer(({ method, url, headers }, response) => {
      seen.push({ method, url, headers });
      response.setHeader('content-type', 'application/json');
      response.end('{}');
    });
    await new Promise<void>((resolve) => serviceHost.listen(0, '127.0.0.1', resolve));
    vi.stubEnv('SERVICE_API_URL', `http://127.0.0.1:${(serviceHost.address() as AddressInfo).port}`);
    const serviceDoor = await openApiProxy(api, { service: true });
    try {
      const browser = await loggedIn();
      const token = browser.cookie('jwt-token');
      expect((await browser.send('GET', users)).status).toBe(200);
      expect(seen).toEqual([]);
      const there = new CookieBrowser(serviceDoor.origin);
      there.cookies.set('jwt-token', { value: token ?? '', path: '/', line: '' });
      const vitals = [{ metric: 'LCP', value: 1_200, route: '/homes', device: 'phone' }];
      const answer = await there.send('POST', '/api/service/monitoring/vitals', vitals, {
        trackingid: 'V1StGXR8_Z5jdHi6B-myT',
      });
      expect([answer.status, await answer.json()]).toEqual([200, {}]);
      expect(seen).toMatchObject([
        {
          method: 'POST',
          url: '/monitoring/vitals',
          headers: {
            sourcetype: 'Consumer',
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            trackingid: 'V1StGXR8_Z5jdHi6B-myT',
          },
        },
      ]);
      expect(seen[0]?.headers.cookie).toBeUndefined();
    } finally {
      vi.unstubAllEnvs();
      await serviceDoor.close();
      serviceHost.close();
    }
  });
});
