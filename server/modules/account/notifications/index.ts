import {
  isEnabledByDefault,
  type NotificationChannel,
  type NotificationTopic,
} from '@/contract/account/notifications/constants';
import type { Db } from '@/server/db/client';

export { findSubscription, listPushTargets, removeSubscription } from './repo';

/** Whether somebody wants to hear of this by this way; asked by every job before it writes to them. */
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

/** Whether somebody has said that they do not want it: for what they asked for elsewhere, such as texts about one tour. */
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
