import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Staff who fill homes decide which portals show them. */
export function canManageListingFeeds(actor: Person | null): boolean {
  return hasDuty(actor, 'leasing');
}
