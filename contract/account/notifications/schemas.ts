import * as z from 'zod';
import { NOTIFICATION_CHANNELS, NOTIFICATION_TOPICS } from './constants';

/** One cell of the table of topics and channels. */
export const NotificationPreference = z.strictObject({
  topic: z.enum(NOTIFICATION_TOPICS),
  channel: z.enum(NOTIFICATION_CHANNELS),
  wanted: z.boolean(),
});
export type NotificationPreference = z.infer<typeof NotificationPreference>;

/** The push services of the browsers; we send nowhere else. */
const PUSH_SERVICE =
  /^https:\/\/(?:fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|web\.push\.apple\.com|[\w-]+\.(?:notify\.windows|push\.apple)\.com)\/[\w./~%:?&=+-]+$/;
const PushEndpoint = z.string().max(1_000).regex(PUSH_SERVICE, 'Use the push service of a browser');

/** A browser that takes notifications, as its `PushSubscription` says. */
export const PushSubscriptionInput = z.strictObject({
  endpoint: PushEndpoint,
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87}=?$/, 'Send the key of the browser'),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/, 'Send the secret of the browser'),
  }),
});
export type PushSubscriptionInput = z.infer<typeof PushSubscriptionInput>;

/** What each endpoint takes and gives. */
export const notificationsSchemas = {
  listPreferences: { result: z.array(NotificationPreference) },
  getPushKey: { result: z.object({ publicKey: z.string() }) },
  subscribePush: { body: PushSubscriptionInput, result: z.object({}) },
  unsubscribePush: { body: z.strictObject({ endpoint: PushEndpoint }), result: z.object({}) },
  setPreference: { body: NotificationPreference, result: z.array(NotificationPreference) },
};
