import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Anyone who runs the site decides whom we work with. */
export function canManageAffiliates(actor: Person | null): boolean {
  return hasDuty(actor, 'admin');
}
