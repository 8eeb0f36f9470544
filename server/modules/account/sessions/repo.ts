import { sql } from 'kysely';
import type { AuthMethod } from '@/contract/account/sessions/endpoints';
import type { UserType } from '@/contract/account/users/endpoints';
import type { Db } from '@/server/db/client';

export interface NewSession {
  id: string;
  familyId: string;
  userId: string;
  method: AuthMethod;
  device: string;
  address: string | null;
  authenticatedAt: Date;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  /** Proven by a passkey or a code of an app as well. */
  secondStep: boolean;
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export interface NewRefreshToken {
  hash: Buffer;
  sessionId: string;
  generation: number;
  issuedAt: Date;
  expiresAt: Date;
}

export async function insertRefreshToken(db: Db, token: NewRefreshToken): Promise<void> {
  await db.insertInto('refreshTokens').values(token).execute();
}

export interface LiveSession {
  id: string;
  userId: string;
  type: UserType;
  method: AuthMethod;
  authenticatedAt: Date;
  expiresAt: Date;
}

const liveSessionColumns = sql<LiveSession>`sessions.id, users.id as "userId", users.type, sessions.method,
  sessions.authenticated_at as "authenticatedAt", sessions.expires_at as "expiresAt"`;

/**
 * Uses a token up, once: of two that come with it at the same time, one is answered. A used one is kept for two days, in
 * which a copy of it ends the family; one is used every ten minutes, and only the newest is needed longer.
 */
export async function useRefreshToken(
  db: Db,
  { hash, successor, now }: { hash: Buffer; successor: Buffer; now: Date },
): Promise<(LiveSession & { generation: number }) | undefined> {
  const { rows } = await sql<LiveSession & { generation: number }>`
    update refresh_tokens as token set used_at = ${now}, successor = ${successor},
      expires_at = least(token.expires_at, ${now}::timestamptz + interval '2 days')
    from sessions join users on users.id = sessions.user_id
    where token.hash = ${hash} and token.used_at is null and token.expires_at > ${now}
      and sessions.id = token.session_id and sessions.revoked_at is null and sessions.expires_at > ${now}
    returning token.generation, ${liveSessionColumns}`.execute(db);
  return rows[0];
}

export interface UsedToken extends LiveSession {
  familyId: string;
  usedAt: Date;
  successor: Buffer;
  /** It is the one just before the newest, so its reply may simply have been lost. */
  isPredecessor: boolean;
}

/** A token that was used before, of a session that still lives. */
export async function findUsedToken(db: Db, hash: Buffer, now: Date): Promise<UsedToken | undefined> {
  const { rows } = await sql<UsedToken>`
    select ${liveSessionColumns}, sessions.family_id as "familyId", token.used_at as "usedAt", token.successor,
      token.generation = (select max(generation) - 1 from refresh_tokens where session_id = token.session_id) as "isPredecessor"
    from refresh_tokens token join sessions on sessions.id = token.session_id join users on users.id = sessions.user_id
    where token.hash = ${hash} and token.used_at is not null and token.successor is not null
      and sessions.revoked_at is null and sessions.expires_at > ${now}`.execute(db);
  return rows[0];
}

export async function touchSession(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ lastSeenAt: now }).where('id', '=', id).execute();
}

export type EndReason = 'logout' | 'elsewhere' | 'replaced' | 'reuse' | 'credentials' | 'staff' | 'deletion';

/** Which sessions end: one of a person’s, a whole family, or all of a person’s. */
export type SessionFilter = { id: string; userId: string } | { familyId: string } | { userId: string };

/** Answers the ids of those that ended. */
export async function revokeSessions(db: Db, which: SessionFilter, reason: EndReason, now: Date): Promise<string[]> {
  let query = db
    .updateTable('sessions')
    .set({ revokedAt: now, revokedReason: reason })
    .where('revokedAt', 'is', null)
    .returning('id');
  if ('id' in which) query = query.where('id', '=', which.id);
  if ('familyId' in which) query = query.where('familyId', '=', which.familyId);
  if ('userId' in which) query = query.where('userId', '=', which.userId);
  return (await query.execute()).map(({ id }) => id);
}

/** The sessions of a person that could still be used, the latest first. */
export function findSessions(db: Db, userId: string, now: Date, idleSince: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'method', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('lastSeenAt', '>', idleSince)
    .orderBy('lastSeenAt', 'desc')
    .limit(100)
    .execute();
}

/** Notes that this browser logs this person in. Answers what was known: the browser itself, and any other. */
export async function rememberDevice(db: Db, hash: Buffer, userId: string, now: Date) {
  const { rows } = await sql<{ known: boolean; others: boolean }>`
    select exists (select from known_devices where user_id = ${userId} and hash = ${hash}) as known,
      exists (select from known_devices where user_id = ${userId}) as others`.execute(db);
  await sql`insert into known_devices (hash, user_id, created_at, last_seen_at) values (${hash}, ${userId}, ${now}, ${now})
    on conflict (hash, user_id) do update set last_seen_at = excluded.last_seen_at`.execute(db);
  return { known: rows[0]?.known ?? false, others: rows[0]?.others ?? false };
}

/** After a change of password every browser is new again. */
export async function removeDevices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('knownDevices').where('userId', '=', userId).execute();
}

/** The role of a person with two roles in a session. */
export const actAs = (db: Db, { userId, sessionId }: { userId: string; sessionId: string }, type: UserType) =>
  sql`update sessions set acting_as = ${type} where id = ${sessionId} and user_id = ${userId}`.execute(db);

/** Whether a running session of this person was proven by a second step. */
export async function hasSecondStep(db: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .select('secondStep')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return found?.secondStep ?? false;
}

/** The person has just proven a passkey or a code of an app in this session. */
export async function markSecondStep(db: Db, id: string): Promise<void> {
  await db.updateTable('sessions').set({ secondStep: true }).where('id', '=', id).execute();
}
