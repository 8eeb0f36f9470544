import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** The books are for staff who handle money. */
export function canReadBooks(actor: Person | null): boolean {
  return hasDuty(actor, 'money');
}
