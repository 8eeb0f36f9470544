import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import type { LeaseSide } from './repo';

type Sides = Pick<LeaseSide, 'isOwnerSide' | 'isResident'>;
const isStaff = (actor: Person | null) => hasDuty(actor, 'leasing') || hasDuty(actor, 'care');

/** Both sides see it, and staff who lease homes or take care of them. */
export function canSeeMoveOut(actor: Person | null, { isOwnerSide, isResident }: Sides): boolean {
  return isOwnerSide || isResident || isStaff(actor);
}

export function canPlanMoveOut(_actor: Person | null, { isOwnerSide }: Sides): boolean {
  return isOwnerSide;
}

export function canCheckOff(_actor: Person | null, { isResident }: Sides): boolean {
  return isResident;
}

/** The owner side or our team says that the residents left, itemizes the deposit, and answers disputes. */
export function canManageMoveOut(actor: Person | null, { isOwnerSide }: Sides): boolean {
  return isOwnerSide || isStaff(actor);
}

/** Deposits are held by us, so we send them back. */
export function canReturnDeposit(actor: Person | null): boolean {
  return hasDuty(actor, 'leasing');
}
