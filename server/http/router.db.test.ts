import pino from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { host } from '@/server/host/host';
import { testApi } from '@/tests/support/api';
import { createHome, createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
const post = (body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  api.fetch('/sitevisit', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
const text = (response: Response) => response.json() as Promise<{ message: string; code: string }>;

describe('every reply', () => {
  test('returns uncached JSON with the request id, unless the endpoint says otherwise', async () => {
    const response = await api.fetch('/users');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[\w-]{21}$/),
    });
    const given = await api.fetch('/users', { headers: { 'x-request-id': 'from-the-balancer-1' } });
    expect(given.headers.get('x-request-id')).toBe('from-the-balancer-1');
    const hostile = await api.fetch('/users', { headers: { 'x-request-id': '<script>alert(1)</script>' } });
    expect(hostile.headers.get('x-request-id')).not.toContain('<');
  });

  test('returns 404 for an unknown path, and 405 with the allowed methods for an unknown method', async () => {
    expect((await api.fetch('/nothing')).status).toBe(404);
    const wrong = await api.fetch('/regions', { method: 'DELETE' });
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get('allow')).toBe('GET, HEAD');
    expect(await text(wrong)).toMatchObject({ code: 'methodNotAllowed' });
  });

  test('a refusal is a line of the log with who tried what, and never with what they sent', async () => {
    const lines: Record<string, unknown>[] = [];
    const { log } = api.services;
    onTestFinished(() => {
      api.services.log = log;
    });
    api.services.log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const ada = await createPerson(api);
    const authorization = `Bearer ${await api.tokenFor(ada)}`;
    const refused = async (path: string, init: RequestInit = {}) => {
      lines.length = 0;
      const { status } = await api.fetch(path, init);
      return { status, line: lines.find(({ event }) => event === 'refused') };
    };
    expect(await refused('/account')).toMatchObject({
      status: 401,
      line: { op: 'account.getAccount', code: 'unauthenticated', personId: null, requestId: expect.any(String) },
    });
    expect(await refused('/audit-log', { headers: { authorization } })).toMatchObject({
      status: 403,
      line: { code: 'forbidden', personId: ada.id },
    });
    const headers = { authorization, 'content-type': 'application/json' };
    const sent = await refused('/threads', { method: 'POST', headers, body: '{"subject":"a secret of mine"}' });
    expect(sent).toMatchObject({ status: 400, line: { op: 'threads.createThread', code: 'invalid' } });
    expect(JSON.stringify(lines)).not.toContain('a secret of mine');
    expect(await refused('/account', { headers: { authorization } })).toEqual({ status: 200, line: undefined });
  });

  test('HEAD answers as GET does, without a body', async () => {
    const response = await api.fetch('/regions', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe('a body that is not what it should be', () => {
  test('is refused before anything is read into it', async () => {
    const deep = `${'['.repeat(40)}${']'.repeat(40)}`;
    const cases: [string, BodyInit, Record<string, string> | undefined, number][] = [
      ['no JSON', '{', undefined, 400],
      ['nothing at all', '', undefined, 400],
      ['a byte-order mark', '\ufeff{}', undefined, 400],
      ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0]), undefined, 400],
      ['data after the end', '{} {}', undefined, 400],
      ['NUL', '{"trackingId":"\\u0000"}', undefined, 400],
      ['a lone surrogate', '{"trackingId":"\\ud800"}', undefined, 400],
      ['a number beyond numbers', '{"trackingId":1e400}', undefined, 400],
      ['40 levels', deep, undefined, 400],
      ['a prototype', '{"__proto__":{"isStaff":true}}', undefined, 400],
      ['a list of 1,001', JSON.stringify(Array(1_001).fill(0)), undefined, 400],
      ['1 MB', JSON.stringify({ url: 'x'.repeat(1_000_000) }), undefined, 413],
      ['100,001 levels', '['.repeat(100_001), undefined, 413],
      ['a form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
      ['no type', '{}', { 'content-type': '' }, 415],
      ['gzip', '{}', { 'content-type': 'application/json', 'content-encoding': 'gzip' }, 415],
    ];
    for (const [name, body, headers, status] of cases) {
      const response = await post(body, headers);
      expect(response.status, name).toBe(status);
      expect(await text(response), name).toEqual(
        expect.objectContaining({ message: expect.any(String), code: expect.any(String) }),
      );
    }
  });

  test('a stream without end is left after 100 kB, whatever length it claims', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
    const response = await post(endless);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(1_000_000);
  });
});

describe('limits', () => {
  test('tells a caller over the limit how long to wait, and serves others', async () => {
    await createHome(api);
    const ask = (address: string) => api.fetch('/homes', {}, address);
    for (let n = 0; n < 300; n += 1) await ask('198.51.100.7').then((response) => response.body?.cancel());
    const refused = await ask('198.51.100.7');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('198.51.100.8')).status).toBe(200);
  });
});

describe('health', () => {
  test('is always alive, and ready while the database answers and no shutdown runs', async () => {
    expect((await api.fetch('/healthz')).status).toBe(200);
    expect((await api.fetch('/readyz')).status).toBe(200);
    host.draining = true;
    expect((await api.fetch('/readyz')).status).toBe(503);
    host.draining = false;
  });

  test('how long the queue is, is asked once a second for everyone', async () => {
    api.now = new Date(api.now.getTime() + 2_000);
    const lag = async () =>
      ((await (await api.fetch('/readyz')).json()) as { queueLagSeconds: number }).queueLagSeconds;
    expect(await lag()).toBe(0);
    await api.rows("select graphile_worker.add_job('nothing', run_at => now() - interval '90 seconds')");
    expect(await lag()).toBe(0);
    api.now = new Date(api.now.getTime() + 1_000);
    expect(await lag()).toBeGreaterThanOrEqual(90);
    await api.rows("delete from graphile_worker._private_jobs where run_at < now() - interval '80 seconds'");
  });
});
