import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Who prepares notices in the form of a statute and follows them. */
export function canGiveStatutoryNotices(actor: Person | null): boolean {
  return hasDuty(actor, 'leasing');
}
