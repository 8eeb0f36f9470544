import { isOnDuty, type Person } from '@/server/http/person';

/** Numbers of everybody, names of nobody: anyone on our team with a duty. */
export function canReadAnalytics(actor: Person | null): boolean {
  return isOnDuty(actor);
}
