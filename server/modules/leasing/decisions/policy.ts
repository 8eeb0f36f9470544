import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Anyone who leases homes reads what a homeowner decides on. */
export function canReviewApplication(actor: Person | null): boolean {
  return hasDuty(actor, 'leasing');
}

/** Anyone who leases homes decides for a homeowner who stays silent. */
export function canDecideForOwner(actor: Person | null): boolean {
  return hasDuty(actor, 'leasing');
}
