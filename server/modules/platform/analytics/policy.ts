import { isOnDuty, type Person } from '@/server/http/person';

/** Aggregate numbers without names: any staff member with a duty. */
export function canReadAnalytics(actor: Person | null): boolean {
  return isOnDuty(actor);
}
