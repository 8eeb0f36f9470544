import { type HomeRole, hasHomeRight } from '@/contract/homes/homeMembers/constants';
import { type HomeStatus, LISTED_STATUSES, PUBLIC_STATUSES } from '@/contract/homes/homes/endpoints';
import { isOnDuty, type Person } from '@/server/http/person';

interface Subject {
  status: HomeStatus;
  ownerId: string | null;
  /** Role of the person for the home; absent if it was not loaded. */
  role?: HomeRole | null;
}

/** Only the people of a home and our team see it the way it will be listed. */
export function canPreview(person: Person | null, { ownerId, role }: Subject): boolean {
  if (person === null) return false;
  return isOnDuty(person) || person.id === ownerId || (!!role && hasHomeRight(role, 'view'));
}

/** Everybody reads what was ever on the market; before that a home is for its people and for staff. */
export function canRead(person: Person | null, home: Subject): boolean {
  return (PUBLIC_STATUSES as readonly HomeStatus[]).includes(home.status) || canPreview(person, home);
}

/** One can ask about a home as long as one can still rent it. */
export function canAskAbout(_person: Person | null, home: Subject): boolean {
  return (LISTED_STATUSES as readonly HomeStatus[]).includes(home.status);
}
