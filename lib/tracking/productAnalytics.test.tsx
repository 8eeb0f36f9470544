import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/lib/api/query';
import { setAnalyticsConsent } from '@/lib/consent/analyticsConsent';
import { writeCookie } from '@/lib/storage/cookies';

const user = {
  userId: '00000000-0000-7000-8000-00000000000a',
  email: 'maya@x.test',
  firstName: 'Maya',
  lastName: 'Lee',
  phone: null,
  type: 'resident',
  intercomId: null,
  zipcode: null,
  country: null,
};
const sent: { url: string; headers: Headers; body: unknown }[] = [];
let events: Map<string, (url: string, how: { shallow: boolean }) => void>;
let stop: (() => void) | undefined;

/** Loads the pages' analytics again and starts them on `/homes`. */
async function start(pathname = '/homes', query: Record<string, string> = {}) {
  const { startPageAnalytics } = await import('./pageAnalytics');
  const client = { call: vi.fn(async () => user) };
  const queries = createQueryClient(client as never, { production: true });
  events = new Map();
  const router = {
    pathname,
    query,
    events: {
      on: (name: string, tell: (url: string, how: { shallow: boolean }) => void) => void events.set(name, tell),
      off: (name: string) => void events.delete(name),
      emit: vi.fn(),
    },
  };
  stop = startPageAnalytics(queries, router as never);
  return router;
}
const flush = async () => {
  const { sendWaiting } = await import('./productAnalytics');
  await expect.poll(() => document.cookie).toContain('tracking_id_v2');
  await sendWaiting();
};
const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};
const tracked = () => sent.filter(({ url }) => url === '/mp/track').flatMap(({ body }) => body as object[]);
const profiles = () => sent.filter(({ url }) => url === '/mp/engage').flatMap(({ body }) => body as object[]);

beforeEach(() => {
  sent.length = 0;
  window.sessionStorage.clear();
  vi.resetModules();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, headers: new Headers(init.headers), body: JSON.parse(String(init.body)) });
    return new Response('{"status":1,"error":null}');
  });
});
afterEach(() => {
  stop?.();
  for (const key of ['privacyChoice', 'trackingId', 'signedIn'] as const) writeCookie(key, undefined);
  vi.unstubAllGlobals();
});

test('a session and its pages go to /mp/track on our own origin, each once, without addresses', async () => {
  const router = await start('/homes/[place]/[homeId]/[[...section]]', { homeId: user.userId, place: 'oakland-ca' });
  router.pathname = '/faq';
  events.get('routeChangeComplete')?.('/faq', { shallow: false });
  events.get('routeChangeComplete')?.('/faq?activeModal=LOGIN', { shallow: true });
  hide();
  await flush();
  hide();
  await flush();
  expect(tracked()).toEqual([
    { event: 'Page viewed', properties: expect.objectContaining({ page: '/homes/[place]/[homeId]/[[...section]]' }) },
    { event: 'Home viewed', properties: expect.objectContaining({ homeId: user.userId }) },
    { event: 'Page viewed', properties: expect.objectContaining({ page: '/faq' }) },
    { event: 'Session started', properties: expect.objectContaining({ context: expect.any(Object) }) },
  ]);
  expect(sent[0]?.headers.get('sourcetype')).toBe('Consumer');
});

test('reads the context of the session only when the page has been there for five seconds', async () => {
  vi.useFakeTimers();
  const zone = vi.spyOn(Intl, 'DateTimeFormat');
  try {
    await start();
    await vi.advanceTimersByTimeAsync(4_900);
    expect(zone).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(zone).toHaveBeenCalledOnce();
    expect(tracked()).toContainEqual(expect.objectContaining({ event: 'Session started' }));
  } finally {
    vi.useRealTimers();
  }
});

test('counts no one after an opt-out', async () => {
  setAnalyticsConsent('necessary');
  await start();
  const { sendWaiting } = await import('./productAnalytics');
  await sendWaiting();
  expect(sent).toEqual([]);
});

test('a login names the member once per session, with the reserved properties alone; an opt-out takes it back', async () => {
  await start();
  writeCookie('signedIn', '1');
  const { sessionChanged } = await import('@/lib/session/session');
  sessionChanged();
  await expect.poll(profiles).toHaveLength(1);
  sessionChanged();
  await flush();
  const reserved = { $email: 'maya@x.test', $first_name: 'Maya', $last_name: 'Lee', $name: 'Maya Lee' };
  expect(profiles()).toEqual([{ $distinct_id: expect.stringMatching(/^[\w-]{21}$/), $set: reserved }]);
  const consent = await import('@/lib/consent/analyticsConsent');
  consent.setAnalyticsConsent('necessary');
  await expect.poll(() => profiles()[1]).toMatchObject({ $delete: '' });
});

test('a refusal is only logged, and a lost connection is not even that', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => {
    throw new Error('down');
  });
  await start();
  await flush();
  expect(log).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', async () => new Response('{"message":"No","code":"internal"}', { status: 500 }));
  await start();
  await flush();
  expect(log).toHaveBeenCalledWith('Analytics could not be sent.', expect.anything());
});
