import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localSms } from './local';
import { Undeliverable } from './sms';
import { twilioSms } from './twilio';

const text = { id: 'a-text', to: '+14155550134', body: 'Your tour is tomorrow' };
const account = {
  accountSid: `AC${'0'.repeat(32)}`,
  authToken: 'token',
  from: '+14155550100',
  siteUrl: 'http://localhost:3000',
};

/** Twilio as it answered when asked; shapes from its API reference of 2010-04-01. */
let answer: { status: number; body: object };
const asked: { path: string; authorization: string | undefined; fields: Record<string, string> }[] = [];
const server = createServer(async (request, response) => {
  const fields = Object.fromEntries(new URLSearchParams(await readText(request)));
  asked.push({ path: request.url ?? '', authorization: request.headers.authorization, fields });
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
const sms = (from = account.from) => twilioSms({ ...account, from }, origin);

describe('through Twilio', () => {
  test('a text goes to its number, from our number or our messaging service', async () => {
    answer = { status: 201, body: { sid: `SM${'1'.repeat(32)}`, status: 'queued', error_code: null } };
    await sms().send(text);
    await sms(`MG${'2'.repeat(32)}`).send(text);
    expect(asked[0]).toEqual({
      path: `/2010-04-01/Accounts/${account.accountSid}/Messages.json`,
      authorization: `Basic ${Buffer.from(`${account.accountSid}:token`).toString('base64')}`,
      fields: { To: text.to, Body: text.body, From: account.from },
    });
    expect(asked[1]?.fields).toMatchObject({ MessagingServiceSid: `MG${'2'.repeat(32)}` });
  });

  test('names where to report what became of it, where the site has an address of its own', async () => {
    answer = { status: 201, body: {} };
    await twilioSms({ ...account, siteUrl: 'https://belong.test' }, origin).send(text);
    expect(asked.at(-1)?.fields.StatusCallback).toBe(
      'https://belong.test/api/consumer/webhooks/texts/status?message=a-text',
    );
  });

  test('an opt-out and a wrong number are final, anything else is worth another try', async () => {
    const refuse = (status: number, code: number) => {
      answer = { status, body: { code, message: 'No', more_info: '', status } };
    };
    refuse(400, 21610);
    await expect(sms().send(text)).rejects.toMatchObject({ optedOut: true });
    refuse(400, 21211);
    await expect(sms().send(text)).rejects.toMatchObject({ optedOut: false });
    refuse(429, 20429);
    const busy = await sms()
      .send(text)
      .catch((error: unknown) => error);
    expect(busy).toBeInstanceOf(Error);
    expect(busy).not.toBeInstanceOf(Undeliverable);
  });

  // The example of Twilio's documentation of webhook signatures, signed with the token 12345.
  const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
  const fields = {
    Digits: '1234',
    To: '+18005551212',
    From: '+14158675309',
    Caller: '+14158675309',
    CallSid: 'CA1234567890ABCDE',
  };
  const signature = 'RSOYDt4T1cUTdK1PDd93/VVr8B8=';

  test('a webhook with the signature of its URL and fields is genuine', async () => {
    const twilio = twilioSms({ ...account, authToken: '12345' });
    expect(await twilio.isGenuine(signature, url, fields)).toBe(true);
  });

  test.each([
    ['another field', signature, url, { ...fields, Digits: '1235' }],
    ['another URL', signature, `${url}3`, fields],
    ['no signature', '', url, fields],
  ])('a webhook with %s is not genuine', async (_case, given, address, sent) => {
    const twilio = twilioSms({ ...account, authToken: '12345' });
    expect(await twilio.isGenuine(given, address, sent)).toBe(false);
  });
});

describe('without an account', () => {
  test('a text stays readable here, for its owner alone, and some numbers fail on purpose', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'belong-texts-'));
    const sms = localSms(folder);
    await sms.send(text);
    const [file = ''] = await readdir(path.join(folder, 'texts'));
    expect(await readFile(path.join(folder, 'texts', file), 'utf8')).toBe(`To: ${text.to}\n\n${text.body}\n`);
    await expect(sms.send({ ...text, to: '+15005550001' })).rejects.toBeInstanceOf(Undeliverable);
    await expect(sms.send({ ...text, to: '+15005550004' })).rejects.toMatchObject({ optedOut: true });
    expect(await sms.isGenuine('', '', {})).toBe(false);
  });
});
