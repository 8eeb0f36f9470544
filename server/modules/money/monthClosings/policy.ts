import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Closing the books is for staff who handle money. */
export function canCloseMonths(actor: Person | null): boolean {
  return hasDuty(actor, 'money');
}
