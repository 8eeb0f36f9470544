import { beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '@/server/app';
import { testApi } from '@/tests/support/api';
import { steerable, testHooks } from './hooks';
import { seedAnew } from './principals';

const api = testApi();
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  await seedAnew(api.url);
  const { services, steering } = steerable(api.services);
  app = createApp(() => services, { strict: true, extra: testHooks(services, steering) });
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
  vi.stubEnv('TEST_BUILD', '1');
  const name = 'leads.joinWaitlist:beforeCommit';
  const join = () => send('/waitlist', { email: 'ada@example.test', place: 'Denver' });
  await send('/__test/failpoint', { name, action: 'throw' });
  expect((await join()).status).toBe(500);
  expect(await api.rows('select id from waitlist_entries')).toEqual([]);
  await send('/__test/failpoint', { name, action: 'off' });
  expect((await join()).status).toBe(200);
  expect(await api.rows('select id from waitlist_entries')).toHaveLength(1);
  vi.unstubAllEnvs();
});

test('the clock is where a test puts it', async () => {
  await send('/__test/clock', { now: '2030-01-02T18:00:00.000Z' });
  const contact = { firstName: 'Ada', lastName: 'L', email: 'ada@example.test' };
  const { answerBy } = await (await send('/leads', { type: 'leasing', contact })).json();
  expect(answerBy).toBe('2030-01-04T02:00:00.000Z');
});
