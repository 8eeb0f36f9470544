import type { Services } from '@/server/context';
import { asSystemWithin, type Db } from '@/server/db/client';
import { withdrawUnsafeListing } from '@/server/modules/homes/listings/market';
import * as repo from './repo';

/** New findings may keep the home off the market: any inspector can unlist it, regardless of who listed it. */
export const withdrawListing = (db: Db, services: Services, homeId: string, now: Date): Promise<void> =>
  asSystemWithin(db, (system) => withdrawUnsafeListing(system, services, homeId, now));

/** Homes of this owner, and these other ones, before their proposal: co-owners may not read inspections themselves. */
export const homesToInspect = (db: Db, ownerId: string, homeIds: readonly string[]): Promise<repo.HomeInInspection[]> =>
  asSystemWithin(db, (system) => repo.listHomesToInspect(system, ownerId, homeIds));
