// Reads on streaming replicas of Debian's PostgreSQL: who reads where, what they wrote they read back, and what happens
// while a replica lags, stands still, or is gone.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner, databaseUrl } from '@/scripts/ci/database';
import { createApp } from '@/server/app';
import type { Services } from '@/server/context';
import { migrateToLatest } from '@/server/db/migrate';
import { openReplicas, type Replicas } from '@/server/db/replicas';
import { testApi } from '@/tests/support/api';
import { debianPostgres, type Postgres, startPostgres } from '@/tests/support/engines/debian';
import { type Replica, startReplica } from '@/tests/support/engines/replica';
import { createHome, createPerson } from '@/tests/support/fixtures/people';

const DATABASE = 'replicated';
let server: Postgres;
let first: Replica;
let second: Replica;

const api = testApi(async () => {
  const binaries = await debianPostgres();
  server = await startPostgres(binaries);
  await asOwner(server.url, (client) => client.query(`create database ${DATABASE}`));
  const url = databaseUrl(server.url, DATABASE);
  await migrateToLatest(url);
  first = await startReplica(server, binaries);
  second = await startReplica(server, binaries);
  return { url, drop: async () => undefined };
});

let replicas: Replicas;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  replicas = openReplicas({ urls: [first.url(DATABASE), second.url(DATABASE)], primary: api.services.db });
  const services: Services = { ...api.services, replicas };
  app = createApp(() => services, { strict: true });
});
afterAll(async () => {
  await replicas.close();
  await first.stop();
  await second.stop();
  await server.stop();
});

const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  app.fetch(new Request(`http://api.test${path}`, { ...init, headers: { sourcetype: 'Consumer', ...headers } }), {
    address: null,
  });
async function countHomes(headers?: Record<string, string>): Promise<number> {
  const response = await ask('/homes', headers);
  expect(response.status).toBe(200);
  return ((await response.json()) as { total: number }).total;
}
const transactionsOf = (url: string) =>
  asOwner(url, async (client) => {
    await client.query('select pg_stat_clear_snapshot()');
    const { rows } = await client.query<{ done: number }>(
      'select (xact_commit + xact_rollback)::int as done from pg_stat_database where datname = $1',
      [DATABASE],
    );
    return rows[0]?.done ?? 0;
  });
const pause = (url: string, paused: boolean) =>
  asOwner(url, (client) => client.query(`select pg_wal_replay_${paused ? 'pause' : 'resume'}()`));
/** Writes as a browser does. Returns the position from the response. */
async function write(): Promise<string> {
  const response = await ask(
    '/sitevisit',
    { 'content-type': 'application/json' },
    {
      method: 'POST',
      body: JSON.stringify({
        trackingId: null,
        url: 'https://belong.test/homes',
        referrer: '',
        encodedPartnerKey: null,
        experiments: {},
      }),
    },
  );
  expect(response.status).toBe(200);
  return response.headers.get('database-position') ?? '';
}

test('what anybody may read is read from the replicas, by turns', async () => {
  const owner = await createPerson(api);
  await createHome(api, { owner, status: 'active' });
  const position = await write();
  expect(position).toMatch(/^[\dA-F]+\/[\dA-F]+$/);
  await expect.poll(() => replicas.pick(position) !== undefined, { timeout: 10_000 }).toBe(true);
  const [one, other] = [first.url(DATABASE), second.url(DATABASE)];
  const before = [await transactionsOf(one), await transactionsOf(other)];
  for (let times = 0; times < 40; times += 1) expect(await countHomes({ 'database-position': position })).toBe(1);
  await expect
    .poll(
      async () =>
        Math.min((await transactionsOf(one)) - (before[0] ?? 0), (await transactionsOf(other)) - (before[1] ?? 0)),
      {
        timeout: 15_000,
      },
    )
    .toBeGreaterThan(20);
});

test('the person who wrote reads it back though the replicas lag, and others read what was', async () => {
  const owner = await createPerson(api);
  const before = await countHomes();
  for (const each of [first, second]) await pause(each.url('postgres'), true);
  await createHome(api, { owner, status: 'active' });
  const position = await write();
  expect(await countHomes({ 'database-position': position })).toBe(before + 1);
  expect(await countHomes()).toBe(before);
  // No reader gets data older than five seconds.
  await expect
    .poll(
      async () => {
        await write();
        return countHomes();
      },
      { timeout: 15_000, interval: 500 },
    )
    .toBe(before + 1);
  for (const each of [first, second]) await pause(each.url('postgres'), false);
  await expect.poll(() => replicas.pick(position) !== undefined, { timeout: 10_000 }).toBe(true);
});

test('members read their own things, and everybody writes, on the database itself', async () => {
  const ada = await createPerson(api, 'resident');
  const headers = { authorization: `Bearer ${await api.tokenFor(ada)}` };
  for (const each of [first, second]) await pause(each.url('postgres'), true);
  const body = JSON.stringify({ subject: 'The heating', topic: 'repair', body: 'It is cold in here.' });
  const created = await ask(
    '/threads',
    { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    { method: 'POST', body },
  );
  expect(created.status).toBe(200);
  const threads = (await (await ask('/threads', headers)).json()) as { items: unknown[] };
  expect(threads.items).toHaveLength(1);
  for (const each of [first, second]) await pause(each.url('postgres'), false);
});

test('delays one reader by a second when a replica stalls, and then no one', async () => {
  await expect.poll(() => replicas.pick(null) !== undefined, { timeout: 10_000 }).toBe(true);
  first.freeze(true);
  const times: number[] = [];
  for (let read = 0; read < 12; read += 1) {
    const began = performance.now();
    await countHomes();
    times.push(performance.now() - began);
  }
  first.freeze(false);
  expect(Math.max(...times)).toBeLessThan(4_000);
  const slow = times.filter((ms) => ms > 900).length;
  expect([1, 2]).toContain(slow);
});

test('killed replicas fail no read', async () => {
  await expect.poll(() => replicas.pick(null) !== undefined, { timeout: 10_000 }).toBe(true);
  const reads = Array.from({ length: 60 }, async (_, read) => {
    if (read === 20) first.process.kill('SIGQUIT');
    if (read === 40) second.process.kill('SIGQUIT');
    return countHomes();
  });
  expect(new Set(await Promise.all(reads)).size).toBe(1);
  expect(await countHomes()).toBeGreaterThan(0);
});
