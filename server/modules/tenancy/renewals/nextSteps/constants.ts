import type { RenewalStatus } from '@/contract/tenancy/renewals/constants';
import type { NextStep } from '@/server/modules/account/todos';

type Text = (address: string) => Pick<NextStep, 'title' | 'reason'> & { label: string };

/** What a renewal asks of one side, and on whom the other waits meanwhile. */
interface SideSteps {
  mine?: Text;
  others?: Text;
}

const signing: SideSteps = {
  mine: (address) => ({
    title: `Sign the renewal for ${address}`,
    reason: 'The terms are agreed. The renewal takes effect when everyone has signed.',
    label: 'Read and sign',
  }),
  others: (address) => ({
    title: `Renewal for ${address}`,
    reason: 'You’ve signed. We’ll email you when everyone has.',
    label: 'View the renewal',
  }),
};

const openForResidents: SideSteps = {
  mine: (address) => ({
    title: `Answer your renewal offer for ${address}`,
    reason: 'Accept an option, propose other terms, or tell us you’re moving out.',
    label: 'See your offer',
  }),
};
const waitsForResidents: SideSteps = {
  others: (address) => ({
    title: `Renewal offer for ${address}`,
    reason: 'Your residents have your offer. We’ll email you when they answer.',
    label: 'View the offer',
  }),
};

export const OWNER_STEPS: Partial<Record<RenewalStatus, SideSteps>> = {
  approved: {
    others: (address) => ({
      title: `Renewal offer for ${address}`,
      reason: 'There was a repair request not long ago, so our team reviews the raise before it goes out.',
      label: 'View the offer',
    }),
  },
  sent: waitsForResidents,
  viewed: waitsForResidents,
  countered: {
    mine: (address) => ({
      title: `Answer the counteroffer for ${address}`,
      reason: 'Your residents proposed other terms.',
      label: 'See the counteroffer',
    }),
  },
  accepted: signing,
};

export const RESIDENT_STEPS: Partial<Record<RenewalStatus, SideSteps>> = {
  sent: openForResidents,
  viewed: openForResidents,
  countered: {
    others: (address) => ({
      title: `Your counteroffer for ${address}`,
      reason: 'We’ll email you when the homeowner answers. You can still accept the offer as it was.',
      label: 'View the offer',
    }),
  },
  accepted: signing,
};
