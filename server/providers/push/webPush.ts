import webPushLibrary from 'web-push';
import { type Push, Unsubscribed } from './push';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const TIMEOUT_MS = 10_000;
/** A notification that could not be shown within a day is no longer news. */
const LIFETIME_SECONDS = 86_400;
const GONE = new Set([404, 410]);

/** The push services of the browsers, to whom we prove ourselves by VAPID (RFC 8292). */
export function webPush({ keys, contact }: { keys: VapidKeys; contact: string }, post: typeof fetch = fetch): Push {
  return {
    publicKey: () => keys.publicKey,
    async send({ to: { endpoint, p256dh, auth }, title, link }) {
      const { headers, body } = webPushLibrary.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify({ title, link }),
        { vapidDetails: { subject: contact, ...keys }, TTL: LIFETIME_SECONDS, contentEncoding: 'aes128gcm' },
      );
      const response = await post(endpoint, {
        method: 'POST',
        headers: headers as Record<string, string>,
        body: body as BodyInit,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (GONE.has(response.status)) throw new Unsubscribed(`The push service answered ${response.status}`);
      if (!response.ok) throw new Error(`The push service answered ${response.status}`);
    },
  };
}
