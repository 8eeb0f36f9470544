import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WEBHOOK_EVENTS, WEBHOOK_OBJECT_PATHS, webhooks } from '@/contract/platform/webhooks/endpoints';
import { asSystem } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { httpWebhooks } from '@/server/providers/webhooks/http';
import { refusalOf, testApi } from '@/tests/support/api';
import { findMessages } from '@/tests/support/fixtures/logins';
import { createPerson } from '@/tests/support/fixtures/people';
import { announceAuditEvent, sendWebhook } from './jobs';
import { signedHeaders } from './signatures';

const api = testApi();

interface Heard {
  headers: IncomingHttpHeaders;
  body: string;
}
const heard: Heard[] = [];
let answer: RequestListener = (_, response) => void response.writeHead(204).end();
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  heard.push({ headers: request.headers, body });
  answer(request, response);
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  heard.length = 0;
  answer = (_, response) => void response.writeHead(204).end();
  await api.empty('webhook_endpoints', 'audit_log', 'outbox');
  await api.rows('delete from graphile_worker._private_jobs');
});

const answerWith = (status: number, headers: Record<string, string> = {}, body = '') => {
  answer = (_, response) => void response.writeHead(status, headers).end(body);
};

async function anEndpoint() {
  const admin = await createPerson(api, 'staff', ['admin']);
  const body = { name: 'Alder Accounting', url, events: ['lease.signed' as const, 'home.leased' as const] };
  const { endpoint, secret } = await api.callAs(admin, webhooks.createWebhookEndpoint, { body });
  return { admin, endpoint, secret, params: { webhookEndpointId: endpoint.id } };
}
type Made = Awaited<ReturnType<typeof anEndpoint>>;

const LEASE = '0195f0a0-0000-7000-8000-000000000001';
/** Something happens, and the job that tells of it runs. */
async function happen(event: (typeof WEBHOOK_EVENTS)[number] | 'lease.declined', subject = `lease:${LEASE}`) {
  await asSystem(api.services.db, (db) => audit(db, { event, subject, detail: { name: 'Ada Byron' } }));
  const queued = await api.rows<{ payload: object }>(
    `select payload from graphile_worker._private_jobs where key like 'announce:%' order by id`,
  );
  for (const { payload } of queued) await announceAuditEvent(api.services, payload);
  return queued.length;
}
const messages = ({ admin, params }: Pick<Made, 'admin' | 'params'>) =>
  api.callAs(admin, webhooks.listWebhookMessages, { params });
const attempt = async (made: Pick<Made, 'admin' | 'params'>) => {
  const [message] = await messages(made);
  await sendWebhook(api.services, { id: message?.id });
  return (await messages(made))[0] ?? expect.fail('no message');
};
/** Lets the time pass until the next attempt is due, and makes it. */
async function attemptLater(made: Pick<Made, 'admin' | 'params'>) {
  const [message] = await messages(made);
  api.now = new Date(message?.nextAttemptAt ?? api.now);
  return attempt(made);
}
const endpointOf = async ({ admin, endpoint }: Made) =>
  (await api.callAs(await createPerson(api, 'staff', ['admin']), webhooks.listWebhookEndpoints)).find(
    ({ id }) => id === endpoint.id && admin,
  );
const fresh = async (made: Made): Promise<Made> => ({ ...made, admin: await createPerson(api, 'staff', ['admin']) });

/** Checks a delivery as a receiver does. */
function isSigned({ headers, body }: Heard, secret: string): boolean {
  const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
  const expected = signedHeaders([secret], { id: String(headers['webhook-id']), body }, at)['webhook-signature'];
  return String(headers['webhook-signature']).split(' ').includes(String(expected));
}

test('the signature is that of the test vector of Standard Webhooks', () => {
  expect(
    signedHeaders(
      ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
      { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' },
      new Date(1_614_265_330_000),
    ),
  ).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('every event is about an object that a key can read', () => {
  expect(WEBHOOK_EVENTS.filter((event) => !WEBHOOK_OBJECT_PATHS[event.split('.')[0] ?? ''])).toEqual([]);
});

describe('createWebhookEndpoint', () => {
  test('shows its secret once, stores it sealed, and is audited', async () => {
    const { secret, endpoint } = await anEndpoint();
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const [stored] = await api.rows<{ text: string }>(
      `select encode(secret, 'escape') || to_jsonb(e)::text as text from webhook_endpoints e`,
    );
    expect(stored?.text).not.toContain(secret.slice(6));
    expect(endpoint).toMatchObject({ status: 'active', failingSince: null });
    expect(await api.rows(`select event from audit_log where subject = 'webhook_endpoint:${endpoint.id}'`)).toEqual([
      { event: 'webhook.created' },
    ]);
  });

  test('refuses an address that is not https or not public, at its field', async () => {
    const admin = await createPerson(api, 'staff', ['admin']);
    const { services } = api;
    api.services = { ...services, webhooks: httpWebhooks({ allowsLoopback: false }) };
    for (const refused of [url, 'https://10.0.0.1/', 'https://localhost/', 'http://partner.example/']) {
      const body = { name: 'Alder', url: refused, events: ['lease.signed' as const] };
      const refusal = await refusalOf(api.callAs(admin, webhooks.createWebhookEndpoint, { body }));
      expect(refusal.fields, refused).toHaveProperty('url');
    }
    api.services = services;
  });
});

describe('an event', () => {
  test('reaches each endpoint that wants it once, signed, with ids and a path and nothing of people', async () => {
    const made = await anEndpoint();
    expect(await happen('lease.signed')).toBe(1);
    await happen('lease.declined');
    const message = await attempt(made);
    expect(message).toMatchObject({ event: 'lease.signed', status: 'delivered', nextAttemptAt: null });
    expect(message.attempts).toMatchObject([{ status: 204, error: null }]);
    const [first = expect.fail('nothing was heard')] = heard;
    expect(first.headers['webhook-id']).toBe(message.id);
    expect(isSigned(first, made.secret)).toBe(true);
    expect(JSON.parse(first.body)).toEqual({
      id: message.id,
      type: 'lease.signed',
      timestamp: expect.any(String),
      data: { type: 'lease', id: LEASE, path: `/api/consumer/partner/leases/${LEASE}` },
    });
    expect(heard).toHaveLength(1);
  });

  test('that no endpoint wants makes no job', async () => {
    await anEndpoint();
    expect(await happen('home.published', `home:${LEASE}`)).toBe(0);
  });

  test('that is announced twice makes one message', async () => {
    const made = await anEndpoint();
    await happen('lease.signed');
    const [{ id } = expect.fail('no row')] = await api.rows<{ id: string }>(
      `select id from audit_log where event = 'lease.signed'`,
    );
    await announceAuditEvent(api.services, { auditId: id });
    expect(await messages(made)).toHaveLength(1);
  });
});

describe('a failed delivery', () => {
  test.each([
    [302, 'a redirect'],
    [429, 'too many requests'],
    [500, 'an error'],
  ])('with status %i, %s, is tried again after a pause', async (status) => {
    const made = await anEndpoint();
    answerWith(status, { location: url }, 'not now');
    await happen('lease.signed');
    const message = await attempt(made);
    expect(message).toMatchObject({ status: 'waiting', attempts: [{ status, response: 'not now' }] });
    expect(Date.parse(message.nextAttemptAt ?? '') - api.now.getTime()).toBe(5_000);
    expect(heard).toHaveLength(1);
    answerWith(200);
    expect(await attemptLater(made)).toMatchObject({ status: 'delivered' });
    expect(new Set(heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await endpointOf(made))?.failingSince).toBeNull();
  });

  test('waits as long as Retry-After says', async () => {
    const made = await anEndpoint();
    answerWith(429, { 'retry-after': '3600' });
    await happen('lease.signed');
    const { nextAttemptAt } = await attempt(made);
    expect(Date.parse(nextAttemptAt ?? '') - api.now.getTime()).toBe(3_600_000);
  });

  test('ends after ten attempts within three days', async () => {
    let made = await anEndpoint();
    answerWith(500);
    await happen('lease.signed');
    const started = api.now.getTime();
    let message = await attempt(made);
    while (message.status === 'waiting') {
      made = await fresh(made);
      message = await attemptLater(made);
    }
    expect(message).toMatchObject({ status: 'failed', nextAttemptAt: null });
    expect(message.attempts).toHaveLength(10);
    expect((api.now.getTime() - started) / 86_400_000).toBeGreaterThan(2.5);
    expect((api.now.getTime() - started) / 86_400_000).toBeLessThanOrEqual(3);
  });

  test('five days of them disable the endpoint, and administrators get one email each', async () => {
    let made = await anEndpoint();
    answerWith(500);
    await happen('lease.signed');
    await attempt(made);
    api.now = new Date(api.now.getTime() + 5 * 86_400_000);
    made = await fresh(made);
    expect(await attempt(made)).toMatchObject({ status: 'failed' });
    expect((await endpointOf(made))?.status).toBe('disabled');
    const emails = (await findMessages(api, made.admin.email)).filter(({ template }) => template === 'webhookDisabled');
    expect(emails).toHaveLength(1);
    expect(await happen('lease.signed', `lease:${crypto.randomUUID()}`)).toBe(1);
    expect(await messages(made)).toHaveLength(1);
  });

  test('with status 410 disables the endpoint at once', async () => {
    const made = await anEndpoint();
    answerWith(410);
    await happen('lease.signed');
    expect(await attempt(made)).toMatchObject({ status: 'failed' });
    expect((await endpointOf(made))?.status).toBe('disabled');
  });

  test('an attempt that runs is not made twice', async () => {
    const made = await anEndpoint();
    await happen('lease.signed');
    const [message] = await messages(made);
    await Promise.all([1, 2].map(() => sendWebhook(api.services, { id: message?.id })));
    expect(heard).toHaveLength(1);
  });
});

describe('changeWebhookEndpoint', () => {
  const other = { name: 'Alder CRM', events: ['home.leased' as const] };

  test('keeps the secret with a new name and new events, and sends those events alone', async () => {
    const made = await anEndpoint();
    const { admin, params, endpoint } = made;
    const body = { ...other, url };
    const changed = await api.callAs(admin, webhooks.changeWebhookEndpoint, { params, body });
    expect(changed).toMatchObject({ secret: null, endpoint: { ...body, status: 'active' } });
    expect(await happen('lease.signed')).toBe(0);
    await happen('home.leased', `home:${LEASE}`);
    await attempt(made);
    expect(isSigned(heard[0] ?? expect.fail('nothing was heard'), made.secret)).toBe(true);
    expect(
      await api.rows(`select detail from audit_log where event = 'webhook.changed' and subject = $1`, [
        `webhook_endpoint:${endpoint.id}`,
      ]),
    ).toEqual([{ detail: body }]);
  });

  test('signs with a new secret alone at another address, also during an overlap', async () => {
    const made = await anEndpoint();
    const { admin, params } = made;
    const rolled = await api.callAs(admin, webhooks.rollWebhookSecret, { params, body: { overlapHours: 24 } });
    answerWith(500);
    await happen('lease.signed');
    await attempt(made);
    const body = { ...other, url: `${url}/moved` };
    const { secret, endpoint } = await api.callAs(admin, webhooks.changeWebhookEndpoint, { params, body });
    expect(endpoint).toMatchObject({ url: body.url, oldSecretEndsAt: null, failingSince: null });
    answerWith(204);
    await attemptLater(made);
    const sent = heard.at(-1) ?? expect.fail('nothing was heard');
    expect([made.secret, rolled.secret, secret ?? ''].map((each) => isSigned(sent, each))).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('refuses an address that is not public, at its field, and changes nothing', async () => {
    const { admin, params, endpoint } = await anEndpoint();
    const { services } = api;
    api.services = { ...services, webhooks: httpWebhooks({ allowsLoopback: false }) };
    const call = api.callAs(admin, webhooks.changeWebhookEndpoint, {
      params,
      body: { ...other, url: 'https://10.0.0.1/' },
    });
    expect((await refusalOf(call)).fields).toHaveProperty('url');
    api.services = services;
    expect(await api.callAs(admin, webhooks.listWebhookEndpoints)).toEqual([endpoint]);
  });
});

describe('rollWebhookSecret', () => {
  test('signs with both secrets during the overlap, and with the new one alone after it', async () => {
    let made = await anEndpoint();
    const { admin, params } = made;
    const rolled = await api.callAs(admin, webhooks.rollWebhookSecret, { params, body: { overlapHours: 24 } });
    expect(rolled.endpoint.oldSecretEndsAt).not.toBeNull();
    await happen('lease.signed');
    await attempt(made);
    const [during = expect.fail('nothing was heard')] = heard;
    expect([isSigned(during, made.secret), isSigned(during, rolled.secret)]).toEqual([true, true]);
    api.now = new Date(api.now.getTime() + 86_400_000);
    made = await fresh(made);
    await api.callAs(made.admin, webhooks.sendTestEvent, { params });
    await attempt(made);
    const after = heard.at(-1) ?? expect.fail('nothing was heard');
    expect([isSigned(after, made.secret), isSigned(after, rolled.secret)]).toEqual([false, true]);
  });
});

describe('pauseWebhookEndpoint', () => {
  test('sends nothing, not what waited either', async () => {
    const made = await anEndpoint();
    const { admin, params } = made;
    await happen('lease.signed');
    expect(await api.callAs(admin, webhooks.pauseWebhookEndpoint, { params })).toMatchObject({ status: 'paused' });
    expect(await attempt(made)).toMatchObject({ status: 'failed', attempts: [] });
    expect(heard).toEqual([]);
    expect((await refusalOf(api.callAs(admin, webhooks.pauseWebhookEndpoint, { params }))).status).toBe(409);
  });
});

describe('resumeWebhookEndpoint', () => {
  test('forgets earlier failures', async () => {
    const made = await anEndpoint();
    const { admin, params } = made;
    answerWith(410);
    await happen('lease.signed');
    await attempt(made);
    const resumed = await api.callAs(admin, webhooks.resumeWebhookEndpoint, { params });
    expect(resumed).toMatchObject({ status: 'active', failingSince: null });
  });
});

describe('sendTestEvent', () => {
  test('tries an endpoint out, and is refused for one that is paused', async () => {
    const made = await anEndpoint();
    const { admin, params } = made;
    expect(await api.callAs(admin, webhooks.sendTestEvent, { params })).toMatchObject({ event: 'webhook.test' });
    expect(await attempt(made)).toMatchObject({ status: 'delivered' });
    await api.callAs(admin, webhooks.pauseWebhookEndpoint, { params });
    expect((await refusalOf(api.callAs(admin, webhooks.sendTestEvent, { params }))).status).toBe(409);
  });
});

describe('sendWebhookAgain', () => {
  test('sends under the same id, and not while it waits', async () => {
    const made = await anEndpoint();
    await happen('lease.signed');
    const { id } = await attempt(made);
    const params = { webhookMessageId: id };
    expect(await api.callAs(made.admin, webhooks.sendWebhookAgain, { params })).toMatchObject({ status: 'waiting' });
    expect((await refusalOf(api.callAs(made.admin, webhooks.sendWebhookAgain, { params }))).status).toBe(409);
    expect((await attempt(made)).attempts).toHaveLength(2);
    expect(heard.map(({ headers }) => headers['webhook-id'])).toEqual([id, id]);
  });
});

describe('listWebhookMessages', () => {
  test('keeps the beginning of a long answer, without control characters', async () => {
    const made = await anEndpoint();
    answerWith(500, {}, `\u0000${'x'.repeat(50_000)}`);
    await happen('lease.signed');
    const [first] = (await attempt(made)).attempts;
    expect(first?.response).toBe('x'.repeat(1_000));
  });
});

describe('listWebhookEndpoints', () => {
  test('has no secret', async () => {
    const { admin, secret } = await anEndpoint();
    expect(JSON.stringify(await api.callAs(admin, webhooks.listWebhookEndpoints))).not.toContain(secret.slice(6, 20));
  });
});
