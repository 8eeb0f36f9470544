import type { Person } from '@/server/http/person';
import type { DocumentRow } from './repo';

/** Anyone who may read a paper may not therefore change it: that is its owner’s. */
export function canChange(person: Person | null, document: DocumentRow): boolean {
  return person?.id === document.ownerId;
}

/** What went out with a message stays with those who got it. */
export function canRemove(person: Person | null, document: DocumentRow): boolean {
  return canChange(person, document) && document.messageId === null;
}
