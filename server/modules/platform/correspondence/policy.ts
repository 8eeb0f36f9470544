import { isOnDuty, type Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Each staff member with a duty reads timelines, of the kinds that their duties show. */
export function canReadTimeline(actor: Person | null): boolean {
  return isOnDuty(actor);
}

/** Administrators alone have no work with members. */
export function canWriteToPeople(actor: Person | null): boolean {
  return (['leasing', 'care', 'money', 'support'] as const).some((duty) => hasDuty(actor, duty));
}
