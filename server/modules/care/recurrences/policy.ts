import type { Performer } from '@/contract/care/recurrences/constants';
import { isOnDuty, type Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import { can, type HomeAccess } from '@/server/modules/homes/homeMembers';

export interface RecurrenceAccess {
  readonly home: Pick<HomeAccess, 'role'>;
  readonly isRenter: boolean;
}

/** The owners change the plan of their home; so does anyone who takes care of homes. */
export function canPlan(person: Person | null, { home }: Pick<RecurrenceAccess, 'home'>): boolean {
  return can(home, 'setup') || hasDuty(person, 'care');
}

/** Everyone around the home sees the plan, a renter what is theirs to do. */
export function canSeeRecurrence(
  person: Person | null,
  { home, isRenter, row }: RecurrenceAccess & { row: { performer: Performer } },
): boolean {
  return can(home, 'view') || isOnDuty(person) || (isRenter && row.performer === 'resident');
}

/** Anyone who plans, and a renter for what is theirs to do. */
export function canComplete(
  person: Person | null,
  { home, isRenter, row }: RecurrenceAccess & { row: { performer: Performer } },
): boolean {
  return canPlan(person, { home }) || (isRenter && row.performer === 'resident');
}
