import { type HomeStatus, LISTED_STATUSES, PUBLIC_STATUSES } from '@/contract/homes/endpoints';
import type { Person } from '@/server/http/person';

interface Subject {
  status: HomeStatus;
  ownerId: string | null;
}

/** Everybody reads what was ever on the market; a draft is for its owner and for staff. */
export function canRead(person: Person | null, home: Subject): boolean {
  if ((PUBLIC_STATUSES as readonly HomeStatus[]).includes(home.status)) return true;
  return person !== null && (person.type === 'staff' || person.id === home.ownerId);
}

/** Only its homeowner and our people see a home the way it will be listed. */
export function canPreview(person: Person | null, home: Subject): boolean {
  return person !== null && (person.type === 'staff' || person.id === home.ownerId);
}

/** One can ask about a home as long as one can still rent it. */
export function canAskAbout(_person: Person | null, home: Subject): boolean {
  return (LISTED_STATUSES as readonly HomeStatus[]).includes(home.status);
}
