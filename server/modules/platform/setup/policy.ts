import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Administrators set up the site. */
export function canReadSetup(actor: Person | null): boolean {
  return hasDuty(actor, 'admin');
}
