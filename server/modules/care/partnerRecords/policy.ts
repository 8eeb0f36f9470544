import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Administrators, who give keys to partners, see what partners get. */
export function canSeePartnerRecords(actor: Person | null): boolean {
  return hasDuty(actor, 'admin');
}
