// What listings show and check of modules that come after them.
import type { Db } from './db/client';
import { findEmergencyLimit } from './modules/leasing/leases/chargedRents';
import { findLeaseWishes } from './modules/onboarding/homeSetup/leaseWishes';
import { findBookableHome, listOpenMustDos } from './modules/onboarding/inspections';

export const listingFacts = {
  /** What the owner noted about the lease during setup; null where they noted nothing. As the system. */
  findLeaseNotes: async (db: Db, homeId: string): Promise<string | null> => (await findLeaseWishes(db, homeId)).notes,
  /** Must-do items of the inspection that keep the home off the market. As the system. */
  listOpenMustDos,
  /** The most that a home may be offered at in an emergency. As the system. */
  findEmergencyLimit,
  /** The home with the owner to book a visit with. As the system. */
  findBookableHome,
};
