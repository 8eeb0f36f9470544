import type { MoveInStep } from '@/contract/leasing/moveIns/constants';
import type { MoveIn } from '@/contract/leasing/moveIns/endpoints';
import { routes } from '@/contract/routes';
import type { NextStep } from '@/server/modules/account/todos';

interface MoveInAbout {
  address: string;
  waitingFor: string;
  /** What opens a step that is locked, such as `on December 1, 2026, when your lease begins`. */
  opens: string;
}
type MoveInStepText = (about: MoveInAbout) => Pick<NextStep, 'title' | 'reason'> & { label: string };

interface MoveInRule {
  /** Open, and the caller's to do. */
  mine?: MoveInStepText;
  /** Open, and another person's to do. */
  others?: MoveInStepText;
  /** Not open yet. */
  locked?: MoveInStepText;
}

export const moveInPath = (leaseId: string) => `${routes.resident.onboarding()}?lease=${leaseId}`;

const label = 'View move-in';

/** What each step between the signatures and the keys asks of each side. A step that is missing asks nothing of it. */
export const MOVE_IN_STEPS: Record<MoveIn['side'], Record<MoveInStep, MoveInRule>> = {
  resident: {
    sign: {},
    condition: {
      mine: ({ address }) => ({
        title: `Complete the condition report for ${address}`,
        reason: 'Rate every item, add photos, and sign. It protects your deposit.',
        label: 'Open report',
      }),
      others: ({ address, waitingFor }) => ({
        title: `Condition report for ${address}`,
        reason: `You’ve signed. Waiting for ${waitingFor}.`,
        label,
      }),
      locked: ({ address, opens }) => ({
        title: `Condition report for ${address}`,
        reason: `It opens ${opens}.`,
        label,
      }),
    },
    money: {
      mine: ({ address }) => ({
        title: `Make your move-in payment for ${address}`,
        reason: 'Pay by bank or card. You get it back if the lease ends before move-in.',
        label: 'Pay now',
      }),
      locked: ({ address, opens }) => ({
        title: `Move-in payment for ${address}`,
        reason: `It continues ${opens}.`,
        label,
      }),
    },
    insurance: {
      mine: ({ address }) => ({
        title: `Add renters insurance for ${address}`,
        reason: 'You need proof of insurance before you get the keys.',
        label: 'Add insurance',
      }),
    },
    utilities: {
      mine: ({ address }) => ({
        title: `Set up utilities at ${address}`,
        reason: 'Put each account in your name from your first day.',
        label: 'See utilities',
      }),
    },
    keys: {
      mine: ({ address }) => ({
        title: `Get your keys to ${address}`,
        reason: 'Everything is ready. Confirm when you have them.',
        label: 'Confirm keys',
      }),
      locked: ({ address, opens }) => ({ title: `Keys to ${address}`, reason: `You get them ${opens}.`, label }),
    },
  },
  homeowner: {
    sign: {},
    condition: {
      mine: ({ address }) => ({
        title: `Complete the condition report for ${address}`,
        reason: 'Check every item, add photos, and sign. It shows later what was new.',
        label: 'Open report',
      }),
      others: ({ address, waitingFor }) => ({
        title: `Condition report for ${address}`,
        reason: `You’ve signed. Waiting for ${waitingFor}.`,
        label,
      }),
      locked: ({ address, opens }) => ({
        title: `Condition report for ${address}`,
        reason: `It opens ${opens}.`,
        label,
      }),
    },
    money: {
      mine: ({ address }) => ({
        title: `Move-in payment for ${address} is overdue`,
        reason: 'Keep waiting, or end the lease and relist your home.',
        label: 'Review options',
      }),
      others: ({ address }) => ({
        title: `Move-in payment for ${address}`,
        reason: 'Waiting for the residents to pay.',
        label,
      }),
      locked: ({ address, opens }) => ({
        title: `Move-in payment for ${address}`,
        reason: `It continues ${opens}.`,
        label,
      }),
    },
    insurance: {
      others: ({ address }) => ({
        title: `Renters insurance for ${address}`,
        reason: 'Waiting for the residents to add proof.',
        label,
      }),
    },
    utilities: {},
    keys: {
      others: ({ address }) => ({
        title: `Keys to ${address}`,
        reason: 'Everything is ready. Waiting for the residents to pick up the keys.',
        label,
      }),
      locked: ({ address, opens }) => ({
        title: `Keys to ${address}`,
        reason: `The residents get them ${opens}.`,
        label,
      }),
    },
  },
};
