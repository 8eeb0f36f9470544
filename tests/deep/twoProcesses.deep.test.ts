// Two processes of the API on one database, and a balancer that sends each call to either: nothing depends on which.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RATES } from '@/server/http/limits';
import { testApi } from '@/tests/support/api';
import { type ApiProcess, startApi } from '@/tests/support/apiProcess';
import { Client, createAccount } from '@/tests/support/fixtures/logins';

const api = testApi();
let folder: string;
let processes: ApiProcess[];
let calls = 0;

/** Round robin, as a balancer without sticky sessions. */
const next = (): ApiProcess => {
  calls += 1;
  return processes[calls % processes.length] as ApiProcess;
};
const either = Object.create(null, {
  fetch: { value: (...given: Parameters<ApiProcess['fetch']>) => next().fetch(...given) },
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'belong-two-'));
  const variables = { DATABASE_URL: api.url, DATA_DIR: folder, SEED: 'none', WORKER: 'off' };
  // The first makes the keys that both sign with.
  processes = [await startApi(variables)];
  processes.push(await startApi(variables));
});
afterAll(async () => {
  await Promise.all(processes.map(({ stop }) => stop()));
  await rm(folder, { recursive: true, force: true });
});

const lead = (number: number) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', sourcetype: 'Consumer' },
  body: JSON.stringify({
    type: 'calculator',
    contact: { firstName: 'Ada', lastName: 'Lovelace', email: `ada-${number}@example.test`, phone: '+14155550134' },
  }),
});

test('a limit counts the calls of all processes together', async () => {
  const statuses: number[] = [];
  for (let number = 0; number < RATES.lead.points + 4; number += 1)
    statuses.push((await next().fetch('/leads', lead(number), '198.51.100.20')).status);
  const allowed = statuses.filter((status) => status !== 429);
  expect(allowed).toHaveLength(RATES.lead.points);
  expect(statuses.slice(-4)).toEqual([429, 429, 429, 429]);
});

test('of a budget taken in blocks no more is spent than there is, however calls fall', async () => {
  const asked = Array.from({ length: RATES.search.points + 20 }, () =>
    next().fetch('/homes?page=1', { headers: { sourcetype: 'Consumer' } }, '198.51.100.22'),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  const allowed = statuses.filter((status) => status === 200).length;
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  expect(allowed).toBeLessThanOrEqual(RATES.search.points);
  expect(allowed).toBeGreaterThanOrEqual(RATES.search.points - Math.floor(RATES.search.points / 30));
});

test('a session that one process began holds in the other, and ends in both at once', async () => {
  const { email } = await createAccount(api);
  const client = new Client(either, '198.51.100.23');
  expect((await client.login(email)).status).toBe(200);
  for (let time = 0; time < 4; time += 1) expect(await client.getUser()).toBe(200);
  expect((await client.renew()).status).toBe(200);
  expect((await client.post('/users/logout')).status).toBe(200);
  expect([await client.getUser(), await client.getUser()]).toEqual([401, 401]);
});

test('an answer to a key is the same from both, and the work is done once', async () => {
  const { email } = await createAccount(api);
  const client = new Client(either, '198.51.100.24');
  await client.login(email);
  const key = randomUUID();
  const begin = () =>
    next().fetch('/threads', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${client.access}`,
        'content-type': 'application/json',
        'idempotency-key': key,
        sourcetype: 'Consumer',
      },
      body: JSON.stringify({ subject: 'The heating', topic: 'repair', body: 'It is cold in here.' }),
    });
  const first = await begin();
  expect(first.status).toBe(200);
  expect(await (await begin()).json()).toEqual(await first.json());
  expect(await api.rows("select id from threads where subject = 'The heating'")).toHaveLength(1);
});

test('what one process changes is news in the other', async () => {
  const { email } = await createAccount(api);
  const client = new Client(either, '198.51.100.25');
  await client.login(email);
  const [here, there] = processes as [ApiProcess, ApiProcess];
  const headers = { authorization: `Bearer ${client.access}`, sourcetype: 'Consumer' };
  const stop = new AbortController();
  const stream = await there.fetch('/live', { headers, signal: stop.signal });
  const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
  let heard = '';
  const until = async (text: string) => {
    while (!heard.includes(text)) heard += new TextDecoder().decode((await reader.read()).value);
  };
  await until('event: missed');
  await here.fetch('/threads', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ subject: 'News', topic: 'repair', body: 'Does anybody hear me?' }),
  });
  await until('event: threads');
  stop.abort();
});
