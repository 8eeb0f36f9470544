/** What an owner pays in for: what they owe us, what the reserve lacks, or what our team asked for. */
export const CONTRIBUTION_KINDS = ['balance', 'reserve', 'request'] as const;
export type ContributionKind = (typeof CONTRIBUTION_KINDS)[number];

export const contributionLabels: Readonly<Record<ContributionKind, string>> = {
  balance: 'What you owe',
  reserve: 'Your reserve',
  request: 'What we asked for',
};

/** Where a request stands: it follows from the payments for it. */
export const CONTRIBUTION_REQUEST_STATUSES = ['open', 'processing', 'paid', 'withdrawn'] as const;
export type ContributionRequestStatus = (typeof CONTRIBUTION_REQUEST_STATUSES)[number];

export const contributionRequestLabels: Readonly<Record<ContributionRequestStatus, string>> = {
  open: 'Open',
  processing: 'On its way',
  paid: 'Paid',
  withdrawn: 'Withdrawn',
};

/** The most that is asked for, or paid in, at once, in cents. */
export const MAX_CONTRIBUTION_CENTS = 5_000_000;
/** Requests and payments that are listed at once, the newest first. */
export const CONTRIBUTION_PAGE = 50;
