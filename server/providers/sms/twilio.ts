// Twilio's Messages resource, https://www.twilio.com/docs/messaging/api/message-resource, and the signature of its
// webhooks, https://www.twilio.com/docs/usage/webhooks/webhooks-security
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { type Sms, statusUrl, Undeliverable } from './sms';

interface Account {
  accountSid: string;
  authToken: string;
  /** A phone number in E.164, or the id of a messaging service (`MG…`). */
  from: string;
  /** Where the carrier reports what became of a text; it takes https alone. */
  siteUrl: string;
}

const ORIGIN = 'https://api.twilio.com';
const TIMEOUT_MS = 10_000;

/** Twilio's codes for numbers that no second try will reach: https://www.twilio.com/docs/api/errors */
const OPTED_OUT = 21_610;
const HOPELESS = new Set([OPTED_OUT, 21_211, 21_214, 21_217, 21_408, 21_612, 21_614]);

const Refusal = z.object({ code: z.number().optional(), message: z.string() });

/** Base64 of the HMAC-SHA1 of the URL followed by each name and value, sorted by name. */
function signatureOf(authToken: string, url: string, fields: Record<string, string>): Buffer {
  const pairs = Object.keys(fields)
    .sort()
    .map((name) => name + fields[name]);
  return createHmac('sha1', authToken)
    .update(url + pairs.join(''))
    .digest();
}

/** Hands texts to Twilio. Throws `Undeliverable` for a number that no second try will reach. */
export function twilioSms({ accountSid, authToken, from, siteUrl }: Account, origin = ORIGIN): Sms {
  const sender: Record<string, string> = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  return {
    async send({ id, to, body }) {
      const reports: Record<string, string> = siteUrl.startsWith('https:')
        ? { StatusCallback: statusUrl(siteUrl, id) }
        : {};
      const response = await fetch(`${origin}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({ To: to, Body: body, ...sender, ...reports }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.ok) return;
      const refusal = Refusal.safeParse(await response.json().catch(() => undefined));
      const { code, message } = refusal.data ?? { message: `Twilio answered with status ${response.status}` };
      if (code && HOPELESS.has(code)) throw new Undeliverable(message, code === OPTED_OUT);
      throw new Error(message);
    },
    async isGenuine(signature, url, fields) {
      const given = Buffer.from(signature, 'base64');
      const right = signatureOf(authToken, url, fields);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
