import { sql } from 'kysely';
import type { ServerEvent, TrackedEvent } from '@/contract/platform/analytics/endpoints';
import type { Db } from '@/server/db/client';

export interface Origin {
  trackingId: string;
  userId: string | null;
  /** Whether it may be forwarded to a vendor. */
  shareable: boolean;
}

export async function insertEvent(db: Db, { event, homeId }: { event: ServerEvent; homeId?: string }, origin: Origin) {
  await db
    .insertInto('analyticsEvents')
    .values({ ...origin, event, homeId: homeId ?? null })
    .execute();
}

export async function insertTracked(
  db: Db,
  events: readonly TrackedEvent[],
  origin: Omit<Origin, 'trackingId'>,
): Promise<void> {
  await db
    .insertInto('analyticsEvents')
    .values(
      events.map(({ event, properties: { distinct_id, page, homeId, context } }) => ({
        ...origin,
        event,
        trackingId: distinct_id,
        homeId: homeId ?? null,
        properties: JSON.stringify({ ...context, ...(page && { page }) }),
      })),
    )
    .execute();
}

/** An event of a member that no browser of theirs is part of: nothing where they have no profile. */
export async function insertForMember(db: Db, event: ServerEvent, userId: string, homeId: string): Promise<void> {
  await sql`insert into analytics_events (event, tracking_id, user_id, home_id, shareable)
    select ${event}, tracking_id, user_id, ${homeId}, shareable from analytics_profiles
    where user_id = ${userId} order by updated_at desc limit 1`.execute(db);
}

export async function upsertProfile(
  db: Db,
  { trackingId, userId, shareable, properties, now }: Origin & { properties: object; now: Date },
): Promise<void> {
  const values = { userId, shareable, properties: JSON.stringify(properties), updatedAt: now, forwardedAt: null };
  await db
    .insertInto('analyticsProfiles')
    .values({ trackingId, ...values, userId: values.userId ?? '' })
    .onConflict((conflict) => conflict.column('trackingId').doUpdateSet({ ...values, userId: values.userId ?? '' }))
    .execute();
}

export async function deleteProfile(db: Db, trackingId: string, userId: string): Promise<void> {
  await db.deleteFrom('analyticsProfiles').where('trackingId', '=', trackingId).where('userId', '=', userId).execute();
}

export interface WaitingEvent {
  id: string;
  event: string;
  trackingId: string;
  homeId: string | null;
  properties: Record<string, unknown>;
  at: Date;
}

/** The oldest shareable events that were not forwarded. */
export async function listUnforwarded(db: Db, most: number): Promise<WaitingEvent[]> {
  const { rows } = await sql<WaitingEvent>`select id::text, event, tracking_id as "trackingId", home_id as "homeId",
      properties, at from analytics_events
    where shareable and forwarded_at is null and tracking_id is not null order by id limit ${most}`.execute(db);
  return rows;
}

export async function markForwarded(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await sql`update analytics_events set forwarded_at = ${now}
    where id = any(${ids}::bigint[]) and shareable and forwarded_at is null`.execute(db);
}

export interface WaitingProfile {
  trackingId: string;
  userId: string;
  properties: Record<string, unknown>;
  updatedAt: Date;
}

export async function listUnforwardedProfiles(db: Db, most: number): Promise<WaitingProfile[]> {
  return db
    .selectFrom('analyticsProfiles')
    .select(['trackingId', 'userId', 'updatedAt'])
    .select((eb) => eb.ref('properties').$castTo<Record<string, unknown>>().as('properties'))
    .where('shareable', '=', true)
    .where('forwardedAt', 'is', null)
    .orderBy('updatedAt')
    .limit(most)
    .execute();
}

/** One that changed meanwhile waits for its next turn. */
export async function markProfilesForwarded(db: Db, profiles: readonly WaitingProfile[], now: Date): Promise<void> {
  for (const { trackingId, updatedAt } of profiles)
    await db
      .updateTable('analyticsProfiles')
      .set({ forwardedAt: now })
      .where('trackingId', '=', trackingId)
      .where('updatedAt', '=', updatedAt)
      .execute();
}
