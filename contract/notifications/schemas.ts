import * as z from 'zod';
import { NOTIFICATION_CHANNELS, NOTIFICATION_TOPICS } from './constants';

/** One cell of the table of what somebody hears of, and how. */
export const NotificationPreference = z.strictObject({
  topic: z.enum(NOTIFICATION_TOPICS),
  channel: z.enum(NOTIFICATION_CHANNELS),
  wanted: z.boolean(),
});
export type NotificationPreference = z.infer<typeof NotificationPreference>;

/** What each endpoint takes and gives. */
export const notificationsSchemas = {
  listPreferences: { result: z.array(NotificationPreference) },
  setPreference: { body: NotificationPreference, result: z.array(NotificationPreference) },
};
