import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Who prints papers, serves them, and records it. */
export function canServeLetters(actor: Person | null): boolean {
  return hasDuty(actor, 'leasing') || hasDuty(actor, 'care');
}
