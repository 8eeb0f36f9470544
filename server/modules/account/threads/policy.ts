import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Anyone who of our staff answers people decides that a conversation is over. */
export function canCloseThread(actor: Person | null): boolean {
  return hasDuty(actor, 'support');
}
