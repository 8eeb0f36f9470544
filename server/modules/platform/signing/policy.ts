import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** The person who made an envelope voids it, or staff who lease homes. */
export function canVoid(actor: Person | null, { envelope }: { envelope: { createdBy: string | null } }): boolean {
  return envelope.createdBy === actor?.id || hasDuty(actor, 'leasing');
}
