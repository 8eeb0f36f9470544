// A visitor without an account, identified only by a secret in the browser: their drafts are theirs while they keep it.
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { type Db, type DbActor, runAs } from '@/server/db/client';
import type { OperationContext } from './implement';
import { dbActor } from './person';

const SECRET = /^[\w-]{43}$/;

/** 256 random bits, as text that fits a cookie and an address. */
export const newGuestSecret = () => randomBytes(32).toString('base64url');
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

type GuestContext = Pick<OperationContext, 'client' | 'person' | 'services' | 'responseHeaders'>;

/** The hash of the secret a browser brings; null where it brings none. */
export function guestToken({ client }: Pick<OperationContext, 'client'>): Buffer | null {
  const brought = client.headers.get('guest-token');
  return brought && SECRET.test(brought) ? hashOf(brought) : null;
}

/** As `guestToken`; a browser without a secret is handed one, which its door keeps in a cookie. */
export function guestTokenOrNew(call: GuestContext): Buffer {
  const known = guestToken(call);
  if (known) return known;
  const secret = newGuestSecret();
  call.responseHeaders.set('guest-token', secret);
  return hashOf(secret);
}

/** From here on the transaction of this call also sees what the guest of this browser began. */
export async function bindGuest(
  context: Pick<OperationContext, 'db' | 'client'>,
  token = guestToken(context),
): Promise<void> {
  if (token) await sql`select set_config('app.guest_token', ${token.toString('hex')}, true)`.execute(context.db);
}

/** Runs `work` in one transaction as the person and as the guest with this browser's secret. */
export function asGuest<T>(call: GuestContext, work: (db: Db) => Promise<T>, token = guestToken(call)): Promise<T> {
  const asker: DbActor = { ...dbActor(call.person), guestToken: token?.toString('hex') ?? null };
  return runAs(call.services.db, asker, true, work);
}
