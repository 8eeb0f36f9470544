import type { StaffTask } from '@/server/modules/onboarding/proposals/repo';

interface StepText {
  readonly title: (address: string) => string;
  readonly reason: string;
  readonly label: string;
}

/** What a proposal asks of the owner of the home. */
export const OWNER_STEPS: Record<'decideProposal' | 'uploadProof', StepText> = {
  decideProposal: {
    title: (address) => `Review the proposal for ${address}`,
    reason: 'We inspected your home. Decide on each item so work can start.',
    label: 'Review proposal',
  },
  uploadProof: {
    title: (address) => `Upload proof of work for ${address}`,
    reason: 'Your own Pro does part of the work. Send us an invoice or a photo once it’s done.',
    label: 'Upload proof',
  },
};

/** What an inspection and its proposal ask of the inspector. */
export const STAFF_STEPS: Record<StaffTask['kind'], StepText> = {
  inspectHome: {
    title: (address) => `Inspect ${address}`,
    reason: 'Open it on your phone before you leave. It works without a connection.',
    label: 'Open inspection',
  },
  prepareProposal: {
    title: (address) => `Prepare the proposal for ${address}`,
    reason: 'Price each finding and send the proposal to the owner.',
    label: 'Open inspection',
  },
  checkProof: {
    title: (address) => `Check the proof of work for ${address}`,
    reason: 'The owner’s own Pro did part of the work.',
    label: 'Check proof',
  },
  followWork: {
    title: (address) => `Finish the work on ${address}`,
    reason: 'Mark items as done, then check the must-dos again.',
    label: 'Open proposal',
  },
};
