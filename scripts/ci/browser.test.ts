import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { installedBrowser } from './browser.ts';

const only =
  (...present: string[]) =>
  (path: string) =>
    present.includes(path);

test('CHROME_PATH wins', () => {
  const env = { CHROME_PATH: '/opt/chrome', PATH: '/usr/bin' };
  expect(installedBrowser(env, only('/opt/chrome', '/usr/bin/chromium'))).toBe('/opt/chrome');
});

test('a CHROME_PATH that does not run is said, not passed over', () => {
  expect(() => installedBrowser({ CHROME_PATH: '/nowhere' }, only('/usr/bin/chromium'))).toThrow('/nowhere');
});

test('the first browser on PATH is taken', () => {
  expect(installedBrowser({ PATH: '/usr/local/bin:/usr/bin' }, only('/usr/bin/chromium'))).toBe('/usr/bin/chromium');
  expect(installedBrowser({ PATH: '/usr/bin' }, only('/usr/bin/google-chrome'))).toBe('/usr/bin/google-chrome');
});

test('a name on PATH that does not run is passed over for a browser fetched before', () => {
  const fetched = resolve('.data/browser/chromium.sh');
  expect(installedBrowser({ PATH: '/usr/bin' }, only(fetched))).toBe(fetched);
  expect(installedBrowser({ PATH: '/usr/bin' }, only())).toBeUndefined();
});
