import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { endpoint, resource } from '@/contract/endpoint';
import { createApiClient, createClients } from './client';
import { ApiError } from './error';

const named = z.object({ name: z.string() });
const thingsSchemas = {
  list: { query: z.object({ q: z.string().optional(), tags: z.array(z.string()).optional() }), result: z.unknown() },
  get: { result: z.unknown() },
  make: { body: named, result: z.unknown() },
  drop: { result: z.unknown() },
  put: { body: named, result: z.unknown() },
  peek: { result: z.unknown() },
};
const open = { summary: '', access: 'public' } as const;
const things = resource<typeof thingsSchemas>('things')({
  list: endpoint('GET', '/things', open),
  get: endpoint('GET', '/things/:thingId', open),
  make: endpoint('POST', '/things', open),
  drop: endpoint('DELETE', '/things/:thingId', open),
  put: endpoint('PUT', '/things/:thingId', open),
  peek: endpoint('HEAD', '/things', open),
});

function answering(body: BodyInit | null = '{}', init?: ResponseInit) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Response>(() => new Response(body, init));
  const sent = () => {
    const [url, request] = fetch.mock.calls.at(-1) ?? ['', {}];
    return { url, ...request, headers: new Headers(request.headers) };
  };
  return { fetch, sent };
}

afterEach(() => vi.unstubAllGlobals());

describe('what is sent', () => {
  test('every request is marked, and JSON; nothing else is added for a visitor we do not know', async () => {
    const { fetch, sent } = answering();
    await createApiClient({ fetch }).call(things.list);
    expect(sent().url).toBe('/api/consumer/things');
    expect(Object.fromEntries(sent().headers)).toEqual({ sourcetype: 'Consumer', 'content-type': 'application/json' });
    expect(sent()).toMatchObject({ method: 'GET' });
    expect(sent().body).toBeUndefined();
  });

  test('the bearer, the tracking id and the idempotency key go with it when there are any', async () => {
    const { fetch, sent } = answering();
    const api = createApiClient({ fetch, token: 'T', trackingId: () => 'visitor' });
    await api.call(things.make, { body: { name: 'x' } }, { idempotencyKey: 'once' });
    expect(sent().headers.get('authorization')).toBe('Bearer T');
    expect(sent().headers.get('trackingId')).toBe('visitor');
    expect(sent().headers.get('idempotency-key')).toBe('once');
    expect(sent().body).toBe('{"name":"x"}');
  });

  test('a forged tracking id is left out instead of failing every call', async () => {
    const { fetch, sent } = answering();
    await createApiClient({ fetch, trackingId: 'a\r\nx: y' }).call(things.list);
    expect(sent().headers.has('trackingId')).toBe(false);
  });

  test('all five verbs are used as declared', async () => {
    const { fetch } = answering();
    const api = createApiClient({ fetch });
    const params = { thingId: '1' };
    await api.call(things.get, { params });
    await api.call(things.make, { body: { name: 'x' } });
    await api.call(things.put, { params, body: { name: 'x' } });
    await api.call(things.drop, { params });
    await api.call(things.peek);
    expect(fetch.mock.calls.map(([, init]) => init.method)).toEqual(['GET', 'POST', 'PUT', 'DELETE', 'HEAD']);
  });

  test('a request that must outlive the page says so', async () => {
    const { fetch, sent } = answering();
    await createApiClient({ fetch }).call(things.make, { body: { name: 'x' } }, { keepalive: true });
    expect(sent().keepalive).toBe(true);
  });

  test('ids are escaped, absent values left out and lists joined by commas', async () => {
    const { fetch, sent } = answering();
    const api = createApiClient({ base: 'https://api.example/v1/', fetch });
    await api.call(things.get, { params: { thingId: 'a/b ?' } });
    expect(sent().url).toBe('https://api.example/v1/things/a%2Fb%20%3F');
    await api.call(things.list, { query: { q: undefined, tags: ['x', 'y z'] } });
    expect(sent().url).toBe('https://api.example/v1/things?tags=x%2Cy+z');
  });

  test.each(['', '.', '..'])('the id %j cannot reach another endpoint', async (thingId) => {
    const { fetch } = answering();
    const call = createApiClient({ fetch }).call(things.get, { params: { thingId } });
    await expect(call).rejects.toMatchObject({ status: 404, code: 'notFound' });
    expect(fetch).not.toHaveBeenCalled();
  });

  test('the second client has the same headers and a host of its own; without one, one API plays both parts', async () => {
    const { fetch, sent } = answering();
    const { service } = createClients({ fetch, token: 'T', base: '/proxy', serviceBase: 'https://service.example' });
    await service.call(things.list);
    expect(sent().url).toBe('https://service.example/things');
    expect(sent().headers.get('authorization')).toBe('Bearer T');
    expect(sent().headers.get('sourcetype')).toBe('Consumer');
    const one = createClients({ fetch, base: '/proxy' });
    expect(one.service).toBe(one.consumer);
  });
});

describe('what comes back', () => {
  test.each([
    ['an empty success is an empty object', null, {}],
    ['JSON is parsed', '[1,{"a":null}]', [1, { a: null }]],
    ['other text is text', 'plain words', 'plain words'],
  ])('%s', async (_, body, result) => {
    const { fetch } = answering(body);
    expect(await createApiClient({ fetch }).call(things.list)).toEqual(result);
  });

  test('a refusal is an ApiError with message, code, url and status', async () => {
    const { fetch } = answering('[{"message":"No","errorCode":"nope"}]', { status: 422 });
    const call = createApiClient({ fetch }).call(things.list);
    await expect(call).rejects.toBeInstanceOf(ApiError);
    await expect(call).rejects.toMatchObject({ message: 'No', code: 'nope', url: '/api/consumer/things', status: 422 });
  });

  test('an unreadable refusal has empty message and code', async () => {
    const { fetch } = answering('<html>', { status: 502 });
    await expect(createApiClient({ fetch }).call(things.list)).rejects.toMatchObject({
      message: '',
      code: '',
      status: 502,
    });
  });

  test('a lost connection is an ApiError too, with status 0; an abort stays an abort', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(createApiClient().call(things.list)).rejects.toMatchObject({ status: 0, code: 'network' });
    const fetch = () => Promise.reject(new DOMException('gone', 'AbortError'));
    await expect(createApiClient({ fetch }).call(things.list)).rejects.toMatchObject({ name: 'AbortError' });
  });
});
