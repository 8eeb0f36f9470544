import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Administrators decide which programs of partners get in. */
export function canManageApiKeys(actor: Person | null): boolean {
  return hasDuty(actor, 'admin');
}
