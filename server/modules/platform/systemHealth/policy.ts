import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Colleagues who run the system. */
export function canReadSystemHealth(actor: Person | null): boolean {
  return hasDuty(actor, 'admin');
}
