import type { AgreementStatus, AgreementStep } from '@/contract/onboarding/agreements/constants';
import { routes } from '@/contract/routes';
import type { NextStep } from '@/server/modules/account/todos';

type StepText = Pick<NextStep, 'title' | 'reason' | 'action'>;

interface AgreementAbout {
  id: string;
  homeId: string;
  address: string;
  step: AgreementStep;
  /** People with missing signatures, or `Belong` while we countersign or seal. */
  waitingFor: string;
  /** Who declined, and why. */
  endedBy: string | null;
  endReason: string | null;
}

export const agreementPath = (id: string, step: AgreementStep) => routes.agreement({ at: `${step}/${id}` });
export const startAgreementPath = (homeId: string) => routes.agreement({ at: `start/${homeId}` });

type Rule = (about: AgreementAbout) => StepText;

const restart =
  (reason: string): Rule =>
  ({ homeId, address }) => ({
    title: `The agreement for ${address} was not signed`,
    reason,
    action: { label: 'Start again', href: startAgreementPath(homeId) },
  });

/** What an agreement waits for, by its status: the person themselves, or another person. */
export const AGREEMENT_NEXT_STEPS: Record<AgreementStatus, { mine?: Rule; others?: Rule }> = {
  draft: {
    mine: ({ id, address, step }) => ({
      title: `Finish the agreement for ${address}`,
      reason: 'Your answers are saved. Go on where you left off.',
      action: { label: 'Continue', href: agreementPath(id, step) },
    }),
  },
  sent: {
    mine: ({ id, address }) => ({
      title: `Sign the agreement for ${address}`,
      reason: 'It’s ready for you to read and sign.',
      action: { label: 'Read and sign', href: agreementPath(id, 'signing') },
    }),
    others: ({ id, address, waitingFor }) => ({
      title: `Agreement for ${address}`,
      reason:
        waitingFor === 'Belong'
          ? 'Every owner has signed. We sign last and then send everyone a sealed copy.'
          : `Waiting for ${waitingFor} to sign.`,
      action: { label: 'View agreement', href: agreementPath(id, 'signing') },
    }),
  },
  // The setup follows.
  signed: {},
  declined: {
    mine: (about) =>
      restart(
        `${about.endedBy ?? 'Someone'} declined${about.endReason ? `: “${about.endReason}”` : '.'} Talk it over or message us, then start again with your answers.`,
      )(about),
  },
  expired: { mine: restart('Not everyone signed in time. Start again with your answers.') },
  voided: { mine: restart('It was withdrawn. Start again whenever you’re ready.') },
};
