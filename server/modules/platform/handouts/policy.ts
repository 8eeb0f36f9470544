import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Who leases homes keeps the official papers that go with a lease. */
export function canKeepHandouts(actor: Person | null): boolean {
  return hasDuty(actor, 'leasing');
}
