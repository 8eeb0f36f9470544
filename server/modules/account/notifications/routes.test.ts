import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { importJWK, jwtVerify } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { generateVAPIDKeys } from 'web-push';
import { notifications } from '@/contract/account/notifications/endpoints';
import { threads } from '@/contract/account/threads/endpoints';
import { asSystem } from '@/server/db/client';
import { notifyMember, queueMessage } from '@/server/modules/account/outbox';
import { deliverMessage } from '@/server/modules/account/outbox/jobs';
import { createThread } from '@/server/modules/account/threads';
import { webPush } from '@/server/providers/push/webPush';
import { refusalOf, testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';
import { pushBrowser } from '@/tests/support/pushBrowser';
import { isEnabled } from './index';

const api = testApi();

describe('listPreferences', () => {
  test('begins with emails and notifications of everything and texts of nothing', async () => {
    const all = await api.callAs(await createPerson(api), notifications.listPreferences);
    expect(all.every(({ channel, wanted }) => wanted === (channel !== 'sms'))).toBe(true);
  });
});

describe('setPreference', () => {
  test('holds for anyone who writes to them, for this topic and way alone, and not for others', async () => {
    const [ada, ben] = [await createPerson(api), await createPerson(api)];
    await api.callAs(ada, notifications.setPreference, {
      body: { topic: 'messages', channel: 'email', wanted: false },
    });
    const ask = (userId: string, topic: 'messages' | 'homes') =>
      asSystem(api.services.db, (db) => isEnabled(db, userId, topic, 'email'));
    expect([await ask(ada.id, 'messages'), await ask(ada.id, 'homes'), await ask(ben.id, 'messages')]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

const mail = { send: async () => undefined };
const deviceNamed = (name: string) => pushBrowser(`https://fcm.googleapis.com/fcm/send/${name}`);
const browser = (name: string) => deviceNamed(name).subscription;
const letter = (recipient: string, dedupeKey = 'message:1') => ({
  dedupeKey,
  channel: 'email' as const,
  recipient,
  template: 'newMessage' as const,
  data: {
    firstName: 'Ada',
    from: 'Belong',
    subject: 'Your question',
    body: 'The gate code is 1234.',
    link: 'https://belong.test/accounts/member/inbox?thread=1',
    replyTo: 'x@reply.belong.test',
  },
});
const pushes = () =>
  api.rows<{ id: string; data: Record<string, unknown>; status: string }>(
    "select id, data, status from outbox where channel = 'push' order by id",
  );

describe('subscribePush', () => {
  beforeEach(() => api.empty('push_subscriptions', 'outbox', 'notification_preferences'));

  test('the subject of an email also goes to each browser of its reader, and nothing else of it', async () => {
    const ada = await createPerson(api);
    for (const name of ['phone', 'laptop']) await api.callAs(ada, notifications.subscribePush, { body: browser(name) });
    await asSystem(api.services.db, (db) => queueMessage(db, letter(ada.email)));
    const sent = await pushes();
    expect(sent).toHaveLength(2);
    expect(sent[0]?.data).toEqual({
      subscriptionId: expect.any(String),
      title: 'New message from Belong: Your question',
      link: 'https://belong.test/accounts/member/inbox?thread=1',
    });
    expect(JSON.stringify(sent)).not.toContain('gate code');
  });

  test('each topic and way is chosen apart', async () => {
    const ada = await createPerson(api);
    await api.callAs(ada, notifications.subscribePush, { body: browser('phone') });
    const choose = (channel: 'email' | 'push', wanted: boolean) =>
      api.callAs(ada, notifications.setPreference, { body: { topic: 'messages', channel, wanted } });
    const channels = async (key: string) => {
      await api.rows('delete from outbox');
      await asSystem(api.services.db, (db) => notifyMember(db, ada.id, letter(ada.email, key)));
      return (await api.rows<{ channel: string }>('select channel from outbox order by channel')).map(
        (row) => row.channel,
      );
    };
    expect(await channels('a')).toEqual(['email', 'push']);
    await choose('push', false);
    expect(await channels('b')).toEqual(['email']);
    await choose('email', false);
    expect(await channels('c')).toEqual([]);
    await choose('push', true);
    expect(await channels('d')).toEqual(['push']);
  });

  test('a browser belongs to the person who turned it on last, and ten count', async () => {
    const [ada, ben] = [await createPerson(api), await createPerson(api)];
    const shared = browser('shared');
    for (const person of [ada, ben]) await api.callAs(person, notifications.subscribePush, { body: shared });
    expect(await api.rows('select user_id from push_subscriptions')).toEqual([{ user_id: ben.id }]);
    for (let n = 0; n < 12; n += 1) {
      api.now = new Date(api.now.getTime() + 1_000);
      await api.callAs(ada, notifications.subscribePush, { body: browser(`n${n}`) });
    }
    expect(
      await api.rows(
        "select count(*)::int as n, min(endpoint) filter (where endpoint like '%/n1') as first from push_subscriptions where user_id = $1",
        [ada.id],
      ),
    ).toEqual([{ n: 10, first: null }]);
  });

  test('we send to the push services of browsers alone', async () => {
    const ada = await createPerson(api);
    for (const endpoint of [
      'https://169.254.169.254/latest',
      'http://fcm.googleapis.com/x',
      'https://evil.test/fcm.googleapis.com/x',
    ])
      expect(
        await refusalOf(api.callAs(ada, notifications.subscribePush, { body: { ...browser('x'), endpoint } })),
      ).toMatchObject({ status: 400 });
  });
});

describe('unsubscribePush', () => {
  test('takes one browser of their own away', async () => {
    const [ada, ben] = [await createPerson(api), await createPerson(api)];
    const own = browser('own');
    await api.callAs(ada, notifications.subscribePush, { body: own });
    await api.callAs(ben, notifications.unsubscribePush, { body: { endpoint: own.endpoint } });
    expect(await api.rows('select 1 from push_subscriptions where user_id = $1', [ada.id])).toHaveLength(1);
    await api.callAs(ada, notifications.unsubscribePush, { body: { endpoint: own.endpoint } });
    expect(await api.rows('select 1 from push_subscriptions where user_id = $1', [ada.id])).toEqual([]);
  });
});

describe('getPushKey', () => {
  test('is a key a browser can subscribe with, always the same', async () => {
    const ada = await createPerson(api);
    const { publicKey } = await api.callAs(ada, notifications.getPushKey);
    expect(publicKey).toMatch(/^[\w-]{87}$/);
    expect((await api.callAs(ada, notifications.getPushKey)).publicKey).toBe(publicKey);
  });
});

/** A push service and the browser behind it: it takes what we post, and opens it with the keys the browser kept (RFC 8291). */
describe('the push services', () => {
  const received: { headers: IncomingHttpHeaders; body: Buffer }[] = [];
  let answer: { status: number; headers?: Record<string, string> };
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await buffer(request) });
    response.writeHead(answer.status, answer.headers).end();
  });
  const toServer: typeof fetch = async (_, init) => {
    if (!server.listening) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, init);
  };
  const vapid = generateVAPIDKeys();
  const push = webPush({ keys: vapid, contact: 'mailto:hello@belong.test' }, toServer);
  const deliver = (id: string) => deliverMessage({ ...api.services, push }, mail, { id });

  beforeEach(() => api.empty('push_subscriptions', 'outbox', 'notification_preferences'));
  afterEach(() => {
    received.length = 0;
    server.close();
    server.closeAllConnections();
  });

  const phone = deviceNamed('phone');

  async function queued() {
    const ada = await createPerson(api);
    await api.callAs(ada, notifications.subscribePush, { body: phone.subscription });
    await asSystem(api.services.db, (db) => queueMessage(db, letter(ada.email)));
    return { ada, id: (await pushes())[0]?.id ?? '' };
  }

  test('get a message that this browser alone can open, and that proves who sends it', async () => {
    answer = { status: 201 };
    const { ada, id } = await queued();
    await asSystem(api.services.db, (db) =>
      createThread(db, { author: ada, subject: 'Gutters', topic: 'other', body: 'When?', now: api.now }),
    );
    api.now = new Date(api.now.getTime() + 60_000);
    const [{ id: threadId } = { id: '' }] = await api.rows<{ id: string }>('select id from threads order by id desc');
    await api.callAs(await createPerson(api, 'staff'), threads.addMessage, {
      params: { threadId },
      body: { body: 'On Tuesday.' },
    });
    await deliver(id);
    const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = received;
    expect(received).toHaveLength(1);
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(JSON.parse(phone.open(body))).toEqual({
      title: 'New message from Belong: Your question',
      link: 'https://belong.test/accounts/member/inbox?thread=1',
      unread: 1,
    });
    expect(() => deviceNamed('another').open(body)).toThrow();
    // RFC 8292: a token for this service, signed by the key the browser subscribed with.
    const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
    expect(key).toBe(vapid.publicKey);
    const point = Buffer.from(key, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), {
      audience: 'https://fcm.googleapis.com',
    });
    expect(payload.sub).toBe('mailto:hello@belong.test');
    expect((await pushes())[0]?.status).toBe('sent');
  });

  test.each([404, 410])('a browser that is gone (%i) is forgotten and not tried again', async (status) => {
    answer = { status };
    await deliver((await queued()).id);
    expect(await api.rows('select 1 from push_subscriptions')).toEqual([]);
    expect((await pushes())[0]?.status).toBe('failed');
  });

  test('a service that fails is tried again', async () => {
    answer = { status: 503 };
    const { id } = await queued();
    await expect(deliver(id)).rejects.toThrow('503');
    expect(await api.rows('select 1 from push_subscriptions')).toHaveLength(1);
    answer = { status: 201 };
    await deliver(id);
    expect((await pushes())[0]?.status).toBe('sent');
  });

  test.each([
    ['in seconds', { 'retry-after': '90' }, 90],
    ['not at all', {}, 60],
    ['for longer than it would be news', { 'retry-after': '9999999' }, 86_400],
  ])('a service that takes no more is left alone as long as it says (%s)', async (_, headers, seconds) => {
    answer = { status: 429, headers };
    const { id } = await queued();
    await deliver(id);
    expect((await pushes())[0]?.status).toBe('waiting');
    const [job] = await api.rows<{ runAt: Date }>(
      `select run_at as "runAt" from graphile_worker.jobs where key = 'deliver-when-allowed:' || $1`,
      [id],
    );
    expect(job?.runAt).toEqual(new Date(api.now.getTime() + seconds * 1_000));
    answer = { status: 201 };
    await deliver(id);
    expect((await pushes())[0]?.status).toBe('sent');
  });
});
