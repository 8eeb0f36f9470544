import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import type { Membership } from './access';

/** The group sees it, and staff who lease homes. */
export function canSeeApplication(actor: Person | null, { me }: Membership): boolean {
  return me !== undefined || hasDuty(actor, 'leasing');
}

/** Everybody in the group acts on their own part. */
export function canActOnOwnPart(_actor: Person | null, { me }: Membership): boolean {
  return me !== undefined;
}

/** Those who will live there decide about the application; co-signers and occupants about their own part alone. */
export function canDecideForGroup(_actor: Person | null, { me }: Membership): boolean {
  return me?.role === 'applicant' || me?.role === 'coApplicant';
}
