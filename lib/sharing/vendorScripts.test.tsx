import { afterEach, describe, expect, test, vi } from 'vitest';
import { setAnalyticsConsent } from '@/lib/consent/analyticsConsent';
import { writeCookie } from '@/lib/storage/cookies';
import { isPublicPage, startVendorScripts } from './vendorScripts';

const both = { tagManagerId: 'GTM-ABC1234', adsPixelId: '123456789012345' };
const hosts = () =>
  [...document.querySelectorAll<HTMLScriptElement>('head script[src^="https:"]')].map(({ src }) => new URL(src).host);
const vendorHosts = ['www.googletagmanager.com', 'connect.facebook.net'];

let stop: (() => void) | undefined;
const reload = vi.fn();

function start(pathname: string, vendors: Parameters<typeof startVendorScripts>[1] = both) {
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
  stop = startVendorScripts(router as never, vendors, reload);
  return (next: string) => {
    router.pathname = next;
    tell?.();
  };
}

afterEach(() => {
  stop?.();
  stop = undefined;
  reload.mockClear();
  for (const script of document.querySelectorAll('head script')) script.remove();
  writeCookie('privacyChoice', undefined);
  delete document.documentElement.dataset.consent;
  vi.unstubAllGlobals();
});

describe('scripts of others', () => {
  test('load on a public page for anyone who has not opted out', () => {
    start('/homes');
    expect(hosts()).toEqual(vendorHosts);
  });

  test('loads only scripts with a configured id', () => {
    start('/', {});
    expect(hosts()).toEqual([]);
    stop?.();
    start('/', { adsPixelId: both.adsPixelId });
    expect(hosts()).toEqual(['connect.facebook.net']);
  });

  test('none load after an opt-out, under Global Privacy Control, or before a yes where we ask first', () => {
    setAnalyticsConsent('necessary');
    start('/');
    stop?.();
    writeCookie('privacyChoice', undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { globalPrivacyControl: true }));
    start('/');
    stop?.();
    vi.unstubAllGlobals();
    document.documentElement.dataset.consent = 'opt-in';
    start('/');
    expect(hosts()).toEqual([]);
    setAnalyticsConsent('analytics');
    expect(hosts()).toEqual(vendorHosts);
  });

  test('anyone who takes their consent back gets a page without them', () => {
    start('/');
    setAnalyticsConsent('necessary');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('a private page has none: it waits, and one that is reached with them loads again', () => {
    const open = start('/accounts/payments');
    expect(hosts()).toEqual([]);
    open('/homes');
    expect(hosts()).toEqual(vendorHosts);
    open('/accounts/payments');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ['/', true],
  ['/homes', true],
  ['/homes/[place]', true],
  ['/homes/[place]/[homeId]/[[...section]]', true],
  ['/homes/[place]/[homeId]/tour', false],
  ['/homes/[place]/[homeId]/tour/[appointmentKey]', false],
  ['/homeowners/[region]', true],
  ['/homeowners/availability-check-in/[homeId]', false],
  ['/auth/login', false],
  ['/resident/application/pre-applicant-flow', false],
  ['/lease-signing/[homeId]', false],
  ['/rent-estimate/account', false],
  ['/accounts', false],
])('%s is public: %s', (pattern, expected) => {
  expect(isPublicPage(pattern)).toBe(expected);
});
