// What the Content-Security-Policy admits: ourselves, and others only where a key of theirs is set.
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function policy(env: Record<string, string> = {}): Promise<Record<string, string>> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const { default: config } = await import('../../next.config.js');
  const [everywhere] = await config.headers();
  const value = everywhere?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
  return Object.fromEntries(value.split('; ').map((rule) => [rule.split(' ')[0], rule.slice(rule.indexOf(' ') + 1)]));
}

test('admits only our own site without a key', async () => {
  const rules = await policy({ GOOGLE_MAPS_KEY: '', INTERCOM_APP_ID: '', TAG_MANAGER_ID: '', ADS_PIXEL_ID: '' });
  expect(JSON.stringify(rules)).not.toMatch(/google|intercom|facebook/);
  expect(rules).not.toHaveProperty('frame-src');
  expect(rules).toMatchObject({ 'worker-src': "'self'", 'font-src': "'self'", 'object-src': "'none'" });
  expect(rules['style-src-elem']).toMatch(/^'self' 'nonce-/);
});

test('with a key Google’s map is, and scripts written into a page still are not', async () => {
  const rules = await policy({ GOOGLE_MAPS_KEY: 'key-of-a-test' });
  expect(rules['script-src']).toContain('https://maps.googleapis.com');
  expect(rules['script-src']).not.toContain('unsafe');
  expect(rules['img-src']).toContain('https://*.gstatic.com');
  expect(rules['worker-src']).toBe("'self' blob:");
});

test('with our app there Intercom’s messenger is, and scripts written into a page still are not', async () => {
  const rules = await policy({ INTERCOM_APP_ID: 'abcd1234' });
  expect(rules['script-src']).toContain('https://widget.intercom.io https://js.intercomcdn.com');
  expect(rules['script-src']).not.toContain('unsafe');
  expect(rules['connect-src']).toContain('wss://*.intercom.io');
  expect(rules['frame-src']).toBe('https://intercom-sheets.com');
  expect(rules['frame-ancestors']).toBe("'none'");
});

test('a tag manager and a pixel each admit themselves alone', async () => {
  const tags = await policy({ TAG_MANAGER_ID: 'GTM-ABC1234' });
  expect(tags['script-src']).toContain('https://www.googletagmanager.com');
  expect(tags['script-src']).not.toMatch(/facebook|unsafe/);
  vi.unstubAllEnvs();
  vi.resetModules();
  const pixel = await policy({ ADS_PIXEL_ID: '123456789012345' });
  expect(pixel['script-src']).toContain('https://connect.facebook.net');
  expect(pixel['img-src']).toContain('https://www.facebook.com');
  expect(pixel['script-src']).not.toMatch(/google|unsafe/);
});
