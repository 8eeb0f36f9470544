import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** The owner of the home starts, answers, and sends its agreement. */
export function canDraftAgreement(actor: Person | null, { ownerId }: { ownerId: string | null }): boolean {
  return ownerId !== null && ownerId === actor?.id;
}

/** Agreements are countersigned by staff who lease homes. */
export function canCounterSign(actor: Person | null): boolean {
  return hasDuty(actor, 'leasing');
}
