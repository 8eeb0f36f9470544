import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Anyone who helps members with the site. */
export function canWatchReplays(actor: Person | null): boolean {
  return hasDuty(actor, 'support') || hasDuty(actor, 'admin');
}
