import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Editors write and publish, and those who run the site. */
export function canEditContent(actor: Person | null): boolean {
  return actor?.type === 'editor' || hasDuty(actor, 'admin');
}
