// The shapes that SendGrid’s Inbound Parse and Postmark’s inbound webhook document, for a reply from a phone.
import { generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { workOrders } from '@/contract/care/workOrders/endpoints';
import { createApp } from '@/server/app';
import { testApi } from '@/tests/support/api';
import { createLivedInHome, move, report } from '@/tests/support/fixtures/care/workOrders';
import { findMessages } from '@/tests/support/fixtures/logins';

const api = testApi();
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const sendGridKey = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const SECRET = 'a secret of our mail';
const app = () => createApp(() => ({ ...api.services, inboundEmail: { ...api.services.inboundEmail, sendGridKey } }));
const BOUNDARY = 'xYzZY';

interface Letter {
  from: string;
  to: string;
  id?: string;
}

const inShapeOf = (name: string, { from, to, id = '7' }: Letter) =>
  readFileSync(path.join(process.cwd(), 'tests/support/inboundEmail', name), 'utf8')
    .replaceAll('{FROM}', from)
    .replaceAll('{TO}', to)
    .replaceAll('{ID}', id);

const sendGridBody = (letter: Letter) => inShapeOf('sendgrid.txt', letter).replaceAll(/\r?\n/g, '\r\n');

function fromSendGrid(body: string, { key = privateKey, timestamp = '1795467600', signed = body } = {}) {
  return app().request('/webhooks/email/sendgrid', {
    method: 'POST',
    body,
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'x-twilio-email-event-webhook-timestamp': timestamp,
      'x-twilio-email-event-webhook-signature': sign('sha256', Buffer.from(timestamp + signed), key).toString('base64'),
    },
  });
}

const fromPostmark = (body: string, secret = SECRET) =>
  app().request('/webhooks/email/postmark', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`belong:${secret}`).toString('base64')}`,
    },
  });

/** A repair with a question, and the address its resident answers to. */
async function asked() {
  const place = await createLivedInHome(api);
  const { id } = await report(api, place, place.resident);
  await move(api, place.staff, id, { event: 'ask', message: 'Which model is it?' });
  const data = (await findMessages(api, place.resident.email)).at(-1)?.data as { replyTo?: string } | undefined;
  return { ...place, id, letter: { from: place.resident.email, to: data?.replyTo ?? expect.fail('no address') } };
}

type Asked = Awaited<ReturnType<typeof asked>>;
const bodiesOf = async ({ owner, id }: Asked) =>
  (await api.callAs(owner, workOrders.getWorkOrder, { params: { workOrderId: id } })).timeline
    .filter(({ kind, authorRole }) => kind === 'message' && authorRole === 'resident')
    .map(({ body }) => body);

describe('SendGrid', () => {
  test('a signed letter lands in the thread once, without what it quotes', async () => {
    const place = await asked();
    for (const _ of [1, 2]) {
      const response = await fromSendGrid(sendGridBody(place.letter));
      expect([response.status, await response.json()]).toEqual([200, { received: true }]);
    }
    expect(await bodiesOf(place)).toEqual(['It says F200 on the label.\nEstá detrás de la puerta.']);
  });

  test('without the signature, with another’s, or changed on the way, it is refused', async () => {
    const place = await asked();
    const body = sendGridBody(place.letter);
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    expect((await fromSendGrid(body, { key: other })).status).toBe(403);
    expect((await fromSendGrid(body.replace('F200', 'F201'), { signed: body })).status).toBe(403);
    const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
    expect((await app().request('/webhooks/email/sendgrid', { method: 'POST', body, headers })).status).toBe(403);
    const unset = await api.fetch('/webhooks/email/sendgrid', { method: 'POST', body, headers });
    expect(unset.status).toBe(403);
    expect(await bodiesOf(place)).toEqual([]);
  });
});

describe('Postmark', () => {
  test('a letter with our secret lands in the thread once, under the id of the letter', async () => {
    const place = await asked();
    expect((await fromPostmark(inShapeOf('postmark.json', place.letter))).status).toBe(200);
    expect((await fromPostmark(inShapeOf('postmark.json', place.letter))).status).toBe(200);
    // The same letter by the other vendor is the same letter.
    expect((await fromSendGrid(sendGridBody(place.letter))).status).toBe(200);
    expect(await bodiesOf(place)).toEqual(['It says F200 on the label.']);
  });

  test('a letter in HTML alone keeps its lines', async () => {
    const place = await asked();
    const shape = JSON.parse(inShapeOf('postmark.json', place.letter));
    const html =
      '<html><head><style>p{}</style></head><body><p>It&#39;s the F200.</p><p>Thanks &amp; bye</p></body></html>';
    await fromPostmark(JSON.stringify({ ...shape, TextBody: '', HtmlBody: html }));
    expect(await bodiesOf(place)).toEqual(['It’s the F200.\nThanks & bye']);
  });

  test('another secret is refused; another sender, another address, and no JSON are taken by nobody', async () => {
    const place = await asked();
    expect((await fromPostmark(inShapeOf('postmark.json', place.letter), 'another secret of mail')).status).toBe(403);
    for (const body of [
      inShapeOf('postmark.json', { ...place.letter, from: place.owner.email }),
      inShapeOf('postmark.json', { ...place.letter, to: `reply+${'0'.repeat(32)}@reply.belong.test` }),
      'no JSON',
    ])
      expect(await (await fromPostmark(body)).json()).toEqual({ received: false });
    expect(await bodiesOf(place)).toEqual([]);
  });
});
