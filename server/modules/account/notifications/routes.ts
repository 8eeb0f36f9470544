import {
  isEnabledByDefault,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_TOPICS,
  notifications,
} from '@/contract/account/notifications/endpoints';
import { notificationsSchemas } from '@/contract/account/notifications/schemas';
import type { Db } from '@/server/db/client';
import { implement } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import * as repo from './repo';

async function listPreferences(db: Db, userId: string) {
  const answers = await db
    .selectFrom('notificationPreferences')
    .select(['topic', 'channel', 'wanted'])
    .where('userId', '=', userId)
    .execute();
  const known = new Map(answers.map(({ topic, channel, wanted }) => [`${topic} ${channel}`, wanted]));
  return NOTIFICATION_TOPICS.flatMap((topic) =>
    NOTIFICATION_CHANNELS.map((channel) => ({
      topic,
      channel,
      wanted: known.get(`${topic} ${channel}`) ?? isEnabledByDefault(channel),
    })),
  );
}

export const notificationsRoutes = implement(notifications, notificationsSchemas, {
  listPreferences: { authorize: rowLevel, handle: ({ db, person }) => listPreferences(db, requirePerson(person).id) },
  getPushKey: { authorize: rowLevel, handle: ({ services }) => ({ publicKey: services.push.publicKey() }) },
  subscribePush: {
    authorize: rowLevel,
    runAs: 'system',
    handle: async ({ db, person, body, now }) => {
      await repo.upsertSubscription(db, requirePerson(person).id, body, now);
      return {};
    },
  },
  unsubscribePush: {
    authorize: rowLevel,
    handle: async ({ db, person, body }) => {
      await repo.removeByEndpoint(db, requirePerson(person).id, body.endpoint);
      return {};
    },
  },
  setPreference: {
    authorize: rowLevel,
    handle: async ({ db, person, body }) => {
      const { id: userId } = requirePerson(person);
      await db
        .insertInto('notificationPreferences')
        .values({ userId, ...body })
        .onConflict((conflict) => conflict.columns(['userId', 'topic', 'channel']).doUpdateSet({ wanted: body.wanted }))
        .execute();
      return listPreferences(db, userId);
    },
  },
});
