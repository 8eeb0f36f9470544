import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logProblem } from '@/lib/log';
import { deviceOf } from './device';
import { startMonitoring } from './monitoring';

const sent: { url: string; body: { message: string; kind: string }[] }[] = [];
let stop: (() => void) | undefined;

const throwOf = (error: Error, filename = `${window.location.origin}/_next/static/chunks/a.js`) =>
  window.dispatchEvent(new ErrorEvent('error', { error, message: error.message, filename }));
const reported = () => sent.filter(({ url }) => url.endsWith('/monitoring/errors')).flatMap(({ body }) => body);

beforeEach(() => {
  sent.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(init.body)) });
    return new Response('{}');
  });
});
afterEach(() => {
  stop?.();
  vi.unstubAllGlobals();
});

test('an error is sent once a page, with its kind and the pattern of the page', () => {
  const error = new Error('broken');
  stop = startMonitoring({ pathname: '/homes/[place]' });
  throwOf(error);
  throwOf(error);
  logProblem('The visit could not be recorded.', new Error('down'));
  stop();
  expect(reported()).toEqual([
    expect.objectContaining({ kind: 'error', message: 'Error: broken', route: '/homes/[place]' }),
    expect.objectContaining({ kind: 'log', message: 'The visit could not be recorded. Error: down' }),
  ]);
});

test('what broke before we listened is sent too; extensions are not ours', () => {
  const early = new ErrorEvent('error', { error: new Error('early'), filename: `${window.location.origin}/x.js` });
  window.earlyErrors = [early];
  stop = startMonitoring({ pathname: '/' });
  throwOf(new Error('of an extension'), 'chrome-extension://abc/x.js');
  stop();
  expect(reported().map(({ message }) => message)).toEqual(['Error: early']);
});

test('a page sends ten errors at most', () => {
  stop = startMonitoring({ pathname: '/' });
  for (let n = 0; n < 30; n += 1) throwOf(new Error(`broken ${n}`));
  stop();
  expect(reported()).toHaveLength(10);
});

test.each([
  [{ width: 390, height: 844 }, false, 'phone'],
  [{ width: 844, height: 390 }, false, 'phone'],
  [{ width: 820, height: 1180 }, false, 'tablet'],
  [{ width: 1280, height: 720 }, true, 'desktop'],
] as const)('a screen of %j with a mouse: %s is a %s', (screen, hasMouse, device) => {
  expect(deviceOf(screen, hasMouse)).toBe(device);
});
