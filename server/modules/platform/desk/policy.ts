import type { UserType } from '@/contract/account/users/endpoints';
import { type BehalfActionId, behalfActions } from '@/contract/platform/desk/endpoints';
import type { DeskQueue } from '@/server/desk/types';
import { isOnDuty, type Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';

/** Anyone who of our team has a duty sees the desk; its queues are those of their duties. */
export function canUseDesk(actor: Person | null): boolean {
  return isOnDuty(actor);
}

export function canWorkOn(actor: Person | null, { duties }: Pick<DeskQueue, 'duties'>): boolean {
  return duties.some((duty) => hasDuty(actor, duty));
}

/** Who gives out the work of a queue is for administrators to say. */
export function canSetRules(actor: Person | null): boolean {
  return hasDuty(actor, 'admin');
}

/** Who shows a home is for those who lease homes to choose. */
export function canChangeHost(actor: Person | null): boolean {
  return hasDuty(actor, 'leasing');
}

/** Homeowners alone have a contact. */
export function canHandOver(actor: Person | null, { type }: { type: UserType }): boolean {
  return type === 'homeowner' && canUseDesk(actor);
}

/** For members alone: staff never act as another staff member. */
export function canActForPerson(
  actor: Person | null,
  { type }: { type: UserType },
  { body }: { body: { action: BehalfActionId } },
): boolean {
  return type !== 'staff' && type !== 'editor' && hasDuty(actor, behalfActions[body.action].duty);
}
