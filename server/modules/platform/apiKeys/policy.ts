import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Administrators decide which partners’ software has access. */
export function canManageApiKeys(actor: Person | null): boolean {
  return hasDuty(actor, 'admin');
}
