import {
  isEnabledByDefault,
  type NotificationChannel,
  type NotificationTopic,
} from '@/contract/account/notifications/constants';
import type { Db } from '@/server/db/client';

export { findSubscription, listPushTargets, removeSubscription } from './repo';

/** Whether a person wants this topic by this channel; every job asks before it writes to them. */
export async function isEnabled(
  db: Db,
  userId: string,
  topic: NotificationTopic,
  channel: NotificationChannel,
): Promise<boolean> {
  const answers = await db
    .selectFrom('notificationPreferences')
    .select('wanted')
    .where('userId', '=', userId)
    .where('topic', '=', topic)
    .where('channel', '=', channel)
    .executeTakeFirst();
  return answers?.wanted ?? isEnabledByDefault(channel);
}

/** Whether a person has declined it: for requests made elsewhere, such as texts about one tour. */
export async function isDisabled(
  db: Db,
  userId: string,
  topic: NotificationTopic,
  channel: NotificationChannel,
): Promise<boolean> {
  const input = await db
    .selectFrom('notificationPreferences')
    .select('wanted')
    .where('userId', '=', userId)
    .where('topic', '=', topic)
    .where('channel', '=', channel)
    .executeTakeFirst();
  return input?.wanted === false;
}
