import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** What visitors see is changed by administrators. */
export function canManageFlags(person: Person | null): boolean {
  return hasDuty(person, 'admin');
}
