import { isOnDuty, type Person } from '@/server/http/person';

/** It names nobody: anyone on our team with a duty. */
export function canReadMonitoring(actor: Person | null): boolean {
  return isOnDuty(actor);
}
