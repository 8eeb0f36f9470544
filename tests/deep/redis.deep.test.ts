// Limits of calls counted in Debian's Redis, and what happens while it is gone.
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '@/server/host/database/postgresServer';
import { RATES, requestLimits } from '@/server/http/limits';
import { openLimitStore } from '@/server/providers/limits/openLimitStore';
import { testApi } from '@/tests/support/api';
import { install, type Started, scratch, start } from '@/tests/support/engines/debian';

const api = testApi();
let redis: Started;
let port: number;
let place: ReturnType<typeof scratch>;

const launch = () =>
  start(['redis-server', '--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', place.folder], {
    port,
    log: path.join(place.folder, 'log'),
  });

beforeAll(async () => {
  await install('redis-server');
  place = scratch('redis');
  port = await freePort();
  redis = await launch();
});
afterAll(async () => {
  await redis.stop();
  place.remove();
});

test('two processes count in Redis, and each for itself while it is gone', async () => {
  const stores = [1, 2].map(() => openLimitStore({ REDIS_URL: `redis://127.0.0.1:${port}` }, api.owner));
  const [here, there] = stores.map((store) => requestLimits(store));
  const allowed = async (calls: (Promise<void> | undefined)[]) =>
    (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled').length;
  const calls = (caller: string) =>
    Array.from({ length: RATES.lead.points * 2 }, (_, call) => (call % 2 ? here : there)?.('lead', caller));
  // Until both are connected each counts for itself.
  const together = () =>
    expect.poll(() => allowed(calls(`${performance.now()}`)), { timeout: 10_000 }).toBe(RATES.lead.points);
  await together();
  expect(await api.rows('select * from request_counts')).toEqual([]);

  await redis.stop();
  const began = performance.now();
  expect(await allowed(calls('ben'))).toBe(RATES.lead.points * 2);
  expect(await allowed(calls('ben'))).toBe(0);
  expect(performance.now() - began).toBeLessThan(2_000);

  redis = await launch();
  await together();
  await Promise.all(stores.map((store) => store.close()));
});
