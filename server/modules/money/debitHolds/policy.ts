import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Holds are for staff who handle money. */
export function canSeeDebitHolds(actor: Person | null): boolean {
  return hasDuty(actor, 'money');
}
