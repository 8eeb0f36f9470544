import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import type { CheckRow } from './repo';

export function canSeeOwnershipChecks(actor: Person | null): boolean {
  return hasDuty(actor, 'money');
}

/** The person who uses an account does not decide about it. */
export function canDecideOwnership(actor: Person | null, { personId }: Pick<CheckRow, 'personId'>): boolean {
  return hasDuty(actor, 'money') && personId !== actor?.id;
}
