// Reports in the shapes that SendGrid, Postmark, and Twilio document for their webhooks.
import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { correspondence } from '@/contract/platform/correspondence/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { createApp } from '@/server/app';
import { queueMessage } from '@/server/modules/account/outbox';
import { deliverMessage } from '@/server/modules/account/outbox/jobs';
import { type EmailSender, reportHeaders } from '@/server/providers/mail/mail';
import { Undeliverable } from '@/server/providers/sms/sms';
import { twilioSms } from '@/server/providers/sms/twilio';
import { testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const sendGridEventsKey = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const SECRET = 'a secret of our mail';
const TOKEN = 'twelve-secret-signs';
const account = {
  accountSid: `AC${'0'.repeat(32)}`,
  authToken: TOKEN,
  from: '+14155550100',
  siteUrl: 'https://belong.test',
};
const app = () =>
  createApp(() => ({
    ...api.services,
    sms: twilioSms(account),
    inboundEmail: { ...api.services.inboundEmail, sendGridEventsKey },
  }));

beforeEach(async () => {
  api.now = new Date('2026-11-21T20:00:00Z');
  await api.empty('outbox', 'delivery_events', 'desk_items', 'text_opt_outs');
});

const carrier: EmailSender = { send: async () => undefined };

async function send(recipient: string, channel: 'email' | 'sms' = 'email', services = api.services): Promise<string> {
  const dedupeKey = randomUUID();
  const data = { firstName: 'Ada', answerBy: '2026-11-22T20:00:00Z' };
  await queueMessage(services.db, { dedupeKey, channel, recipient, template: 'leadReceived', data });
  const [row] = await api.rows<{ id: string }>('select id from outbox where dedupe_key = $1', [dedupeKey]);
  const id = row?.id ?? expect.fail('not queued');
  await deliverMessage({ ...services, sms: { ...services.sms, send: async () => undefined } }, carrier, { id });
  return id;
}

let reports = 0;
const nextId = () => {
  reports += 1;
  return `report-${reports}`;
};
const later = (minutes: number) => Math.floor(api.now.getTime() / 1_000) + minutes * 60;

type Fields = Record<string, unknown>;
/** One event of SendGrid’s batch. */
const event = (id: string, kind: string, more: Fields = {}): Fields => ({
  email: 'ada@example.test',
  timestamp: later(1),
  event: kind,
  sg_event_id: nextId(),
  sg_message_id: 'filter0001.recvd-5f.0',
  'outbox-message': id,
  ...more,
});

async function fromSendGrid(events: unknown, { key = privateKey, timestamp = '1795467600' } = {}): Promise<Response> {
  const body = typeof events === 'string' ? events : JSON.stringify(events);
  return app().request('/webhooks/email/sendgrid/events', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-twilio-email-event-webhook-timestamp': timestamp,
      'x-twilio-email-event-webhook-signature': sign('sha256', Buffer.from(timestamp + body), key).toString('base64'),
    },
  });
}

const fromPostmark = (report: Fields, secret = SECRET) =>
  app().request('/webhooks/email/postmark/events', {
    method: 'POST',
    body: JSON.stringify(report),
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`belong:${secret}`).toString('base64')}`,
    },
  });

async function fromTwilio(id: string, fields: Record<string, string>, token = TOKEN): Promise<Response> {
  const url = `https://belong.test/api/consumer/webhooks/texts/status?message=${id}`;
  const pairs = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  const signature = createHmac('sha1', token)
    .update(url + pairs.flat().join(''))
    .digest('base64');
  return app().request(`/webhooks/texts/status?message=${id}`, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
  });
}

const staff = () => createPerson(api, 'staff', ['support']);
const waiting = async () =>
  (await api.callAs(await staff(), desk.getQueue, { params: { queueId: 'undelivered' } })).items;
/** What our team reads on the timeline of a person of each message, the newest first. */
const statusesOf = async (personId: string) =>
  (
    await api.callAs(await staff(), correspondence.listPersonTimeline, {
      params: { personId },
      query: { kind: 'sent' },
    })
  ).items.map(({ detail }) => detail);
const events = () =>
  api.rows<{ kind: string; vendor_kind: string }>('select kind, vendor_kind from delivery_events order by at, id');

describe('SendGrid', () => {
  test.each([
    ['processed', {}, 'other', 'Sent'],
    ['delivered', { response: '250 OK' }, 'delivered', 'Delivered'],
    ['deferred', { response: '451 try again later', attempt: '2' }, 'delayed', 'Delayed: 451 try again later'],
    ['bounce', { type: 'bounce', status: '5.1.1', reason: 'unknown user' }, 'bounced', 'Bounced: 5.1.1: unknown user'],
    ['bounce', { type: 'blocked', reason: 'IP is on a list' }, 'softBounced', 'Came back: IP is on a list'],
    ['dropped', { reason: 'Bounced Address' }, 'dropped', 'Not sent: Bounced Address'],
    ['spamreport', {}, 'complained', 'Marked as spam'],
    ['unsubscribe', {}, 'unsubscribed', 'Asked for no more messages'],
    ['group_unsubscribe', { asm_group_id: 1 }, 'unsubscribed', 'Asked for no more messages'],
    ['a_kind_of_next_year', {}, 'other', 'Sent'],
  ])('%s %j is kept, and our team reads it with the message', async (kind, more, as, says) => {
    const ada = await createPerson(api);
    const id = await send(ada.email);
    const response = await fromSendGrid([event(id, kind, more)]);
    expect([response.status, await response.json()]).toEqual([200, { stored: 1 }]);
    expect((await events()).map((row) => row.kind)).toEqual([as]);
    expect(await statusesOf(ada.id)).toEqual([says]);
  });

  test('finds the message by its Message-ID where the report does not name it', async () => {
    const id = await send('ada@example.test');
    await fromSendGrid([event(id, 'bounce', { 'outbox-message': undefined, 'smtp-id': `<${id}@belong.test>` })]);
    expect(await waiting()).toMatchObject([{ id }]);
  });

  test('the same report twice, and one about a message that is gone, change nothing', async () => {
    const id = await send('ada@example.test');
    const batch = [event(id, 'delivered'), event(randomUUID(), 'bounce'), { event: 'bounce' }, null];
    expect(await (await fromSendGrid(batch)).json()).toEqual({ stored: 1 });
    expect(await (await fromSendGrid(batch)).json()).toEqual({ stored: 0 });
    expect(await events()).toHaveLength(1);
  });

  test('does not keep that someone opened a message or a link', async () => {
    const id = await send('ada@example.test');
    await fromSendGrid([event(id, 'open'), event(id, 'click')]);
    expect(await events()).toEqual([]);
  });

  test.each([
    ['a delay that is reported after the arrival', ['delivered', 'deferred'], 'Delivered'],
    ['an arrival after a delay', ['deferred', 'delivered'], 'Delivered'],
    ['a bounce after the arrival', ['delivered', 'bounce'], 'Bounced'],
    ['an arrival that is reported after the bounce', ['bounce', 'delivered'], 'Bounced'],
    ['a complaint and then the arrival', ['spamreport', 'delivered'], 'Marked as spam'],
  ])('%s: what is final stands', async (_, kinds, says) => {
    const ada = await createPerson(api);
    const id = await send(ada.email);
    for (const [minute, kind] of kinds.entries())
      await fromSendGrid([event(id, kind, { timestamp: later(minute), type: kind })]);
    expect(await statusesOf(ada.id)).toEqual([says]);
  });

  test('refuses a report with another signature, and what is no report', async () => {
    const id = await send('ada@example.test');
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    expect((await fromSendGrid([event(id, 'bounce')], { key: other })).status).toBe(403);
    expect((await fromSendGrid('no JSON')).status).toBe(400);
    const unset = { method: 'POST', body: '[]' };
    expect((await api.fetch('/webhooks/email/sendgrid/events', unset)).status).toBe(403);
    expect(await events()).toEqual([]);
  });
});

describe('Postmark', () => {
  const about = (id: string) => ({ MessageID: randomUUID(), Metadata: { 'outbox-message': id } });
  const bounce = (id: string, Type: string, more: Fields = {}) => ({
    ...about(id),
    RecordType: 'Bounce',
    ID: Math.floor(Math.random() * 1e9),
    Type,
    BouncedAt: '2026-11-21T20:05:00Z',
    Email: 'ada@example.test',
    ...more,
  });

  test.each([
    [(id: string) => ({ ...about(id), RecordType: 'Delivery', DeliveredAt: '2026-11-21T20:05:00Z' }), 'Delivered'],
    [(id: string) => bounce(id, 'HardBounce', { Description: 'unknown user' }), 'Bounced: unknown user'],
    [(id: string) => bounce(id, 'BadEmailAddress'), 'Bounced'],
    [(id: string) => bounce(id, 'SoftBounce', { Details: '452 mailbox full' }), 'Came back: 452 mailbox full'],
    [(id: string) => bounce(id, 'Transient'), 'Delayed'],
    [(id: string) => bounce(id, 'ManuallyDeactivated'), 'Not sent'],
    [(id: string) => bounce(id, 'SpamNotification'), 'Came back'],
    [(id: string) => ({ ...bounce(id, 'SpamComplaint'), RecordType: 'SpamComplaint' }), 'Marked as spam'],
    [
      (id: string) => ({
        ...about(id),
        RecordType: 'SubscriptionChange',
        SuppressSending: true,
        ChangedAt: '2026-11-21',
      }),
      'Asked for no more messages',
    ],
    [(id: string) => ({ ...about(id), RecordType: 'SubscriptionChange', SuppressSending: false }), 'Sent'],
    [(id: string) => bounce(id, 'AutoResponder'), 'Sent'],
    [(id: string) => bounce(id, 'AKindOfNextYear'), 'Sent'],
  ])('report %# is kept, and our team reads it with the message', async (make, says) => {
    const ada = await createPerson(api);
    const id = await send(ada.email);
    const report = make(id);
    expect(await (await fromPostmark(report)).json()).toEqual({ stored: 1 });
    expect(await (await fromPostmark(report)).json()).toEqual({ stored: 0 });
    expect(await statusesOf(ada.id)).toEqual([says]);
  });

  test('refuses another secret, and takes a report about a message of another system without keeping it', async () => {
    const id = await send('ada@example.test');
    expect((await fromPostmark(bounce(id, 'HardBounce'), 'another secret of mail')).status).toBe(403);
    expect((await fromPostmark({ ...bounce(id, 'HardBounce'), Metadata: {} })).status).toBe(200);
    expect(await events()).toEqual([]);
  });
});

describe('Twilio', () => {
  const PHONE = '+14155550134';
  test.each([
    ['delivered', '', [], 'delivered'],
    ['undelivered', '30003', ['this address', 'came back'], 'softBounced'],
    ['undelivered', '30006', ['takes no messages'], 'bounced'],
    ['failed', '30005', ['takes no messages'], 'bounced'],
    ['undelivered', '30007', ['came back'], 'softBounced'],
    ['failed', '21610', ['asked for no more'], 'unsubscribed'],
    ['canceled', '', ['was not sent'], 'dropped'],
    ['a_status_of_next_year', '', [], 'other'],
  ])('%s %s is kept with the text, once', async (MessageStatus, ErrorCode, says, as) => {
    const id = await send(PHONE, 'sms');
    const fields = { MessageSid: 'SM1', MessageStatus, ...(ErrorCode && { ErrorCode }) };
    expect(await (await fromTwilio(id, fields)).json()).toEqual({ stored: 1 });
    expect(await (await fromTwilio(id, fields)).json()).toEqual({ stored: 0 });
    expect((await events()).map(({ kind }) => kind)).toEqual([as]);
    const [item] = await waiting();
    expect(item?.title ?? '').toContain(says.at(-1) ?? '');
    expect(item === undefined).toBe(says.length === 0);
  });

  test('stages before the carrier answers are not kept; another’s signature is refused', async () => {
    const id = await send(PHONE, 'sms');
    for (const MessageStatus of ['accepted', 'queued', 'sending', 'sent'])
      expect(await (await fromTwilio(id, { MessageSid: 'SM1', MessageStatus })).json()).toEqual({ stored: 0 });
    const failed = { MessageSid: 'SM1', MessageStatus: 'failed' };
    expect((await fromTwilio(id, failed, 'another token')).status).toBe(403);
    expect(await events()).toEqual([]);
  });
});

describe('a message that did not arrive', () => {
  test('waits on the desk under the name of the person, until someone marks it done or the next one fails', async () => {
    const [iris, ada] = [await staff(), await createPerson(api)];
    const first = await send(ada.email);
    await fromSendGrid([event(first, 'bounce', { type: 'bounce', reason: 'unknown user' })]);
    const [item, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(item?.title).toBe(`${ada.name}, ${ada.email}: this address takes no messages`);
    expect(item?.detail).toContain('unknown user');
    expect(item?.href).toContain(ada.id);
    await api.callAs(iris, desk.resolveItem, { params: { queueId: 'undelivered', queueItemId: first } });
    expect(await waiting()).toEqual([]);
    const second = await send(ada.email);
    await fromSendGrid([event(second, 'dropped', { timestamp: later(5), reason: 'Bounced Address' })]);
    expect(await waiting()).toMatchObject([{ id: second }]);
  });

  test('is one item for an address, however many messages it refuses', async () => {
    for (const minute of [1, 2, 3])
      await fromSendGrid([event(await send('gone@example.test'), 'bounce', { timestamp: later(minute) })]);
    expect(await waiting()).toHaveLength(1);
  });

  test('waits there too where our mail server or the carrier refused it, but not after STOP', async () => {
    const refusing: EmailSender = { send: () => Promise.reject(new Error('550 no such user')) };
    const sms = { ...api.services.sms, send: () => Promise.reject(new Undeliverable('not a number')) };
    const id = await send('gone@example.test');
    await api.rows("update outbox set status = 'waiting' where id = $1", [id]);
    await expect(deliverMessage(api.services, refusing, { id })).rejects.toThrow('550');
    const text = await send('+14155550134', 'sms');
    await api.rows("update outbox set status = 'waiting' where id = $1", [text]);
    await deliverMessage({ ...api.services, sms }, carrier, { id: text });
    await api.rows("update outbox set created_at = $1::timestamptz - interval '2 hours'", [api.now]);
    expect((await waiting()).map(({ detail }) => detail).toSorted()).toEqual([
      expect.stringContaining('550 no such user'),
      expect.stringContaining('not a number'),
    ]);
    await api.rows("insert into text_opt_outs (phone, at, word) values ('+14155550134', now(), 'STOP')");
    expect(await waiting()).toHaveLength(1);
  });
});

test('our team reads that a login code was sent, and neither the code nor its subject', async () => {
  const ada = await createPerson(api);
  const data = { firstName: 'Ada', code: '482913' };
  await queueMessage(api.services.db, {
    dedupeKey: randomUUID(),
    channel: 'email',
    recipient: ada.email,
    template: 'loginCode',
    data,
  });
  const [row] = await api.rows<{ id: string }>('select id from outbox where recipient = $1', [ada.email]);
  await deliverMessage(api.services, carrier, { id: row?.id ?? '' });
  const { items } = await api.callAs(await staff(), correspondence.listPersonTimeline, {
    params: { personId: ada.id },
    query: { kind: 'sent' },
  });
  expect(items.map(({ title, detail }) => [title, detail])).toEqual([[`Email to ${ada.email}`, 'Sent']]);
});

test('every email names itself to both vendors', () => {
  const id = randomUUID();
  expect(reportHeaders(id)).toEqual({
    'X-SMTPAPI': `{"unique_args":{"outbox-message":"${id}"}}`,
    'X-PM-Metadata-outbox-message': id,
  });
});
