// Codes and links we mailed: the newest of a kind for an address works, once, for a short time, and only its hash is kept.
import { sql } from 'kysely';
import type { Db } from '@/server/db/client';
import { hashOf } from '@/server/modules/account/sessions/secrets';
import type { NewUser } from '@/server/modules/account/users';

export type Purpose = 'code' | 'reset' | 'email' | 'phone';

const LIFETIME_MS: Record<Purpose, number> = {
  code: 10 * 60_000,
  reset: 30 * 60_000,
  email: 10 * 60_000,
  phone: 10 * 60_000,
};
const MAX_ATTEMPTS = 5;

export interface NewVerificationCode {
  email: string;
  purpose: Purpose;
  /** Held by the browser that asked for a code, or by the link. */
  secret: string;
  code?: string;
  /** Of a logged-in person. Not stored for anyone who only names an address: the lookup takes measurable time. */
  userId?: string;
  registration?: NewUser | undefined;
  /** What the code proves to be theirs: a new address, a number. */
  claim?: string;
}

/** Keeps the proof; an older one of its kind for the address is dead from now on. */
export async function save(db: Db, proof: NewVerificationCode, now: Date): Promise<void> {
  const { email, purpose, secret, code, userId = null, registration, claim = null } = proof;
  const values = {
    hash: hashOf(secret),
    codeHash: code === undefined ? null : hashOf(secret, code),
    userId,
    registration: registration ? JSON.stringify(registration) : null,
    claim,
    attempts: 0,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS[purpose]),
  };
  await db
    .insertInto('verificationCodes')
    .values({ email, purpose, ...values })
    .onConflict((conflict) => conflict.columns(['email', 'purpose']).doUpdateSet(values))
    .execute();
}

export interface VerificationCode {
  email: string;
  userId: string | null;
  codeHash: Buffer | null;
  registration: NewUser | null;
  claim: string | null;
}

const columns = ['email', 'userId', 'codeHash', 'registration', 'claim'] as const;

/** A name for it that may be written down. */
export const publicName = (secret: string) => hashOf(secret).toString('base64url');

/** The proof that a secret stands for, while it holds. */
export async function find(db: Db, purpose: Purpose, secret: string, now: Date): Promise<VerificationCode | undefined> {
  const found = await db
    .selectFrom('verificationCodes')
    .select(columns)
    .where('hash', '=', hashOf(secret))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return found && { ...found, registration: found.registration as NewUser | null };
}

/** Counts one try at a code; false where there were too many. */
export async function countAttempt(db: Db, secret: string): Promise<boolean> {
  const { rows } = await sql`update verification_codes set attempts = attempts + 1
    where hash = ${hashOf(secret)} and attempts < ${MAX_ATTEMPTS} returning attempts`.execute(db);
  return rows.length > 0;
}

/** Uses the proof up; false where another request was faster. */
export async function consume(db: Db, purpose: Purpose, secret: string): Promise<boolean> {
  const { rows } = await sql`delete from verification_codes where hash = ${hashOf(secret)} and purpose = ${purpose}
    returning email`.execute(db);
  return rows.length > 0;
}

/** Every proof for an address is dead: what it proved has changed. */
export async function invalidateAll(db: Db, email: string): Promise<void> {
  await db.deleteFrom('verificationCodes').where('email', '=', email).execute();
}
