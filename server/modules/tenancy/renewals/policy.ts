import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import { can, type HomeAccess } from '@/server/modules/homes/homeMembers';
import type { RenewalView } from './repo';

/** The owner and co-owners compose offers; anyone who leases homes for us reads what they would see. */
export function canComposeRenewal(actor: Person | null, access: HomeAccess): boolean {
  return can(access, 'setup') || hasDuty(actor, 'leasing');
}

/** Only the owner side sends an offer. */
export function canSendRenewal(_actor: Person | null, access: HomeAccess): boolean {
  return can(access, 'setup');
}

/** The residents of the lease answer. */
export function canAnswerRenewal(_actor: Person | null, { isResident }: RenewalView): boolean {
  return isResident;
}

export function canDecideRenewal(_actor: Person | null, { isOwnerSide }: RenewalView): boolean {
  return isOwnerSide;
}

/** A second person, of our team: never the one who made the offer. */
export function canReviewRenewal(actor: Person | null, { isOwnerSide, createdBy }: RenewalView): boolean {
  return hasDuty(actor, 'leasing') && !isOwnerSide && createdBy !== actor?.id;
}
