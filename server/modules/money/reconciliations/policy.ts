import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** The trust accounts are for staff who handle money. */
export function canReconcile(actor: Person | null): boolean {
  return hasDuty(actor, 'money');
}
