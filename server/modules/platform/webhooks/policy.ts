import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Administrators decide which partners hear of events. */
export function canManageWebhooks(actor: Person | null): boolean {
  return hasDuty(actor, 'admin');
}
