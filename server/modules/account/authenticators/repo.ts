import { sql } from 'kysely';
import type { Db } from '@/server/db/client';

export interface AuthenticatorRow {
  secret: Buffer;
  confirmedAt: Date | null;
  lastStep: number;
}

export async function find(db: Db, userId: string): Promise<AuthenticatorRow | undefined> {
  const { rows } = await sql<AuthenticatorRow>`select secret, confirmed_at as "confirmedAt", last_step as "lastStep"
    from authenticators where user_id = ${userId}`.execute(db);
  return rows[0];
}

/** A new secret that counts once a code of it came back. False where one counts already. */
export async function savePending(db: Db, userId: string, secret: Buffer, now: Date): Promise<boolean> {
  const { rows } =
    await sql`insert into authenticators (user_id, secret, created_at) values (${userId}, ${secret}, ${now})
    on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at, last_step = 0
      where authenticators.confirmed_at is null
    returning user_id`.execute(db);
  return rows.length > 0;
}

/** Takes the code of a time step; false where it, or a later one, was taken before. */
export async function consumeTimeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { rows } = await sql`update authenticators set last_step = ${step}
    where user_id = ${userId} and last_step < ${step} returning user_id`.execute(db);
  return rows.length > 0;
}

export async function confirm(db: Db, userId: string, now: Date): Promise<void> {
  await sql`update authenticators set confirmed_at = ${now} where user_id = ${userId}`.execute(db);
}

export async function remove(db: Db, userId: string): Promise<boolean> {
  await sql`delete from recovery_codes where user_id = ${userId}`.execute(db);
  const { rows } = await sql`delete from authenticators where user_id = ${userId} returning user_id`.execute(db);
  return rows.length > 0;
}

export async function replaceCodes(db: Db, userId: string, hashes: Buffer[]): Promise<void> {
  await sql`delete from recovery_codes where user_id = ${userId}`.execute(db);
  for (const hash of hashes)
    await sql`insert into recovery_codes (user_id, hash) values (${userId}, ${hash})`.execute(db);
}

/** Uses a recovery code up; false where there is none like it. */
export async function useCode(db: Db, userId: string, hash: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql`update recovery_codes set used_at = ${now}
    where user_id = ${userId} and hash = ${hash} and used_at is null returning user_id`.execute(db);
  return rows.length > 0;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`select count(*)::int as left from recovery_codes
    where user_id = ${userId} and used_at is null`.execute(db);
  return rows[0]?.left ?? 0;
}
