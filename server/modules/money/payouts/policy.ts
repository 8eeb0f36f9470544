import { isOnDuty, type Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import { can, type HomeAccess } from '@/server/modules/homes/homeMembers';

/** Owners, co-owners, and the accountant see what a home is paid; so do our people. */
export function canSeeMoney(actor: Person | null, { access }: { access: HomeAccess }): boolean {
  return can(access, 'money') || isOnDuty(actor);
}

/** How a home is paid is for its owner to choose. */
export function canChangePlan(_actor: Person | null, { access }: { access: HomeAccess }): boolean {
  return access.role === 'owner';
}

/** Payout runs are for staff who handle money. */
export function canHandlePayouts(actor: Person | null): boolean {
  return hasDuty(actor, 'money');
}
