import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Whoever leases homes or takes care of them inspects them. */
export function canInspect(actor: Person | null): boolean {
  return hasDuty(actor, 'leasing') || hasDuty(actor, 'care');
}
