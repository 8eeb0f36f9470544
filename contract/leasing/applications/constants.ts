import { cents } from '@/contract/amounts/cents';
import { lifecycle } from '@/contract/lifecycle';

/** Most that each adult pays to apply for a home of ours: less where the requested reports cost less or the law caps it lower. */
export const APPLICATION_FEE_CENTS = cents(4_500);

/** Ways an application ends without a decision of its own. */
const withoutDecision = { withdraw: 'withdrawn', expire: 'expired', loseHome: 'leased_to_another' } as const;

/**
 * What becomes of one group's application for one home. `submitted` waits for the last fee to arrive. `approved` waits
 * for their yes; a conditional one becomes it by `accept`. `ownerWithdraw`: the homeowner's side ended the lease unsigned. `loseHome`: others signed the lease of this home. `endLease`:
 * the lease they had signed ended before the keys.
 */
export const applicationLifecycle = lifecycle({
  started: { submit: 'submitted', ...withoutDecision },
  submitted: { screen: 'screening', ...withoutDecision },
  screening: { ask: 'needs_information', review: 'in_review', ...withoutDecision },
  needs_information: { inform: 'screening', ...withoutDecision },
  in_review: {
    ask: 'needs_information',
    approve: 'approved',
    approveWithConditions: 'approved_with_conditions',
    decline: 'declined',
    ...withoutDecision,
  },
  approved: { sendLease: 'lease_sent', ...withoutDecision },
  approved_with_conditions: { accept: 'approved', ...withoutDecision },
  lease_sent: { signLease: 'lease_signed', ownerWithdraw: 'homeowner_withdrew', ...withoutDecision },
  lease_signed: { endLease: 'lease_ended' },
  lease_ended: {},
  declined: {},
  withdrawn: {},
  homeowner_withdrew: {},
  expired: {},
  leased_to_another: {},
});
export type ApplicationStatus = (typeof applicationLifecycle.states)[number];
export type ApplicationEvent = Parameters<typeof applicationLifecycle.after>[1];

/** Nothing more is waited for. What becomes of a signed lease is a matter of the lease. */
export const TERMINAL_STATUSES: readonly ApplicationStatus[] = applicationLifecycle.states.filter(
  (status) => status === 'lease_signed' || applicationLifecycle.eventsFrom(status).length === 0,
);

/** Anyone who hands in their part while it stands here is still looked at; later there would be nothing to do for it, or for its fee. */
export const ACCEPTS_SUBMISSIONS: readonly ApplicationStatus[] = [
  'started',
  'submitted',
  'screening',
  'needs_information',
  'in_review',
  'approved_with_conditions',
];

/** Of one person in it. Anyone who is `replaced` was taken out by the group; `declined` turned the invitation down, and holds the group up until it says how to go on. */
export const applicantLifecycle = lifecycle({
  invited: { join: 'joined', decline: 'declined', replace: 'replaced' },
  joined: { submit: 'submitted', withdraw: 'withdrawn', replace: 'replaced' },
  submitted: { withdraw: 'withdrawn' },
  withdrawn: {},
  replaced: {},
  declined: { replace: 'replaced' },
});
export type ApplicantStatus = (typeof applicantLifecycle.states)[number];

/** Still part of the group. */
export const GROUP_STATUSES: readonly ApplicantStatus[] = ['invited', 'joined', 'submitted'];
/** Shown on its board. */
export const VISIBLE_STATUSES: readonly ApplicantStatus[] = [...GROUP_STATUSES, 'declined'];

/** `applicant` began it. Occupants are 18 or older and live there without signing; co-signers sign without living there. */
export const applicantRoles = ['applicant', 'coApplicant', 'coSigner', 'occupant'] as const;
export type ApplicantRole = (typeof applicantRoles)[number];

export const employmentKinds = ['employed', 'selfEmployed', 'offer', 'retired', 'student', 'notWorking'] as const;

/** One person’s stated means. Monthly, in cents; absent without an answer. */
export interface ApplicantFacts {
  readonly employment?: (typeof employmentKinds)[number];
  readonly grossCents?: number;
  readonly netCents?: number;
  readonly savingsCents?: number;
  /** What a voucher pays of the rent; counted once for the household. */
  readonly voucherCents?: number;
  /** Lost a home by judgment, or owes a past home money, within the last three years: their own word. */
  readonly evicted?: boolean;
  readonly owesLandlord?: boolean;
}

/** Who and what moves in beside the people who apply. Assistance animals are not pets and cost nothing. */
export interface Household {
  readonly minors: number;
  readonly pets: readonly {
    readonly kind: 'dog' | 'cat' | 'other';
    readonly breed: string;
    readonly pounds: number;
    /** A document of the person who added it. */
    readonly pictureId?: string | undefined;
  }[];
  readonly assistanceAnimals: number;
}

export const bureaus = ['equifax', 'experian', 'transunion'] as const;
export type Bureau = (typeof bureaus)[number];
