import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { localSms } from './local';
import { Undeliverable } from './sms';
import { twilioSms } from './twilio';

const text = { id: 'a-text', to: '+14155550134', body: 'Your tour is tomorrow' };
const account = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'token', from: '+14155550100' };

/** Twilio as it answered when asked; shapes from its API reference of 2010-04-01. */
function recorded(statusCode: number, body: object) {
  const asked: { uri?: string; data?: object }[] = [];
  const httpClient = {
    request: async (options: { uri?: string; data?: object }) => {
      asked.push(options);
      return { statusCode, body, headers: {} };
    },
  };
  return { asked, sms: (from = account.from) => twilioSms({ ...account, from }, httpClient as never) };
}

describe('through Twilio', () => {
  const queued = { sid: `SM${'1'.repeat(32)}`, status: 'queued', to: text.to, body: text.body, error_code: null };

  test('a text goes to its number, from ours or from our messaging service', async () => {
    const { asked, sms } = recorded(201, queued);
    await sms().send(text);
    await sms(`MG${'2'.repeat(32)}`).send(text);
    expect(asked[0]?.uri).toContain(`/2010-04-01/Accounts/${account.accountSid}/Messages.json`);
    expect(asked[0]?.data).toMatchObject({ To: text.to, Body: text.body, From: account.from });
    expect(asked[1]?.data).toMatchObject({ MessagingServiceSid: `MG${'2'.repeat(32)}` });
  });

  test('an opt-out and a wrong number are final, anything else is worth another try', async () => {
    const refusal = (code: number) => ({ code, message: 'No', more_info: '', status: 400 });
    await expect(recorded(400, refusal(21610)).sms().send(text)).rejects.toMatchObject({ optedOut: true });
    await expect(recorded(400, refusal(21211)).sms().send(text)).rejects.toMatchObject({ optedOut: false });
    const busy = await recorded(429, refusal(20429))
      .sms()
      .send(text)
      .catch((error: unknown) => error);
    expect(busy).toBeInstanceOf(Error);
    expect(busy).not.toBeInstanceOf(Undeliverable);
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
