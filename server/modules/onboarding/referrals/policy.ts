import type { Person } from '@/server/http/person';
import { hasDuty } from '@/server/http/policy';
import type { StaffReferralRow } from './repo';

/** Anyone who answers people follows up on what they are promised. */
export function canManageReferrals(actor: Person | null): boolean {
  return hasDuty(actor, 'support') || hasDuty(actor, 'money');
}

/** A payment is prepared by the person who follows up on it. */
export function canRequestPayment(actor: Person | null): boolean {
  return canManageReferrals(actor);
}

/** Money leaves when two people agree: the person who requested a payment does not approve it. */
export function canApprovePayment(
  actor: Person | null,
  { paymentRequestedBy }: Pick<StaffReferralRow, 'paymentRequestedBy'>,
): boolean {
  return hasDuty(actor, 'money') && paymentRequestedBy !== actor?.id;
}
