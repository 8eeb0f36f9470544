import { isOnDuty, type Person } from '@/server/http/person';

/** It has no names: any staff member with a duty. */
export function canReadMonitoring(actor: Person | null): boolean {
  return isOnDuty(actor);
}
