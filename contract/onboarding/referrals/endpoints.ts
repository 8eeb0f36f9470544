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
    summary: 'Creates an invitation with its own link; sends no email',
    access: 'signedIn',
    idempotent: true,
  }),
  removeInvitation: endpoint('DELETE', '/users/referrals/:referralId', {
    summary: 'Withdraws an invitation that has not been used',
    access: 'signedIn',
  }),
  claimReferral: endpoint('POST', '/users/referral', {
    summary: 'Binds a new account to the homeowner whose link its owner came by',
    access: 'signedIn',
    audit: 'referral.claimed',
  }),
  listAllReferrals: endpoint('GET', '/referrals', {
    summary: 'All referrals, those awaiting a reward first',
    access: 'staff',
  }),
  payReferral: endpoint('POST', '/referrals/:referralId/payment', {
    summary: 'Requests payment of the reward; another staff member approves it',
    access: 'staff',
    sudo: true,
    audit: 'referral.payment_requested',
  }),
  approveReferralPayment: endpoint('POST', '/referrals/:referralId/payment/approval', {
    summary: 'Approves a payment that another staff member requested, and pays the reward',
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
