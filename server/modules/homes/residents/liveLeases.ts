import type { LeaseTerms } from '@/contract/leasing/leases/schemas';
import type { Db } from '@/server/db/client';

export interface LiveLease {
  id: string;
  status: string;
  terms: LeaseTerms;
}

/** Leases of a home that are signed or under way, the running one first. */
export const listLiveLeases = async (db: Db, homeId: string): Promise<LiveLease[]> =>
  (await db
    .selectFrom('leases')
    .select(['id', 'status', 'terms'])
    .where('homeId', '=', homeId)
    .where('status', 'in', ['active', 'signed'])
    .orderBy('status')
    .orderBy('createdAt', 'desc')
    .execute()) as LiveLease[];
