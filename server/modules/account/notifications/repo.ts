import { sql } from 'kysely';
import {
  MAX_PUSH_SUBSCRIPTIONS,
  type NotificationTopic,
  type PushSubscriptionInput,
} from '@/contract/account/notifications/endpoints';
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';

export interface PushTarget {
  id: string;
  userId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A browser belongs to the person who turned it on last; of one person the newest ten are kept. */
export async function upsertSubscription(
  db: Db,
  userId: string,
  { endpoint, keys }: PushSubscriptionInput,
  now: Date,
): Promise<void> {
  const values = { userId, ...keys, createdAt: now };
  await db
    .insertInto('pushSubscriptions')
    .values({ id: newId(), endpoint, ...values })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
    .execute();
  await sql`delete from push_subscriptions where user_id = ${userId} and id not in (
    select id from push_subscriptions where user_id = ${userId}
    order by created_at desc, id desc limit ${MAX_PUSH_SUBSCRIPTIONS})`.execute(db);
}

export async function removeByEndpoint(db: Db, userId: string, endpoint: string): Promise<void> {
  await db.deleteFrom('pushSubscriptions').where('userId', '=', userId).where('endpoint', '=', endpoint).execute();
}

export const removeSubscription = (db: Db, id: string) =>
  db.deleteFrom('pushSubscriptions').where('id', '=', id).execute();

export const findSubscription = (db: Db, id: string): Promise<PushTarget | undefined> =>
  db
    .selectFrom('pushSubscriptions')
    .select(['id', 'userId', 'endpoint', 'p256dh', 'auth'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Browsers in which anyone who has this address wants to hear of this, with the language they read. */
export async function listPushTargets(db: Db, email: string, topic: NotificationTopic) {
  const { rows } = await sql<{ id: string; language: 'en' | 'es' }>`
    select subscriptions.id, users.language from push_subscriptions subscriptions
    join users on users.id = subscriptions.user_id
    where users.email = ${email} and users.erased_at is null and not exists (
      select from notification_preferences preferences where preferences.user_id = users.id
      and preferences.topic = ${topic} and preferences.channel = 'push' and not preferences.wanted)
    order by subscriptions.id`.execute(db);
  return rows;
}
