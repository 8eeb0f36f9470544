import { sql } from 'kysely';
import type { ApiScope } from '@/contract/platform/apiKeys/constants';
import { MAX_API_KEYS } from '@/contract/platform/apiKeys/constants';
import type { Db } from '@/server/db/client';
import { idOrNull } from '@/server/ids';

interface SecretRow {
  prefix: string;
  createdAt: string;
  endsAt: string | null;
}

export interface ApiKeyRow {
  id: string;
  name: string;
  scopes: ApiScope[];
  networks: string[];
  createdBy: string;
  createdAt: Date;
  expiresAt: Date | null;
  revokedAt: Date | null;
  lastUsedOn: string | null;
  lastUsedAddress: string | null;
  secrets: SecretRow[];
}

/** Keys with their creators and the secrets that hold at `now`. As an administrator. */
async function readKeys(db: Db, now: Date, id: string | null): Promise<ApiKeyRow[]> {
  const { rows } = await sql<ApiKeyRow>`
    select key.id, key.name, key.scopes, key.networks, trim(concat_ws(' ', maker.first_name, maker.last_name)) as "createdBy",
      key.created_at as "createdAt", key.expires_at as "expiresAt", key.revoked_at as "revokedAt",
      key.last_used_on::text as "lastUsedOn", key.last_used_address as "lastUsedAddress",
      coalesce((select json_agg(json_build_object('prefix', secret.prefix, 'createdAt', secret.created_at,
          'endsAt', secret.ends_at) order by secret.created_at desc, secret.id desc)
        from api_key_secrets secret where secret.api_key_id = key.id
          and (secret.ends_at is null or secret.ends_at > ${now})), '[]') as secrets
    from api_keys key join users maker on maker.id = key.created_by
    where ${id}::uuid is null or key.id = ${id}::uuid
    order by key.created_at desc, key.id desc limit ${sql.lit(MAX_API_KEYS)}`.execute(db);
  return rows;
}

export const listKeys = (db: Db, now: Date): Promise<ApiKeyRow[]> => readKeys(db, now, null);

export async function findKey(db: Db, id: string, now: Date): Promise<ApiKeyRow | undefined> {
  const known = idOrNull(id);
  return known === null ? undefined : (await readKeys(db, now, known))[0];
}

export async function countKeys(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from api_keys`.execute(db);
  return rows[0]?.count ?? 0;
}

interface NewKey {
  id: string;
  name: string;
  scopes: ApiScope[];
  networks: string[];
  createdBy: string;
  createdAt: Date;
  expiresAt: Date | null;
}

export const insertKey = (db: Db, key: NewKey) => db.insertInto('apiKeys').values(key).execute();

interface NewSecretRow {
  id: string;
  apiKeyId: string;
  prefix: string;
  hash: Buffer;
  createdAt: Date;
}

export const insertSecret = (db: Db, secret: NewSecretRow) => db.insertInto('apiKeySecrets').values(secret).execute();

/** Lets the current secret go on until then; an older one ends at once, so that there are never more than two. */
export async function endCurrentSecret(db: Db, apiKeyId: string, endsAt: Date, now: Date): Promise<void> {
  await sql`update api_key_secrets set ends_at = case when ends_at is null then ${endsAt} else least(ends_at, ${now}) end
    where api_key_id = ${apiKeyId} and (ends_at is null or ends_at > ${now})`.execute(db);
}

/** False where another person has revoked it meanwhile. */
export async function revoke(db: Db, id: string, revokedBy: string, now: Date): Promise<boolean> {
  const done = await db
    .updateTable('apiKeys')
    .set({ revokedBy, revokedAt: now })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export interface SecretMatch {
  id: string;
  name: string;
  scopes: ApiScope[];
  networks: string[];
  hash: Buffer;
}

/** The live key of a visible prefix. As the system. */
export async function findLiveSecret(db: Db, prefix: string, now: Date): Promise<SecretMatch | undefined> {
  const { rows } = await sql<SecretMatch>`select key.id, key.name, key.scopes, key.networks, secret.hash
    from api_key_secrets secret join api_keys key on key.id = secret.api_key_id
    where secret.prefix = ${prefix} and (secret.ends_at is null or secret.ends_at > ${now})
      and key.revoked_at is null and (key.expires_at is null or key.expires_at > ${now})`.execute(db);
  return rows[0];
}

export const recordUse = (db: Db, id: string, lastUsedOn: string, lastUsedAddress: string) =>
  db.updateTable('apiKeys').set({ lastUsedOn, lastUsedAddress }).where('id', '=', id).execute();
