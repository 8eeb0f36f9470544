import { endpoint, resource } from '@/contract/endpoint';
import type { referralsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Who sent us whom, and the reward for it. */
export const referrals = resource<typeof referralsSchemas>('referrals')({
  listReferrals: endpoint('GET', '/users/referrals', {
    summary: 'Their code, whom they have sent us and how far that has come',
    access: 'signedIn',
    writes: true,
  }),
  inviteHomeowner: endpoint('POST', '/users/referrals', {
    summary: 'Begins an invitation with a link of its own; we write to nobody',
    access: 'signedIn',
    idempotent: true,
  }),
  removeInvitation: endpoint('DELETE', '/users/referrals/:referralId', {
    summary: 'Takes back an invitation that nobody has followed',
    access: 'signedIn',
  }),
  claimReferral: endpoint('POST', '/users/referral', {
    summary: 'Binds a fresh account to whoever’s link its owner came by',
    access: 'signedIn',
    audit: 'referral.claimed',
  }),
  listAllReferrals: endpoint('GET', '/referrals', {
    summary: 'Everybody’s, those that await a reward first',
    access: 'staff',
  }),
  payReferral: endpoint('POST', '/referrals/:referralId/payment', {
    summary: 'Requests that the reward be paid; somebody else of the staff approves it',
    access: 'staff',
    sudo: true,
    audit: 'referral.payment_requested',
  }),
  approveReferralPayment: endpoint('POST', '/referrals/:referralId/payment/approval', {
    summary: 'Approves a payment that somebody else of the staff has requested: the reward is paid',
    access: 'staff',
    sudo: true,
    audit: 'referral.paid',
  }),
  declineReferral: endpoint('POST', '/referrals/:referralId/decline', {
    summary: 'Says why there is no reward',
    access: 'staff',
    audit: 'referral.declined',
  }),
});
