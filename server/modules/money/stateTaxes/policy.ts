import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** What goes to the state is for staff who handle money. */
export function canHandleStateTaxes(actor: Person | null): boolean {
  return hasDuty(actor, 'money');
}
