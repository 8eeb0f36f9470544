import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Payers of a lease are for staff who handle money. */
export function canHandlePayers(actor: Person | null): boolean {
  return hasDuty(actor, 'money');
}
