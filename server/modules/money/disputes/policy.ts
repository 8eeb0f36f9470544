import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Disputes are for staff who handle money. */
export function canHandleDisputes(actor: Person | null): boolean {
  return hasDuty(actor, 'money');
}
