import type { ApplicantView, Application } from '@/contract/applications/endpoints';

export const applicantRoleLabels: Readonly<Record<ApplicantView['role'], string>> = {
  applicant: 'Began the application',
  coApplicant: 'Applies and signs the lease',
  coSigner: 'Signs for the others, lives elsewhere',
  occupant: 'Lives there, does not sign',
};

/** What is still missing of one of the group; empty where nothing is. */
export function missingLabel({ status, inviteExpired, feeSettled }: ApplicantView): string {
  if (status === 'declined') return 'Said no';
  if (status === 'invited') return inviteExpired ? 'The invitation has run out' : 'Has not joined yet';
  if (status === 'joined') return 'Has not handed in yet';
  return feeSettled ? '' : 'The fee is missing';
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
  started: 'Not handed in yet',
  submitted: 'Handed in',
  screening: 'Being checked',
  needs_information: 'We need something more',
  in_review: 'With the homeowner',
  approved: 'Approved',
  approved_with_conditions: 'Approved, with conditions',
  lease_sent: 'Lease ready to sign',
  lease_signed: 'Lease signed',
  lease_ended: 'Lease ended',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  homeowner_withdrew: 'Canceled by the homeowner',
  expired: 'Run out',
  leased_to_another: 'Leased to others',
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
