// The rent that we expect of a home in setup: our estimate, until its owner chooses another one.
import { dollars } from '@/contract/amounts/cents';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { findHomeById } from '@/server/modules/homes/homes';
import { updateHomeFacts } from '@/server/modules/homes/homes/facts';
import { estimateHomeRent } from '@/server/modules/homes/listings';
import { findQualifiedRent } from '@/server/modules/onboarding/qualifications';

/**
 * Whether the rent of a home, in cents, is our estimate: the one it qualified with, or the current one. Asked before
 * its facts change. As the system.
 */
export async function hasEstimatedRent(db: Db, services: Services, homeId: string, now: Date): Promise<boolean> {
  const home = await findHomeById(db, homeId);
  if (home?.status !== 'setup') return false;
  if (home.rentCents === (await findQualifiedRent(db, homeId))) return true;
  const current = await estimateHomeRent(db, services, home, now);
  return current !== null && home.rentCents === dollars(current.estimate);
}

/** Expects what our estimate says now of the home, and the same as its deposit where that was the rent. As the system. */
export async function expectEstimatedRent(db: Db, services: Services, homeId: string, now: Date): Promise<void> {
  const home = await findHomeById(db, homeId);
  const current = home && (await estimateHomeRent(db, services, home, now));
  if (!current) return;
  const rentCents = dollars(current.estimate);
  const isDepositOfRent = home.depositCents === home.rentCents;
  await updateHomeFacts(db, homeId, { rent: rentCents, ...(isDepositOfRent && { deposit: rentCents }) }, now);
}
