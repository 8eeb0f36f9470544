// The machine that takes writes is lost under load: no acknowledged write goes, writes are back in 30 seconds, reads never
// go. Engine: Patroni and etcd of Debian, three nodes, synchronous.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner } from '@/scripts/ci/database';
import { createApp } from '@/server/app';
import type { Services } from '@/server/context';
import { migrateToLatest } from '@/server/db/migrate';
import { openReplicas, type Replicas } from '@/server/db/replicas';
import { testApi } from '@/tests/support/api';
import { type Cluster, startCluster } from '@/tests/support/engines/patroni';
import { createHome, createPerson } from '@/tests/support/fixtures/people';

const DATABASE = 'available';
const WARM_MS = 8_000;
const BACK_MS = 30_000;
const AFTER_MS = 10_000;

let cluster: Cluster;
let replicas: Replicas;
let app: ReturnType<typeof createApp>;
const api = testApi(async () => {
  cluster = await startCluster();
  await asOwner(cluster.url('postgres'), (client) => client.query(`create database ${DATABASE}`));
  const url = cluster.url(DATABASE);
  await migrateToLatest(url);
  return { url, drop: async () => undefined };
});
beforeAll(async () => {
  await createHome(api, { owner: await createPerson(api) });
  replicas = openReplicas({ urls: cluster.nodeUrls(DATABASE), primary: api.services.db });
  const services: Services = { ...api.services, replicas };
  app = createApp(() => services, { strict: true });
});
afterAll(async () => {
  await replicas?.close();
  await cluster?.stop();
});

let asked = 0;
async function ask(): Promise<{ status: number; message: string }> {
  asked += 1;
  const number = asked;
  const message = `Question number ${number} of this drill`;
  const contact = { firstName: 'Ada', lastName: 'Byron', email: `ada${number}@example.test` };
  const response = await app.fetch(
    new Request('http://api.test/leads', {
      method: 'POST',
      headers: { sourcetype: 'Consumer', 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'ask_a_question', contact, message }),
    }),
    { address: `203.${(number >> 16) % 250}.${(number >> 8) % 250}.${number % 250}` },
  );
  return { status: response.status, message };
}

test('the leader is lost under load', async () => {
  const acknowledged: string[] = [];
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const reads = new Map<number, number>();
  let isOver = false;
  const writers = Array.from({ length: 3 }, async () => {
    while (!isOver) {
      const { status, message } = await ask();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200) {
        acknowledged.push(message);
        times.push(performance.now());
      }
      await sleep(20);
    }
  });
  const reader = (async () => {
    let n = 0;
    while (!isOver) {
      n += 1;
      const request = new Request('http://api.test/homes', { headers: { sourcetype: 'Consumer' } });
      const { status } = await app.fetch(request, { address: `198.51.${(n >> 8) % 250}.${n % 250}` });
      reads.set(status, (reads.get(status) ?? 0) + 1);
      await sleep(100);
    }
  })();
  await sleep(WARM_MS);
  const before = acknowledged.length;
  const lost = await cluster.leader();
  const lostAt = performance.now();
  cluster.lose(lost);
  const firstAfter = () => times.find((at) => at > lostAt + 1_000);
  while (firstAfter() === undefined && performance.now() < lostAt + 3 * BACK_MS) await sleep(200);
  await sleep(AFTER_MS);
  isOver = true;
  await Promise.all([...writers, reader]);
  const back = (firstAfter() ?? Number.POSITIVE_INFINITY) - lostAt;
  const { rows } = await asOwner(cluster.url(DATABASE), (client) => client.query('select message from leads'));
  const found = new Set((rows as { message: string }[]).map(({ message }) => message));
  process.stdout.write(
    `failover: writes back after ${Math.round(back / 100) / 10} s, ${acknowledged.length} acknowledged (${before} before), answers ${JSON.stringify([...statuses])}, reads ${JSON.stringify([...reads])}\n`,
  );
  expect(before).toBeGreaterThan(20);
  expect((await cluster.leader()).name).not.toBe(lost.name);
  expect(acknowledged.filter((message) => !found.has(message))).toEqual([]);
  expect(back).toBeLessThan(BACK_MS);
  expect([...statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect([...reads.keys()]).toEqual([200]);
});
