import { isOnDuty, type Person } from '@/server/http/person';
import { can, type HomeAccess } from '@/server/modules/homes/homeMembers';
import type { ServiceOrderRow } from './repo';

export interface LoadedOrder {
  readonly row: ServiceOrderRow;
  readonly home: Pick<HomeAccess, 'role'>;
}

/** The owners, the person who ordered it, and our people: row-level security shows it to them. */
export function canSeeOrder(person: Person | null, { row, home }: LoadedOrder): boolean {
  return person !== null && (can(home, 'setup') || row.ordererId === person.id || isOnDuty(person));
}

/** The person who ordered it, and the owners of the home. */
export function canAddOrderPhoto(person: Person | null, { row, home }: LoadedOrder): boolean {
  return person !== null && (can(home, 'setup') || row.ordererId === person.id);
}

/** Only the owners say what may be changed in their home. */
export function canGiveConsent(_person: Person | null, { home }: LoadedOrder): boolean {
  return can(home, 'setup');
}
