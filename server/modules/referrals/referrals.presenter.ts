import type { Referral, ReferralAtDesk } from '@/contract/referrals';
import type { DeskRow, ReferralRow } from './referrals.repo';

const moment = (at: Date | null) => at?.toISOString() ?? null;

export function presentReferral(row: ReferralRow): Referral {
  const { id, inviteeName, status, rewardCents, reason } = row;
  return {
    id,
    inviteeName,
    status,
    rewardCents,
    reason,
    invitedAt: row.invitedAt.toISOString(),
    joinedAt: moment(row.joinedAt),
    listedAt: moment(row.listedAt),
    dueAt: moment(row.dueAt),
    paidAt: moment(row.paidAt),
  };
}

export function presentAtDesk(row: DeskRow, actorId: string | undefined): ReferralAtDesk {
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
