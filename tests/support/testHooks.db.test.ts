import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { createApp, app as openedApp } from '@/server/app';
import { closeContainer } from '@/server/container';
import { testApi } from '@/tests/support/api';
import { reseed } from './fixtures/principals';
import { controllable, hookRoutes } from './testHooks';

const api = testApi();
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  await reseed(api.url);
  const { services, steering } = controllable(api.services);
  app = createApp(() => services, { strict: true, mountExtra: hookRoutes(services, steering, () => api.url) });
});

const send = (path: string, body: object, headers: Record<string, string> = {}) =>
  app.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
const whoAmI = (token: string) => app.request('/users', { headers: { authorization: `Bearer ${token}` } });

test('each fixed principal can be signed in, and a revoked session is one no longer', async () => {
  for (const who of ['resident-a', 'co-applicant', 'homeowner-b', 'pro-with-task', 'admin']) {
    const { token } = await (await send('/__test/session', { email: `${who}@principals.test` })).json();
    expect((await whoAmI(token)).status, who).toBe(200);
  }
  const { token } = await (
    await send('/__test/session', { email: 'resident-b@principals.test', state: 'revoked' })
  ).json();
  expect((await whoAmI(token)).status).toBe(401);
  expect((await send('/__test/session', { email: 'nobody@principals.test' })).status).toBe(404);
});

test('a failpoint before the commit leaves nothing behind, and is gone when it is off', async () => {
  const name = 'leads.joinWaitlist:beforeCommit';
  const join = () => send('/waitlist', { email: 'ada@example.test', place: 'Denver' });
  await send('/__test/failpoint', { name, action: 'throw' });
  expect((await join()).status).toBe(500);
  expect(await api.rows('select id from waitlist_entries')).toEqual([]);
  await send('/__test/failpoint', { name, action: 'off' });
  expect((await join()).status).toBe(200);
  expect(await api.rows('select id from waitlist_entries')).toHaveLength(1);
});

test('the clock is where a test puts it', async () => {
  await send('/__test/clock', { now: '2030-01-02T18:00:00.000Z' });
  const contact = { firstName: 'Ada', lastName: 'L', email: 'ada@example.test' };
  const { answerBy } = await (await send('/leads', { type: 'leasing', contact })).json();
  expect(answerBy).toBe('2030-01-04T02:00:00.000Z');
});

test('jobs that wait for a moment before the moved clock run at once; those after it wait on', async () => {
  const at = (day: string) => `2031-${day}T12:00:00Z`;
  for (const day of ['01-01', '03-01'])
    await api.rows("select app.enqueue('sendMessages', '{}', $1::timestamptz, $2)", [at(day), `wait ${day}`]);
  await send('/__test/clock', { now: '2031-02-01T00:00:00.000Z' });
  const waiting = await api.rows<{ key: string }>(
    "select key from graphile_worker.jobs where key like 'wait %' and run_at > now()",
  );
  expect(waiting).toEqual([{ key: 'wait 03-01' }]);
});

test('opens no hooks without an environment', async () => {
  for (const name of ['TEST_HOOKS', 'TEST_BUILD', 'DEEP']) vi.stubEnv(name, '1');
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('DATABASE_URL', api.url);
  vi.stubEnv('DATA_DIR', mkdtempSync(path.join(tmpdir(), 'belong-no-hooks-')));
  try {
    const started = await openedApp();
    expect((await started.request('/healthz')).status).toBe(200);
    for (const hook of ['reset', 'clock', 'jobs', 'failpoint', 'session'])
      expect((await started.request(`/__test/${hook}`, { method: 'POST', body: '{}' })).status, hook).toBe(404);
    expect((await started.request('/dev/outbox')).status).toBe(404);
  } finally {
    await closeContainer();
    vi.unstubAllEnvs();
  }
});
