import { isDecidedByOwner } from '@/contract/tenancy/leaseRequests/constants';
import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import { can, type HomeAccess } from '@/server/modules/homes/homeMembers';
import type { AddendumView } from './addenda/repo';
import type { LeaseSide, RequestView } from './repo';

/** Both sides of a lease, and anyone who leases homes for us. */
export const canSeeRequests = (actor: Person | null, { isOwnerSide, isResident }: LeaseSide): boolean =>
  isOwnerSide || isResident || hasDuty(actor, 'leasing');

export const canSeeHomeRequests = (actor: Person | null, access: HomeAccess): boolean =>
  can(access, 'setup') || hasDuty(actor, 'leasing');

/** The residents of the lease ask. */
export const canMakeRequest = (_actor: Person | null, { isResident }: LeaseSide): boolean => isResident;

/** The homeowner proposes; our team does not do it for them. */
export const canProposeChange = (_actor: Person | null, { isOwnerSide }: LeaseSide): boolean => isOwnerSide;

/** The homeowner, for what is theirs to decide; our team for everything, and alone for an accommodation. */
export function canDecideRequest(actor: Person | null, { kind, isOwnerSide, askedBy }: RequestView): boolean {
  if (askedBy !== null && askedBy === actor?.id) return false;
  return hasDuty(actor, 'leasing') || (isOwnerSide && isDecidedByOwner(kind));
}

export const canWithdrawRequest = (_actor: Person | null, { isResident }: RequestView): boolean => isResident;

/** Everyone who signs it, the owners, and the colleagues who lease homes for us. */
export const canSeeAddendum = (actor: Person | null, { isOwnerSide, isSigner }: AddendumView): boolean =>
  isOwnerSide || isSigner || hasDuty(actor, 'leasing');

export const canSeeLeaseDesk = (actor: Person | null): boolean => hasDuty(actor, 'leasing');
