import { lifecycle } from '@/contract/lifecycle';

/** The end of our management of a home. */
export const offboardingLifecycle = lifecycle({
  asked: { withdraw: 'withdrawn', finish: 'done' },
  done: {},
  withdrawn: {},
});
export type OffboardingStatus = (typeof offboardingLifecycle.states)[number];

/** What has to be done before a home can leave, in the order in which it is shown. */
export const OFFBOARDING_CHECKS = [
  'notice',
  'applications',
  'work',
  'deposits',
  'advance',
  'installments',
  'guarantee',
  'payout',
] as const;
export type OffboardingCheck = (typeof OFFBOARDING_CHECKS)[number];

export const offboardingCheckLabels: Readonly<Record<OffboardingCheck, string>> = {
  notice: 'Any move-out in progress is finished',
  applications: 'No applications are waiting for a decision',
  work: 'Every repair is finished and billed',
  deposits: 'Former residents’ deposits are settled and returned',
  advance: 'Advanced rent is repaid',
  installments: 'Repairs you pay for over time are paid off',
  guarantee: 'Rent that our guarantee paid is settled',
  payout: 'Everything we owe you is paid out',
};
