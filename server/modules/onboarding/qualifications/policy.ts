import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Anyone who leases homes decides which of them we take on. */
export function canReviewQualification(actor: Person | null): boolean {
  return hasDuty(actor, 'leasing');
}
