import type { Access } from '@/contract/endpoint';
import type { UserType } from '@/contract/users';
import type { Asker } from '@/server/db/client';
import { Refusal } from './errors';

/** Somebody whose access token we have checked. */
export interface Person {
  id: string;
  type: UserType;
  sessionId: string;
  /** Seconds since the epoch of their last real login. */
  authenticatedAt: number;
}

const SUDO_SECONDS = 15 * 60;

export const askerOf = (person: Person | null): Asker =>
  person ? { id: person.id, role: person.type } : { id: null, role: 'visitor' };

/** The first gate: may anybody of this kind call the operation at all? */
export function admit(access: Access, sudo: boolean | undefined, person: Person | null, now: Date): void {
  if (access === 'public') return;
  if (!person) throw new Refusal('unauthenticated');
  if (access !== 'signedIn' && access !== person.type && person.type !== 'staff') throw new Refusal('forbidden');
  if (sudo && now.getTime() / 1_000 - person.authenticatedAt > SUDO_SECONDS) throw new Refusal('sudoRequired');
}
