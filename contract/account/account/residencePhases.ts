// What is a person's of a lease now: the one rule that the pages of the account area, its menu, its to-dos, and the
// deletion of an account follow.
import type { LeaseStatus } from '@/contract/leasing/leases/constants';

/**
 * `resident`: lives there, or lived there when the lease ended. `coSigner`: owes what the residents owe and lives
 * elsewhere. `formerResident`: left by an addendum and owes nothing of the lease.
 */
export const RESIDENCE_ROLES = ['resident', 'coSigner', 'formerResident'] as const;
export type ResidenceRole = (typeof RESIDENCE_ROLES)[number];

/**
 * `signing`: out for signatures. `movingIn`: signed. `living`: it runs. `settling`: the residents left, and money is owed
 * or the deposit is open. `settled`: they left, and its history can be read.
 */
export const RESIDENCE_PHASES = ['signing', 'movingIn', 'living', 'settling', 'settled'] as const;
export type ResidencePhase = (typeof RESIDENCE_PHASES)[number];

/** Pages of the account area that hold something of a lease. */
export const RESIDENCE_PAGES = ['home', 'rent', 'bills', 'maintenance', 'plannedCare', 'services'] as const;
export type ResidencePage = (typeof RESIDENCE_PAGES)[number];

export interface ResidenceFacts {
  role: ResidenceRole;
  status: LeaseStatus;
  /** Whether its first day has come. */
  hasBegun: boolean;
  /** What is not paid yet, due or planned, in cents. */
  openCents: number;
  /** Of the move-out; `none` where there was none, `open` until nothing of the deposit is held. */
  deposit: 'none' | 'open' | 'closed';
}

const phases: Partial<Record<LeaseStatus, ResidencePhase>> = { sent: 'signing', signed: 'movingIn', active: 'living' };

/** Null for leases that came to nothing: never sent, never signed, or ended before the residents moved in. */
export function residencePhase({ role, status, hasBegun, openCents, deposit }: ResidenceFacts): ResidencePhase | null {
  if (role === 'formerResident') return 'settled';
  if (status !== 'ended') return phases[status] ?? null;
  if (openCents > 0 || deposit === 'open') return 'settling';
  return deposit === 'closed' || hasBegun ? 'settled' : null;
}

const afterwards: readonly ResidencePage[] = ['home', 'rent', 'bills', 'maintenance'];
const pages: Record<Exclude<ResidenceRole, 'formerResident'>, Record<ResidencePhase, readonly ResidencePage[]>> = {
  resident: {
    signing: ['home', 'rent'],
    movingIn: RESIDENCE_PAGES,
    living: RESIDENCE_PAGES,
    settling: afterwards,
    settled: afterwards,
  },
  coSigner: {
    signing: ['home'],
    movingIn: ['home', 'rent', 'bills'],
    living: ['home', 'rent', 'bills'],
    settling: ['home', 'rent', 'bills'],
    settled: ['home', 'rent', 'bills'],
  },
};

/** What a person may see of a lease. Anyone who owes something of it has the page to pay it. */
export const residencePages = (role: ResidenceRole, phase: ResidencePhase): readonly ResidencePage[] =>
  role === 'formerResident' ? ['home'] : pages[role][phase];
