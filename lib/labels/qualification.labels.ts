import type { Qualification, QualificationStatus } from '@/contract/onboarding/qualifications/endpoints';
import { formatDateTime } from '@/lib/format/dates';

interface ResultLabel {
  readonly title: (street: string, city: string) => string;
  readonly text: (result: Qualification) => string;
  readonly tone: 'good' | 'info' | 'warn';
}

/** Deadlines are those of our office. */
const OFFICE_TIME_ZONE = 'America/Los_Angeles';

export const resultLabels: Record<QualificationStatus, ResultLabel> = {
  qualified: {
    title: (street) => `${street} qualifies`,
    text: () => 'It meets all of our published rules. The management agreement is next.',
    tone: 'good',
  },
  approved: {
    title: (street) => `${street} qualifies`,
    text: ({ decisionReason }) => `We reviewed it. ${decisionReason ?? ''}`.trim(),
    tone: 'good',
  },
  needs_review: {
    title: (street) => `We’re reviewing ${street}`,
    text: ({ reviewBy, email }) =>
      `A person checks what’s listed below. We’ll email ${email} by ${reviewBy ? formatDateTime(reviewBy, OFFICE_TIME_ZONE) : 'tomorrow'}.`,
    tone: 'info',
  },
  declined: {
    title: (street) => `We can’t manage ${street}`,
    text: ({ decisionReason }) => `We reviewed it. ${decisionReason ?? ''}`.trim(),
    tone: 'warn',
  },
  not_eligible: {
    title: (street) => `We can’t manage ${street} yet`,
    text: () => 'Here’s why, and what would change it.',
    tone: 'warn',
  },
  out_of_coverage: {
    title: (_, city) => `We’re not in ${city} yet`,
    text: ({ address, email }) => `You’re on the waitlist for ${address.city}. We’ll email ${email} when we get there.`,
    tone: 'info',
  },
};
