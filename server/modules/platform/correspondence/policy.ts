import { isOnDuty, type Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Each staff member with a duty reads timelines, of the kinds that their duties show. */
export function canReadTimeline(actor: Person | null): boolean {
  return isOnDuty(actor);
}

/** Leads are for those who lease homes or answer people. */
export function canWorkOnLeads(actor: Person | null): boolean {
  return hasDuty(actor, 'leasing') || hasDuty(actor, 'support');
}

/** Tours are for those who lease homes. */
export function canLogVisitorCall(actor: Person | null): boolean {
  return hasDuty(actor, 'leasing');
}

/** Administrators alone have no work with members. */
export function canWriteToPeople(actor: Person | null): boolean {
  return (['leasing', 'care', 'money', 'support'] as const).some((duty) => hasDuty(actor, duty));
}
