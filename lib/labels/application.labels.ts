import type { ApplicantView, Application } from '@/contract/leasing/applications/endpoints';

export const applicantRoleLabels: Readonly<Record<ApplicantView['role'], string>> = {
  applicant: 'Started the application',
  coApplicant: 'Applies and signs the lease',
  coSigner: 'Co-signs, lives elsewhere',
  occupant: 'Lives there, doesn’t sign',
};

/** What is still missing of one of the group; empty where nothing is. */
export function missingLabel({ status, inviteExpired, feeSettled }: ApplicantView): string {
  if (status === 'declined') return 'Declined';
  if (status === 'invited') return inviteExpired ? 'Invitation expired' : 'Hasn’t joined yet';
  if (status === 'joined') return 'Not submitted';
  return feeSettled ? '' : 'Fee not paid';
}

const statusTones = {
  started: 'info',
  submitted: 'info',
  screening: 'info',
  needs_information: 'warning',
  in_review: 'info',
  approved: 'success',
  approved_with_conditions: 'success',
  lease_sent: 'success',
  lease_signed: 'success',
  lease_ended: 'neutral',
  declined: 'neutral',
  withdrawn: 'neutral',
  homeowner_withdrew: 'neutral',
  expired: 'neutral',
  leased_to_another: 'neutral',
} as const satisfies Record<Application['status'], string>;

const statusLabels: Readonly<Record<Application['status'], string>> = {
  started: 'Not submitted yet',
  submitted: 'Submitted',
  screening: 'In screening',
  needs_information: 'More information needed',
  in_review: 'With the homeowner',
  approved: 'Approved',
  approved_with_conditions: 'Approved with conditions',
  lease_sent: 'Lease ready to sign',
  lease_signed: 'Lease signed',
  lease_ended: 'Lease ended',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  homeowner_withdrew: 'Canceled by the homeowner',
  expired: 'Expired',
  leased_to_another: 'Leased to someone else',
};

export const statusLabel = (status: Application['status']) => ({
  words: statusLabels[status],
  tone: statusTones[status],
});

const closedStatuses: readonly Application['status'][] = [
  'declined',
  'withdrawn',
  'homeowner_withdrew',
  'expired',
  'leased_to_another',
  'lease_ended',
];

/** Ended without a lease: nothing can be done in it any more. */
export const isClosed = (status: Application['status']) => closedStatuses.includes(status);
