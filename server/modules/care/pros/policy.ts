import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Anyone who takes care of homes works with the Pros. */
export function canManagePros(person: Person | null): boolean {
  return hasDuty(person, 'care');
}
