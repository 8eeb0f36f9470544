import type { LeaseStatus } from '@/contract/leasing/leases/constants';
import { routes } from '@/contract/routes';
import type { NextStep } from '@/server/modules/account/todos';

interface LeaseAbout {
  homeId: string;
  address: string;
  /** People with missing signatures, or `Belong` while the signed lease is sealed. */
  waitingFor: string;
}
type LeaseStepText = (about: LeaseAbout) => Pick<NextStep, 'title' | 'reason' | 'action'>;

export const leaseSigningPath = (homeId: string) => routes.leaseSigning({ homeId });

/** What anyone else of a lease opens from its card, once it is signed. */
export const ROLE_LINKS = {
  coSigner: { label: 'View the rent account', path: () => routes.accounts.home.payments() },
  formerResident: { label: 'View lease and documents', path: () => routes.accounts.documents() },
} as const;

/** What a resident opens from the card of their home, by the status of its lease. */
export const RESIDENCE_LINKS: Partial<
  Record<LeaseStatus, { label: string; path: (lease: { leaseId: string; homeId: string }) => string }>
> = {
  sent: { label: 'View lease', path: ({ homeId }) => leaseSigningPath(homeId) },
  signed: { label: 'Get ready to move in', path: ({ leaseId }) => `${routes.resident.onboarding()}?lease=${leaseId}` },
  active: { label: 'View lease and documents', path: () => routes.accounts.documents() },
  ended: { label: 'View your rent account', path: () => routes.accounts.home.payments() },
};

/** What a lease waits for, by its status: the person's own signature, or another person. */
export const LEASE_STEPS: Record<LeaseStatus, { mine?: LeaseStepText; others?: LeaseStepText }> = {
  draft: {
    others: ({ homeId, address }) => ({
      title: `Lease for ${address}`,
      reason: 'We’re preparing it. You’ll get an email when it’s ready to sign.',
      action: { label: 'View home', href: routes.accounts.portfolio.property({ propertyId: homeId }) },
    }),
  },
  sent: {
    mine: ({ homeId, address }) => ({
      title: `Sign the lease for ${address}`,
      reason: 'It’s ready for you to read and sign.',
      action: { label: 'Read and sign', href: leaseSigningPath(homeId) },
    }),
    others: ({ homeId, address, waitingFor }) => ({
      title: `Lease for ${address}`,
      reason:
        waitingFor === 'Belong'
          ? 'Everyone has signed. We’re sealing the lease, which takes a moment.'
          : `Waiting for ${waitingFor} to sign.`,
      action: { label: 'View lease', href: leaseSigningPath(homeId) },
    }),
  },
  // The move-in follows.
  signed: {},
  active: {},
  ended: {},
  declined: {},
  expired: {},
  voided: {},
};
