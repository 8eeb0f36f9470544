import { sql } from 'kysely';
import type { ProviderName } from '@/contract/account/externalLogins/endpoints';
import type { Db } from '@/server/db/client';

export interface ExternalLoginRow {
  provider: string;
  email: string | null;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export function listByUser(db: Db, userId: string): Promise<ExternalLoginRow[]> {
  return db
    .selectFrom('externalLogins')
    .select(['provider', 'email', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
}

/** The account that an external login opens. */
export async function recordUse(
  db: Db,
  provider: ProviderName,
  subject: string,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ userId: string }>`update external_logins set last_used_at = ${now}
    where provider = ${provider} and subject = ${subject} returning user_id as "userId"`.execute(db);
  return rows[0]?.userId;
}

/** False where it opens another account, or this one is connected with another of that provider. */
export async function insert(
  db: Db,
  login: { provider: ProviderName; subject: string; userId: string; email: string | null },
  now: Date,
): Promise<boolean> {
  const { provider, subject, userId, email } = login;
  const { rows } = await sql`insert into external_logins (provider, subject, user_id, email, created_at)
    values (${provider}, ${subject}, ${userId}, ${email}, ${now}) on conflict do nothing returning provider`.execute(
    db,
  );
  return rows.length > 0;
}

export async function remove(db: Db, userId: string, provider: string): Promise<boolean> {
  const { rows } = await sql`delete from external_logins where user_id = ${userId} and provider = ${provider}
    returning provider`.execute(db);
  return rows.length > 0;
}
