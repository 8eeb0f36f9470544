import type { Sms } from './sms';
import { Undeliverable } from './sms';

interface Account {
  accountSid: string;
  authToken: string;
  /** A number of ours, or the id of a messaging service (`MG…`). */
  from: string;
}

/** The part of Twilio's HTTP client that tests replace with recorded answers. */
type HttpClient = NonNullable<NonNullable<Parameters<typeof import('twilio')>[2]>['httpClient']>;

/** Twilio's codes for numbers that no second try will reach: https://www.twilio.com/docs/api/errors */
const OPTED_OUT = 21_610;
const HOPELESS = new Set([OPTED_OUT, 21_211, 21_214, 21_217, 21_408, 21_612, 21_614]);

/** Hands texts to Twilio. Its library is large, so it is loaded with the first text. */
export function twilioSms({ accountSid, authToken, from }: Account, httpClient?: HttpClient): Sms {
  const open = async () => {
    const { default: twilio } = await import('twilio');
    return twilio(accountSid, authToken, { timeout: 10_000, ...(httpClient && { httpClient }) });
  };
  let client: ReturnType<typeof open> | undefined;
  const sender = from.startsWith('MG') ? { messagingServiceSid: from } : { from };
  return {
    async send({ to, body }) {
      client ??= open();
      try {
        await (await client).messages.create({ to, body, ...sender });
      } catch (error) {
        const { code, message } = error as { code?: number; message: string };
        if (code && HOPELESS.has(code)) throw new Undeliverable(message, code === OPTED_OUT);
        throw error;
      }
    },
    async isGenuine(signature, url, fields) {
      const { default: twilio } = await import('twilio');
      return twilio.validateRequest(authToken, signature, url, fields);
    },
  };
}
