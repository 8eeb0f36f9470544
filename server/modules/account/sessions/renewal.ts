import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { queueMessage } from '@/server/modules/account/outbox';
import { endSessions, idleExpiry, type SessionTokens } from '@/server/modules/account/sessions/creation';
import * as repo from '@/server/modules/account/sessions/repo';
import { decryptWith, encryptFor, hashOf, newSecret } from '@/server/modules/account/sessions/secrets';
import { findAccountById } from '@/server/modules/account/users';

/** How long a reply may have been on its way: so long the token before the newest is answered with the newest. */
const GRACE_MS = 10_000;

/**
 * Trades a refresh token for the next one. Used a second time it answers the same successor for ten
 * seconds while it is the newest but one; after that a copy is in use, and the whole family ends. Null: log in.
 */
export function renewSession(services: Services, refreshToken: string, now: Date): Promise<SessionTokens | null> {
  const hash = hashOf(refreshToken);
  const successor = newSecret();
  return asSystem(services.db, async (db) => {
    const used = await repo.useRefreshToken(db, { hash, successor: encryptFor(refreshToken, successor), now });
    if (!used) return handleReusedToken(services, db, refreshToken, hash, now);
    await repo.insertRefreshToken(db, {
      hash: hashOf(successor),
      sessionId: used.id,
      generation: used.generation + 1,
      issuedAt: now,
      expiresAt: idleExpiry(now, used.expiresAt),
    });
    await repo.touchSession(db, used.id, now);
    return tokensFor(services, used, successor);
  });
}

async function handleReusedToken(
  services: Services,
  db: Db,
  refreshToken: string,
  hash: Buffer,
  now: Date,
): Promise<SessionTokens | null> {
  const known = await repo.findUsedToken(db, hash, now);
  if (!known) return null;
  const late = now.getTime() - known.usedAt.getTime() > GRACE_MS;
  if (known.isPredecessor && !late) return tokensFor(services, known, decryptWith(refreshToken, known.successor));
  await endSessions(services, db, { familyId: known.familyId }, 'reuse', now);
  await audit(db, { event: 'session.token_reused', subject: `session:${known.id}`, personId: known.userId });
  const account = await findAccountById(db, known.userId, null);
  if (account)
    await queueMessage(db, {
      dedupeKey: `sessionReused:${known.familyId}`,
      channel: 'email',
      recipient: account.email,
      template: 'sessionReused',
      data: { firstName: account.firstName },
    });
  return null;
}

async function tokensFor(
  { signToken }: Services,
  session: repo.LiveSession,
  refreshToken: string,
): Promise<SessionTokens> {
  const authenticatedAt = Math.floor(session.authenticatedAt.getTime() / 1_000);
  const { id: sessionId, userId: id, type, method } = session;
  return {
    accessToken: await signToken({ id, type, sessionId, authenticatedAt }),
    refreshToken,
    sessionId,
    method,
  };
}
