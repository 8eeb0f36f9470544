import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '@/server/db/client';
import { ApiError } from './errors';

/** What a key stands for: who sent it, and which request. */
export interface Claim {
  scope: string;
  key: string;
  method: string;
  path: string;
  body: unknown;
}

export interface Reply {
  status: number;
  body: unknown;
  headers?: Headers;
}

const LOCK_SECONDS = 60;
const KEY = /^[\x21-\x7e]{8,128}$/;

const hashOf = (claim: Claim) =>
  createHash('sha256')
    .update(`${claim.method} ${claim.path}\n${JSON.stringify(claim.body)}`)
    .digest();

/** The key of a request, checked; null where none is given. */
export function idempotencyKey(headers: Headers): string | null {
  const key = headers.get('idempotency-key');
  if (key !== null && !KEY.test(key))
    throw new ApiError('badRequest', 'An Idempotency-Key has 8 to 128 visible characters.');
  return key;
}

/**
 * Takes the key, or answers the reply it already has. The same key with another request is refused
 * (422), and so is one while its first request still runs (409).
 */
export async function claimKey(db: Db, wanted: Claim): Promise<Reply | null> {
  const hash = hashOf(wanted);
  const { rows } = await sql<{ fresh: boolean }>`
    insert into idempotency_keys as held (scope, key, request_hash, method, path, locked_until)
    values (${wanted.scope}, ${wanted.key}, ${hash}, ${wanted.method}, ${wanted.path}, now() + make_interval(secs => ${LOCK_SECONDS}))
    on conflict (scope, key) do update set locked_until = excluded.locked_until
      where held.state = 'started' and held.locked_until < now() and held.request_hash = excluded.request_hash
    returning true as fresh`.execute(db);
  if (rows.length > 0) return null;
  const held = await db
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'state', 'responseStatus', 'responseBody'])
    .where('scope', '=', wanted.scope)
    .where('key', '=', wanted.key)
    .executeTakeFirstOrThrow();
  if (!held.requestHash.equals(hash)) throw new ApiError('idempotencyKeyReused');
  if (held.state === 'started' || held.responseStatus === null)
    throw new ApiError('inProgress', undefined, { headers: { 'retry-after': '1' } });
  return { status: held.responseStatus, body: held.responseBody };
}

/** Stores the reply in the transaction of its effect. */
export async function completeClaim(db: Db, { scope, key }: Claim, reply: Reply): Promise<void> {
  await sql`update idempotency_keys set state = 'finished', response_status = ${reply.status},
    response_body = ${JSON.stringify(reply.body)} where scope = ${scope} and key = ${key}`.execute(db);
}

/** Releases the key of a request without effect, so that a corrected or repeated request may use it. */
export async function releaseClaim(db: Db, { scope, key }: Claim): Promise<void> {
  await sql`delete from idempotency_keys where scope = ${scope} and key = ${key} and state = 'started'`.execute(db);
}
