// One trace from the request to its job, metrics that Prometheus can read, and nothing of a person in any of it.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { runOnce } from 'graphile-worker';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { leads } from '@/contract/account/leads/endpoints';
import { sessions } from '@/contract/account/sessions/endpoints';
import { threads } from '@/contract/account/threads/endpoints';
import { openDb, openPool } from '@/server/db/client';
import { freePort } from '@/server/host/database/postgresServer';
import { openLog } from '@/server/http/log';
import { tracedTasks } from '@/server/worker/tracedTasks';
import { testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';
import { observeQueue } from './gauges';
import { observe, writeProviderStates } from './providers';
import { summaryOf } from './spans';
import { startTelemetry, type Telemetry } from './telemetry';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

const api = testApi();
let collector: Server;
let endpoint: string;
const received: string[] = [];
let telemetry: Telemetry | undefined;
let port: number;

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push(Buffer.concat(chunks).toString());
    response.setHeader('content-type', 'application/json');
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const address = collector.address();
  endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => new Promise((resolve) => collector.close(resolve)));
beforeEach(async () => {
  received.length = 0;
  port = await freePort();
  telemetry = await startTelemetry({
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    METRICS_PORT: port,
    METRICS_HOST: '127.0.0.1',
  });
  observeQueue(api.services.db);
});
afterEach(() => telemetry?.stop());

const spansSent = (): SentSpan[] =>
  received
    .filter((text) => text.startsWith('{"resourceSpans"'))
    .flatMap((text) =>
      (JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }).resourceSpans
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    );
const metricsText = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
const stop = async () => {
  await telemetry?.stop();
  telemetry = undefined;
};

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';

/** A request that leaves an email to be sent by a job. */
const createLead = () =>
  api.fetch(leads.createLead.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${TRACE}-${CALLER}-01` },
    body: JSON.stringify({
      type: 'calculator',
      contact: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: `${randomUUID()}@example.test`,
        phone: '(415) 555-0134',
      },
    }),
  });

test('the request, its statements, and its job are one trace, which began with the caller', async () => {
  expect((await createLead()).status).toBe(200);
  const payloads: unknown[] = [];
  const taskList = tracedTasks({ deliverMessage: async (payload) => void payloads.push(payload) });
  await runOnce({ connectionString: api.url, taskList });
  await stop();
  expect(payloads).toHaveLength(1);
  // Handlers get what was enqueued.
  expect(Object.keys(payloads[0] as object)).not.toContain('_traceparent');

  const spans = spansSent().filter(({ traceId }) => traceId === TRACE);
  const server = spans.find(({ name }) => name === 'leads.createLead');
  expect(server?.parentSpanId).toBe(CALLER);
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === server?.spanId).map(({ name }) => name);
  expect(statements).toEqual(expect.arrayContaining(['insert outbox']));
  const job = spans.find(({ name }) => name === 'job deliverMessage');
  expect(spans.map(({ spanId }) => spanId)).toContain(job?.parentSpanId);
});

test('Prometheus reads requests, statements, the queue, and providers with their outcome', async () => {
  await createLead();
  const provider = observe('geocoding', {
    locate: async (address: string) => {
      if (address === '') throw new TypeError('no address of Ada Lovelace');
      return address;
    },
  });
  expect(await provider.locate('here')).toBe('here');
  await expect(provider.locate('')).rejects.toThrow(TypeError);

  const text = await metricsText();
  expect(text).toMatch(
    /belong_request_duration_seconds_count\{op="leads.createLead",method="POST",status="200"[^}]*\} 1/,
  );
  expect(text).toMatch(/belong_sql_duration_seconds_count\{statement="insert outbox"[^}]*\} 1/);
  expect(text).toMatch(/belong_queue_waiting\{task="deliverMessage"[^}]*\} 1/);
  expect(text).toMatch(/belong_queue_oldest_seconds\{task="deliverMessage"/);
  expect(text).toMatch(
    /belong_provider_duration_seconds_count\{provider="geocoding",operation="locate",outcome="ok"[^}]*\} 1/,
  );
  expect(text).toMatch(
    /belong_provider_duration_seconds_count\{provider="geocoding",operation="locate",outcome="error"[^}]*\} 1/,
  );

  // A database that is away costs nothing of it.
  const away = openDb(openPool({ url: 'postgres://127.0.0.1:1/away' }));
  await expect(writeProviderStates(away)).rejects.toThrow();
  await writeProviderStates(api.services.db);
  // What other files of the same process asked of providers stands here as well.
  const [state] = await api.rows("select error, failures::int from provider_states where provider = 'geocoding'");
  expect(state).toEqual({ error: 'locate: TypeError', failures: expect.any(Number) });
  expect(state?.failures).toBeGreaterThanOrEqual(1);
});

test('nothing of a person is in logs, traces, or metrics', async () => {
  const lines: string[] = [];
  const quiet = api.services.log;
  api.services.log = openLog('trace', { write: (line) => void lines.push(line) });
  const canaries = {
    name: 'Zebedea Canaryson',
    email: 'zebedea.canary@example.test',
    ssn: '219-09-9123',
    card: '4242424242424242',
    phone: '(415) 555-0199',
    token: 'canary-token-7f3a9c',
    password: 'canary horse battery',
  };
  const all = Object.values(canaries);
  try {
    const attempts: [string, RequestInit][] = [
      // A valid message, a body that is not JSON, fields that do not exist, wrong types, an address with data in it.
      [
        threads.createThread.path,
        { method: 'POST', body: JSON.stringify({ subject: canaries.name, topic: 'repair', body: all.join(' ') }) },
      ],
      [threads.createThread.path, { method: 'POST', body: `{"subject": "${all.join(' ')}` }],
      [
        threads.createThread.path,
        { method: 'POST', body: JSON.stringify({ [canaries.ssn]: canaries, subject: canaries }) },
      ],
      [`${threads.createThread.path}?email=${encodeURIComponent(canaries.email)}&ssn=${canaries.ssn}`, {}],
      [`/nothing/${encodeURIComponent(all.join('/'))}`, {}],
      [
        sessions.login.path,
        { method: 'POST', body: JSON.stringify({ email: canaries.email, password: canaries.password }) },
      ],
    ];
    const person = await createPerson(api, 'resident');
    for (const [path, init] of attempts)
      for (const token of [await api.tokenFor(person), canaries.token])
        await api.fetch(path, {
          ...init,
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            cookie: `jwt-token=${canaries.token}`,
            'x-request-id': canaries.ssn.padEnd(12, '!'),
            traceparent: `00-${TRACE}-${CALLER}-01`,
            tracestate: `mail=${canaries.email}`,
            baggage: `ssn=${canaries.ssn}`,
            'user-agent': canaries.name,
          },
        });
    // An error inside a handler: what PostgreSQL says about the row stays out.
    api.services.log.error({ email: canaries.email, user: { ssn: canaries.ssn, phone: canaries.phone } }, 'planted');
    const metrics = await metricsText();
    await stop();
    expect(lines.length).toBeGreaterThan(5);
    expect(received.length).toBeGreaterThan(0);
    const places = { logs: lines.join('\n'), metrics, traces: received.join('\n') };
    for (const [place, text] of Object.entries(places))
      for (const [kind, canary] of Object.entries(canaries))
        for (const form of [canary, encodeURIComponent(canary), Buffer.from(canary).toString('base64')])
          expect(text.toLowerCase().includes(form.toLowerCase()), `${kind} in ${place}`).toBe(false);
    expect(places.logs).toContain('[hidden]');
  } finally {
    api.services.log = quiet;
  }
});

test('without an exporter nothing is added to jobs', async () => {
  await stop();
  await api.rows('delete from graphile_worker._private_jobs');
  await createLead();
  const jobs = await api.rows<{ payload: object }>('select payload from graphile_worker._private_jobs');
  expect(jobs.length).toBeGreaterThan(0);
  for (const { payload } of jobs) expect(Object.keys(payload)).not.toContain('_traceparent');
  expect(
    await startTelemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: undefined, METRICS_PORT: undefined, METRICS_HOST: '' }),
  ).toBe(undefined);
});

test.each([
  ['select "homes"."id" from "homes" where "email" = $1', 'select homes'],
  ['insert into "threads" ("id") values ($1)', 'insert threads'],
  ['update "users" set "first_name" = $1', 'update users'],
  ['delete from "sessions"', 'delete sessions'],
  ['select * from app.create_lead($1)', 'select app.create_lead'],
  ["select set_config('app.person', $1, true)", 'select'],
  ['begin', 'statement'],
])('a statement is told by its verb and table: %s', (statement, summary) => {
  expect(summaryOf(statement)).toBe(summary);
});
