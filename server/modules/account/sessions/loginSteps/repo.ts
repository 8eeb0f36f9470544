// Logins half done. Anyone who holds the secret of a step may go on with it, once, for a short time; we keep its hash.
import { sql } from 'kysely';
import type { Db } from '@/server/db/client';
import { hashOf, newSecret } from '@/server/modules/account/sessions/secrets';

export type LoginStepKind = 'second' | 'passkey' | 'enroll' | 'external' | 'link';

const LIFETIME_MS = 10 * 60_000;
const MAX_ATTEMPTS = 5;

export interface LoginStep {
  userId: string | null;
  data: Record<string, unknown>;
}

/** Opens a step; answers its secret. */
export async function createStep(
  db: Db,
  kind: LoginStepKind,
  { userId, data = {} }: Partial<LoginStep>,
  now: Date,
): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await sql`insert into login_steps (hash, kind, user_id, data, expires_at)
    values (${hashOf(secret)}, ${kind}, ${userId ?? null}, ${JSON.stringify(data)}, ${expiresAt})`.execute(db);
  return secret;
}

/** The step, with one more try counted; undefined where it is spent, too old, or was tried too often. */
export async function findAndCountAttempt(
  db: Db,
  kind: LoginStepKind,
  secret: string,
  now: Date,
): Promise<LoginStep | undefined> {
  const { rows } = await sql<LoginStep>`update login_steps set attempts = attempts + 1
    where hash = ${hashOf(secret)} and kind = ${kind} and expires_at > ${now} and attempts < ${MAX_ATTEMPTS}
    returning user_id as "userId", data`.execute(db);
  return rows[0];
}

/** Uses the step up; undefined where another request was faster or it is too old. */
export async function consumeStep(
  db: Db,
  kind: LoginStepKind,
  secret: string,
  now: Date,
): Promise<LoginStep | undefined> {
  const { rows } = await sql<LoginStep>`delete from login_steps
    where hash = ${hashOf(secret)} and kind = ${kind} and expires_at > ${now}
    returning user_id as "userId", data`.execute(db);
  return rows[0];
}
