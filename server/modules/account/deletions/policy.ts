import type { Person } from '@/server/http/person';

/** Accounts of our team are closed by us, once their work is in other hands. */
export function canRequestDeletion(actor: Person | null): boolean {
  return actor !== null && actor.type !== 'staff' && actor.type !== 'editor';
}
