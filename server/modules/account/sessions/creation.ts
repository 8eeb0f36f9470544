import type { AuthMethod } from '@/contract/account/sessions/endpoints';
import type { UserType } from '@/contract/account/users/endpoints';
import { DAY_MS } from '@/contract/calendar/durations';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { loginHandlers } from '@/server/loginHandlers';
import { queueMessage } from '@/server/modules/account/outbox';
import type { ClientContext } from '@/server/modules/account/sessions/clientContext';
import * as repo from '@/server/modules/account/sessions/repo';
import { hashOf, newSecret } from '@/server/modules/account/sessions/secrets';
import { hasEnded } from '@/server/modules/account/users/teamAccounts';

/** A login lasts 30 days at most, and 14 days without a visit. */
const SESSION_MS = 30 * DAY_MS;
const IDLE_MS = 14 * DAY_MS;

/** What a browser is handed so that it stays logged in. */
export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
  sessionId: string;
  method: AuthMethod;
  /** What this browser offers first next time, where that is not how this session began. */
  nextMethod?: AuthMethod;
  knownDevice?: string;
}

/** Puts a grant into the headers of a reply, where the browser door takes it out again. */
export function setSessionHeaders(
  answer: Headers,
  { accessToken, refreshToken, sessionId, method, nextMethod, knownDevice }: SessionTokens,
): void {
  answer.set('access-token', accessToken);
  answer.set('refresh-token', refreshToken);
  answer.set('session-id', sessionId);
  answer.set('auth-method', nextMethod ?? method);
  if (knownDevice) answer.set('known-device', knownDevice);
}

interface SessionUser {
  id: string;
  type: UserType;
  email: string;
  firstName: string;
}

/** Anyone who was last seen before this is logged out. */
export const idleCutoff = (now: Date) => new Date(now.getTime() - IDLE_MS);

/** When a refresh token of a session must have been used. */
export const idleExpiry = (now: Date, expiresAt: Date) =>
  new Date(Math.min(now.getTime() + IDLE_MS, expiresAt.getTime()));

/** Begins a session, in the transaction of the proof; 403 for a member of the team with an ended account. `appCode`: a code of their app was right. The earlier session of this browser ends; a new browser causes an email to the person. */
export async function createSession(
  { signToken, invalidateSession }: Services,
  db: Db,
  who: SessionUser,
  method: AuthMethod,
  visit: ClientContext,
  now: Date,
  { appCode = false }: { appCode?: boolean } = {},
): Promise<SessionTokens> {
  if (await hasEnded(db, who.id)) throw new ApiError('accountEnded');
  const { previousSession } = visit;
  // A session that takes the place of a proven one of the same person stays proven.
  const secondStep =
    appCode ||
    method === 'passkey' ||
    (previousSession?.userId === who.id && (await repo.hasSecondStep(db, previousSession)));
  if (previousSession) {
    const ended = await repo.revokeSessions(db, previousSession, 'replaced', now);
    for (const id of ended) invalidateSession(id);
  }
  const id = newId(now.getTime());
  const refreshToken = newSecret();
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  await repo.insertSession(db, {
    id,
    familyId: id,
    userId: who.id,
    method,
    device: visit.device,
    address: visit.address,
    authenticatedAt: now,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    secondStep,
  });
  await repo.insertRefreshToken(db, {
    hash: hashOf(refreshToken),
    sessionId: id,
    generation: 1,
    issuedAt: now,
    expiresAt: idleExpiry(now, expiresAt),
  });
  for (const handle of loginHandlers)
    await handle(db, { userId: who.id, email: who.email, guestToken: visit.guestToken, now });
  const knownDevice = visit.knownDevice ?? newSecret();
  const { known, others } = await repo.rememberDevice(db, hashOf(knownDevice), who.id, now);
  if (!known && others) await notifyNewDevice(db, who, visit, id, now);
  await audit(db, { event: 'session.started', subject: `session:${id}`, personId: who.id, detail: { method } });
  const authenticatedAt = Math.floor(now.getTime() / 1_000);
  const accessToken = await signToken({ id: who.id, type: who.type, sessionId: id, authenticatedAt });
  return { accessToken, refreshToken, sessionId: id, method, knownDevice };
}

function notifyNewDevice(
  db: Db,
  { email, firstName }: SessionUser,
  { device }: ClientContext,
  id: string,
  now: Date,
): Promise<void> {
  return queueMessage(db, {
    dedupeKey: `newDevice:${id}`,
    channel: 'email',
    recipient: email,
    template: 'newDevice',
    data: { firstName, device, at: now.toISOString() },
  });
}

/** Ends sessions at once, here and, within a second, in every other process. */
export async function endSessions(
  { invalidateSession }: Services,
  db: Db,
  which: repo.SessionFilter,
  reason: repo.EndReason,
  now: Date,
): Promise<number> {
  const ended = await repo.revokeSessions(db, which, reason, now);
  for (const id of ended) invalidateSession(id);
  return ended.length;
}
