import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Return rates are for staff who handle money. */
export function canSeeReturnRates(actor: Person | null): boolean {
  return hasDuty(actor, 'money');
}
