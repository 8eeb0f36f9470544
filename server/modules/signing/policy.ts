import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Whoever made an envelope voids it, or whoever of our staff leases homes. */
export function canVoid(actor: Person | null, { envelope }: { envelope: { createdBy: string | null } }): boolean {
  return envelope.createdBy === actor?.id || hasDuty(actor, 'leasing');
}
