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
  'payout',
] as const;
export type OffboardingCheck = (typeof OFFBOARDING_CHECKS)[number];

export const offboardingCheckLabels: Readonly<Record<OffboardingCheck, string>> = {
  notice: 'A move-out that is under way is finished',
  applications: 'No application waits for an answer',
  work: 'Every repair is finished and billed',
  deposits: 'Deposits of former residents are settled and returned',
  advance: 'Rent paid ahead is settled',
  installments: 'Repairs you pay over time are paid',
  payout: 'All money we owe you is paid out',
};
