import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setAnalyticsConsent } from '@/lib/consent/analyticsConsent';
import { writeCookie } from '@/lib/storage/cookies';
import { testQueries, withQueries } from '@/tests/support/renderScreen';
import { useMessenger } from './useMessenger';

// Intercom’s own package runs; what it would fetch is its script, which stands in the page then.
const fetched = () => [...document.querySelectorAll('script')].map(({ src }) => src).filter(Boolean);
const identity = { userId: 'u-1', userHash: 'signed', name: 'Maya Lee', email: 'm@x.test' };
const call = vi.fn(async () => identity);

function messenger(shown: boolean, appId?: string) {
  const queries = testQueries(call, true);
  const wrapper = withQueries(queries);
  return renderHook(({ here }) => useMessenger(here, appId), { wrapper, initialProps: { here: shown } });
}

/** Long enough for what would be fetched to be asked for. */
const awhile = () => act(() => vi.dynamicImportSettled());

beforeEach(() => {
  document.head.innerHTML = '<script></script>';
  call.mockClear();
  writeCookie('privacyChoice', undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.consent;
});

test('loads nothing from Intercom, and names no one to it, after an opt-out', async () => {
  act(() => setAnalyticsConsent('necessary'));
  messenger(true, 'app-1');
  await awhile();
  expect([fetched(), call.mock.calls]).toEqual([[], []]);
});

test('nor under Global Privacy Control, nor before a yes where we ask first', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { globalPrivacyControl: true }));
  messenger(true, 'app-1');
  await awhile();
  vi.unstubAllGlobals();
  document.documentElement.dataset.consent = 'opt-in';
  messenger(true, 'app-1');
  await awhile();
  expect([fetched(), call.mock.calls]).toEqual([[], []]);
});

test('without an app of ours there is no messenger, whatever was said', async () => {
  act(() => setAnalyticsConsent('analytics'));
  const { result } = messenger(true, undefined);
  await awhile();
  expect([fetched(), call.mock.calls, result.current()]).toEqual([[], [], false]);
});

test('on a public page nothing is fetched even after a yes', async () => {
  act(() => setAnalyticsConsent('analytics'));
  messenger(false, 'app-1');
  await awhile();
  expect([fetched(), call.mock.calls]).toEqual([[], []]);
});

test('its script is asked for after a yes in the account area, and until it is here a press leads to our inbox', async () => {
  act(() => setAnalyticsConsent('analytics'));
  const { result } = messenger(true, 'app-1');
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  await waitFor(() => expect(fetched().join()).toContain('https://widget.intercom.io/widget/app-1'));
  expect(result.current()).toBe(false);
});
