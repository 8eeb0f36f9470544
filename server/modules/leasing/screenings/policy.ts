import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Anyone who leases homes weighs what a screening has found. */
export function canReviewScreenings(actor: Person | null): boolean {
  return hasDuty(actor, 'leasing');
}
