import { lifecycle } from '@/contract/lifecycle';

/** Anyone who changes their answers and submits again is weighed again. */
const reassess = {
  qualify: 'qualified',
  review: 'needs_review',
  reject: 'not_eligible',
  waitlist: 'out_of_coverage',
} as const;

/** What the rules said of a home, and what a person of ours decided where they leave it open. */
export const qualificationLifecycle = lifecycle({
  qualified: reassess,
  needs_review: { ...reassess, approve: 'approved', decline: 'declined' },
  not_eligible: reassess,
  out_of_coverage: reassess,
  approved: reassess,
  declined: reassess,
});

/** A person decides within so many business days, by the end of the day at our office. */
export const REVIEW_BUSINESS_DAYS = 2;
