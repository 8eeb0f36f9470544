import type { QualificationStatus } from '@/contract/onboarding/qualifications/endpoints';

interface QualificationRule {
  /** Null: the homeowner. */
  waitingFor: string | null;
  title: (street: string) => string;
  reason: string;
  label: string;
}

/** What a homeowner does about a home that is to qualify, or whom they wait for, while it is not in their account. */
export const QUALIFICATION_STEPS: Record<QualificationStatus, QualificationRule | null> = {
  qualified: {
    waitingFor: null,
    title: (street) => `Add ${street} to your account`,
    reason: 'It qualifies. Add it to continue with the management agreement.',
    label: 'Add home',
  },
  needs_review: {
    waitingFor: 'Belong',
    title: (street) => `Review of ${street}`,
    reason: 'We’re checking a few of your answers.',
    label: 'View answers',
  },
  // The result says why, and what would change it.
  not_eligible: null,
  out_of_coverage: null,
  approved: {
    waitingFor: null,
    title: (street) => `Add ${street} to your account`,
    reason: 'We approved it. Add it to continue with the management agreement.',
    label: 'Add home',
  },
  declined: null,
};
