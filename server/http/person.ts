import type { Kysely } from 'kysely';
import type { Duty, UserType } from '@/contract/account/users/endpoints';
import type { Access, Endpoint } from '@/contract/endpoint';
import { type DbActor, runAs } from '@/server/db/client';
import type { DB } from '@/server/db/types';
import { ApiError } from './errors';

/** A person with a verified access token. */
export interface Person {
  id: string;
  type: UserType;
  sessionId: string;
  /** Seconds since the epoch of their last real login. */
  authenticatedAt: number;
  /** Of staff and editors: the second step of their login is not set up, or not proven in this session. */
  lacksTwoStep?: 'missing' | 'unproven';
  /** Of a staff member, their duties that the operation asks for; read again for each request. */
  duties?: readonly Duty[];
}

const RECENT_LOGIN_SECONDS = 15 * 60;
/** Reading a lease takes longer than changing a password; anyone who signs must still have logged in the same day. */
const SIGNATURE_SECONDS = 12 * 60 * 60;

/** The gate has already required a login; this tells the compiler so. */
export function requirePerson(person: Person | null): Person {
  if (!person) throw new ApiError('unauthenticated');
  return person;
}

/** Refuses who has not proven lately that it is them. */
export function requireRecentLogin(person: Person, now: Date, seconds = RECENT_LOGIN_SECONDS): void {
  if (now.getTime() / 1_000 - person.authenticatedAt > seconds) throw new ApiError('recentLoginRequired');
}

/** Whether a staff member calls an operation that names one of their duties. Without one they are a member like any other. */
export const isOnDuty = (actor: Pick<Person, 'type' | 'duties'> | null): boolean =>
  actor?.type === 'staff' && (actor.duties?.length ?? 0) > 0;

/** A staff member without a duty that counts here sees what any member sees: rows of their own. */
export function dbActor(person: Pick<Person, 'id' | 'type' | 'duties'> | null): DbActor {
  if (!person) return { id: null, role: 'visitor' };
  if (person.type !== 'staff') return { id: person.id, role: person.type };
  return isOnDuty(person)
    ? { id: person.id, role: 'staff', duties: person.duties ?? [] }
    : { id: person.id, role: 'member' };
}

/** The first gate: may anybody of this kind call the operation at all? */
export function checkAccess(access: Access, sudo: Endpoint['sudo'], person: Person | null, now: Date): void {
  if (access === 'public') return;
  if (!person) throw new ApiError('unauthenticated');
  const isMeant = access === 'signedIn' || (access === person.type && access !== 'staff');
  if (!isMeant && !isOnDuty(person)) throw new ApiError('forbidden');
  if (sudo) requireRecentLogin(person, now, sudo === 'signature' ? SIGNATURE_SECONDS : RECENT_LOGIN_SECONDS);
}

/**
 * The gate before it: staff and editors first set up and prove the second step of their login. A person who has one
 * proves it, and sets up no other one before: else a stolen password would be enough.
 */
export function checkTwoStep({ access, beforeTwoStep }: Endpoint, person: Person | null): void {
  if (!person?.lacksTwoStep || access === 'public' || beforeTwoStep === true) return;
  if (beforeTwoStep === 'setup' && person.lacksTwoStep === 'missing') return;
  throw new ApiError('twoStepRequired');
}

/** A staff member with those of their duties that an operation asks for; anyone else as they are. */
export async function withDuties(
  db: Kysely<DB>,
  person: Person | null,
  wanted: readonly Duty[],
): Promise<Person | null> {
  if (person?.type !== 'staff') return person;
  if (wanted.length === 0) return { ...person, duties: [] };
  const found = await runAs(db, dbActor(person), false, (trx) =>
    trx.selectFrom('users').select('duties').where('id', '=', person.id).executeTakeFirst(),
  );
  return { ...person, duties: wanted.filter((duty) => found?.duties.includes(duty)) };
}
