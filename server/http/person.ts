import type { Duty, UserType } from '@/contract/account/users/endpoints';
import type { Access, Endpoint } from '@/contract/endpoint';
import type { Db, DbActor } from '@/server/db/client';
import { ApiError } from './errors';

/** Somebody whose access token we have checked. */
export interface Person {
  id: string;
  type: UserType;
  sessionId: string;
  /** Seconds since the epoch of their last real login. */
  authenticatedAt: number;
  /** What somebody of our staff works on; read again for each request. */
  duties?: readonly Duty[];
}

const RECENT_LOGIN_SECONDS = 15 * 60;
/** Reading a lease takes longer than changing a password; anyone who signs must still have logged in the same day. */
const SIGNATURE_SECONDS = 12 * 60 * 60;

/** The gate lets nobody through who is not signed in; this says so to the compiler. */
export function requirePerson(person: Person | null): Person {
  if (!person) throw new ApiError('unauthenticated');
  return person;
}

/** Refuses who has not proven lately that it is them. */
export function requireRecentLogin(person: Person, now: Date, seconds = RECENT_LOGIN_SECONDS): void {
  if (now.getTime() / 1_000 - person.authenticatedAt > seconds) throw new ApiError('recentLoginRequired');
}

export const dbActor = (person: Person | null): DbActor =>
  person ? { id: person.id, role: person.type } : { id: null, role: 'visitor' };

/** The first gate: may anybody of this kind call the operation at all? */
export function checkAccess(access: Access, sudo: Endpoint['sudo'], person: Person | null, now: Date): void {
  if (access === 'public') return;
  if (!person) throw new ApiError('unauthenticated');
  if (access !== 'signedIn' && access !== person.type && person.type !== 'staff') throw new ApiError('forbidden');
  if (sudo) requireRecentLogin(person, now, sudo === 'signature' ? SIGNATURE_SECONDS : RECENT_LOGIN_SECONDS);
}

/** With their duties, for staff. */
export async function withDuties(db: Db, person: Person | null): Promise<Person | null> {
  if (person?.type !== 'staff') return person;
  const found = await db.selectFrom('users').select('duties').where('id', '=', person.id).executeTakeFirst();
  return { ...person, duties: found?.duties ?? [] };
}
