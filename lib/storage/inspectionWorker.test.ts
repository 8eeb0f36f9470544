import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

/** Runs the worker with a browser of its own; answers what it would answer to a request. */
function worker(browser: { fetch: () => Promise<Response>; stored?: Response; put: () => Promise<void> }) {
  let listener: ((event: unknown) => void) | undefined;
  const self = {
    location: { origin: 'https://site.test' },
    addEventListener: (name: string, handle: (event: unknown) => void) => {
      if (name === 'fetch') listener = handle;
    },
  };
  const caches = { open: async () => ({ put: browser.put }), match: async () => browser.stored };
  runInNewContext(readFileSync('public/inspection-worker.js', 'utf8'), { self, caches, fetch: browser.fetch, URL });
  return (path: string, mode: string) =>
    new Promise<Response>((resolve, reject) => {
      const request = { url: `https://site.test${path}`, method: 'GET', mode };
      listener?.({ request, respondWith: (answer: Promise<Response>) => answer.then(resolve, reject) });
    });
}

const page = '/accounts/move-out-inspections/1';
const full = () => Promise.reject(new DOMException('No room left', 'QuotaExceededError'));

test('a phone without room left shows the page of now, not the one it stored before', async () => {
  const ask = worker({ fetch: async () => new Response('now'), stored: new Response('before'), put: full });
  expect(await (await ask(page, 'navigate')).text()).toBe('now');
});

test('a phone without room left still runs the scripts that come from the network', async () => {
  const ask = worker({ fetch: async () => new Response('script'), put: full });
  expect(await (await ask('/_next/static/a.js', 'no-cors')).text()).toBe('script');
});

test('without a connection the stored page is shown', async () => {
  const ask = worker({
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    stored: new Response('before'),
    put: async () => undefined,
  });
  expect(await (await ask(page, 'navigate')).text()).toBe('before');
});
