import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** What goes to the IRS is for staff who handle money. */
export function canHandleTaxForms(actor: Person | null): boolean {
  return hasDuty(actor, 'money');
}
