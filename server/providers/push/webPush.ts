import webPushLibrary from 'web-push';
import { MINUTE_MS, SECOND_MS } from '@/contract/calendar/durations';
import { type Push, PushLimited, Unsubscribed } from './push';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const TIMEOUT_MS = 10_000;
/** A notification that could not be shown within a day is no longer news. */
const LIFETIME_SECONDS = 86_400;
const GONE = new Set([404, 410]);

/** How long a 429 asks us to wait: seconds or a date (RFC 9110), else a minute, and never longer than news lasts. */
function waitOf(header: string | null): number {
  const seconds = Number(header);
  const asked = header && Number.isFinite(seconds) ? seconds * SECOND_MS : Date.parse(header ?? '') - Date.now();
  return Math.min(asked > 0 ? asked : MINUTE_MS, LIFETIME_SECONDS * SECOND_MS);
}

/** The push services of the browsers, to whom we prove ourselves by VAPID (RFC 8292). */
export function webPush({ keys, contact }: { keys: VapidKeys; contact: string }, post: typeof fetch = fetch): Push {
  return {
    publicKey: () => keys.publicKey,
    async send({ to: { endpoint, p256dh, auth }, title, link, unread }) {
      const { headers, body } = webPushLibrary.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify({ title, link, unread }),
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
      if (response.status === 429) throw new PushLimited(waitOf(response.headers.get('retry-after')));
      if (!response.ok) throw new Error(`The push service answered ${response.status}`);
    },
  };
}
