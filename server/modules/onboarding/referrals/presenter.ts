import type { Referral, StaffReferral } from '@/contract/onboarding/referrals/endpoints';
import type { ReferralRow, StaffReferralRow } from './repo';

const nullableIso = (at: Date | null) => at?.toISOString() ?? null;

export function presentReferral(row: ReferralRow): Referral {
  const { id, inviteeName, status, rewardCents, reason } = row;
  return {
    id,
    inviteeName,
    status,
    rewardCents,
    reason,
    invitedAt: row.invitedAt.toISOString(),
    joinedAt: nullableIso(row.joinedAt),
    listedAt: nullableIso(row.listedAt),
    dueAt: nullableIso(row.dueAt),
    paidAt: nullableIso(row.paidAt),
  };
}

export function presentForStaff(row: StaffReferralRow, actorId: string | undefined): StaffReferral {
  const { referrerName, referrerEmail, referredName, referredEmail } = row;
  return {
    ...presentReferral(row),
    referrer: { name: referrerName, email: referrerEmail },
    invitee: referredEmail === null ? null : { name: referredName ?? '', email: referredEmail },
    paymentRequest: row.paymentRequestedAt && {
      by: row.paymentRequestedByName ?? '',
      at: row.paymentRequestedAt.toISOString(),
      reference: row.paymentReference ?? '',
      isMine: row.paymentRequestedBy === actorId,
    },
  };
}
