// What a lease is to a resident of it now: the one rule that the pages of the account area, its menu, and its to-dos follow.
import type { LeaseStatus } from '@/contract/leasing/leases/constants';

/**
 * `signing`: out for signatures. `movingIn`: signed. `living`: it runs. `settling`: the residents left, and money is owed
 * or the deposit is open. `settled`: they left, and its history can be read.
 */
export const RESIDENCE_PHASES = ['signing', 'movingIn', 'living', 'settling', 'settled'] as const;
export type ResidencePhase = (typeof RESIDENCE_PHASES)[number];

export interface ResidenceFacts {
  status: LeaseStatus;
  /** What is not paid yet, due or planned, in cents. */
  openCents: number;
  /** Of the move-out; `none` where there was none, `open` until nothing of the deposit is held. */
  deposit: 'none' | 'open' | 'closed';
}

const phases: Partial<Record<LeaseStatus, ResidencePhase>> = { sent: 'signing', signed: 'movingIn', active: 'living' };

/** Null for leases that came to nothing: never sent, never signed, or ended before the residents moved in. */
export function residencePhase({ status, openCents, deposit }: ResidenceFacts): ResidencePhase | null {
  if (status !== 'ended') return phases[status] ?? null;
  if (openCents > 0 || deposit === 'open') return 'settling';
  return deposit === 'closed' ? 'settled' : null;
}
