import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addresses } from '@/contract/homes/addresses/endpoints';
import { flows } from '@/contract/platform/flows/endpoints';
import type { Services } from '@/server/context';
import { observe } from '@/server/telemetry/providers';
import { testApi } from '@/tests/support/api';
import { createSignedInBrowser } from '@/tests/support/browser/signedInBrowser';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { rentAnswers } from '@/tests/support/fixtures/rentAnswers';

const api = testApi();
const BUDGET_MS = 400;
/** What undoing a transaction and a busy machine add; far below what one question may take without a budget. */
const MAX_MS = 3_000;
let healthy: Services;
const hangs = { suggest: () => new Promise<never>(() => undefined) };

beforeEach(() => {
  healthy = api.services;
});
afterEach(() => {
  api.services = healthy;
});

const limit = (changes: Partial<Services> = {}) => {
  api.services = { ...healthy, requestBudgetMs: BUDGET_MS, ...changes };
};

async function timed(answer: Promise<Response>): Promise<Response> {
  const started = performance.now();
  const response = await answer;
  expect(performance.now() - started).toBeLessThan(MAX_MS);
  return response;
}

const path = `${addresses.suggestAddresses.path}?q=${encodeURIComponent('1 Oak Ave, Oakland, CA')}`;

test.each([
  ['one that is watched ends with the time of the request', () => observe('geocoding', hangs)],
  ['one that never ends is given up', () => hangs],
])('a provider without an answer is a 503 that says when to come back: %s', async (_, geocoding) => {
  limit({ geocoding: geocoding() });
  const response = await timed(api.fetch(path));
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  api.services = healthy;
  expect((await api.fetch(path)).status).toBe(200);
});

test('what comes after the time is over is not begun: nothing of a late submission is stored', async () => {
  const browser = createSignedInBrowser(api);
  const run = await (await browser.as(null)).call(flows.startRun, {
    params: { flowId: 'rent-estimate' },
    body: { answers: rentAnswers },
  });
  const { promise: late, resolve } = Promise.withResolvers<void>();
  limit({
    geocoding: {
      suggest: async () => {
        await late;
        return [];
      },
    },
  });
  const answer = api.fetch(`/flows/rent-estimate/runs/${run.id}/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'guest-token': browser.holder() ?? '' },
    body: '{}',
  });
  expect((await timed(answer)).status).toBe(503);
  resolve();
  await expect.poll(() => api.openTransactions()).toBe(0);
  expect(await api.rows('select id from estimates')).toEqual([]);
  expect(await api.rows("select id from flow_runs where status = 'submitted'")).toEqual([]);
});

test('a question that waits for a lock ends with the time of its request, and its key works again', async () => {
  const ada = await createPerson(api);
  const homeId = await createHome(api, { owner: ada });
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    authorization: `Bearer ${await api.tokenFor(ada)}`,
  };
  const body = JSON.stringify({ subject: 'The gate', body: 'It does not close.', homeId });
  const ask = () => api.fetch('/threads', { method: 'POST', headers, body });
  const other = await api.owner.connect();
  await other.query('begin; lock table messages in access exclusive mode');
  limit();
  try {
    const response = await timed(ask());
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
  } finally {
    await other.query('rollback');
    other.release();
  }
  api.services = healthy;
  expect(await api.rows('select id from threads')).toEqual([]);
  expect((await ask()).status).toBe(200);
  expect(await api.rows('select id from threads')).toHaveLength(1);
});
