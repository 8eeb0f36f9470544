import { afterEach, expect, test, vi } from 'vitest';
import { setAnalyticsConsent } from '@/lib/consent/analyticsConsent';
import { writeCookie } from '@/lib/storage/cookies';
import { cleanEvent, startSessionReplay } from './sessionReplay';

let stop: (() => void) | undefined;
const ended = vi.fn();
const record = vi.fn(async () => ended);

function start(pathname: string, isOn = true) {
  let tell: (() => void) | undefined;
  const router = {
    pathname,
    events: {
      on: (_: string, listener: () => void) => {
        tell = listener;
      },
      off: () => undefined,
    },
  };
  stop = startSessionReplay(router as never, isOn, record);
  return (next: string) => {
    router.pathname = next;
    tell?.();
  };
}

afterEach(() => {
  stop?.();
  stop = undefined;
  record.mockClear();
  ended.mockClear();
  for (const key of ['privacyChoice', 'trackingId'] as const) writeCookie(key, undefined);
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

test('a visit is recorded on public pages alone, once, and only where it is on and allowed', async () => {
  start('/homes', false);
  expect(record).not.toHaveBeenCalled();
  setAnalyticsConsent('necessary');
  start('/homes');
  expect(record).not.toHaveBeenCalled();
  stop?.();
  setAnalyticsConsent('analytics');
  const open = start('/homes');
  open('/faq');
  expect(record).toHaveBeenCalledTimes(1);
  open('/accounts/payments');
  await expect.poll(() => ended).toHaveBeenCalledTimes(1);
  open('/homes');
  setAnalyticsConsent('necessary');
  await expect.poll(() => ended).toHaveBeenCalledTimes(2);
});

test('the address of a page leaves without its query', () => {
  const event = { type: 4, timestamp: 1, data: { href: 'https://belong.test/homes?email=ada@x.test', width: 1 } };
  expect(cleanEvent(event).data).toEqual({ href: 'https://belong.test/homes', width: 1 });
});

test('what rrweb sees holds nothing that was typed, and nothing of the header or of a form', async () => {
  document.body.innerHTML = `<header>Maya Lee</header><main>Homes in Oakland</main>
    <form><p>Hello Maya</p><input value="536-90-4399" /><textarea>my secret</textarea></form>`;
  const bodies: string[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    bodies.push(String(init.body));
    return new Response('{}');
  });
  const events = { on: () => undefined, off: () => undefined };
  stop = startSessionReplay({ pathname: '/homes', events }, true);
  const input = document.querySelector('input');
  await vi.dynamicImportSettled();
  if (input) {
    input.value = '4155550134';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  stop?.();
  stop = undefined;
  await expect.poll(() => bodies.length).toBeGreaterThan(0);
  const sent = bodies.join('');
  expect(sent).toContain('Homes in Oakland');
  expect(sent).not.toMatch(/Maya|Hello|536-90|my secret|4155550134/);
});
