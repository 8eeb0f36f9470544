// A lease as autopay of one of its residents sees it: what is owed under it, and the law it is under.

import type { LeaseStatus } from '@/contract/leasing/leases/constants';
import type { Charge } from '@/contract/money/charges/endpoints';
import type { Db } from '@/server/db/client';
import { isId } from '@/server/ids';
import { findLease } from '@/server/modules/leasing/leases';
import { presentAccount } from '@/server/modules/money/charges/account/account';

/** A resident and a lease they live under, or soon will. */
export interface ResidentOfLease {
  leaseId: string;
  userId: string;
  state: string;
}

export interface ResidentLease extends ResidentOfLease {
  /** How many owe it together. */
  residents: number;
  address: string;
  /** The local day at the home. */
  today: string;
  charges: readonly Charge[];
}

const CURRENT: readonly LeaseStatus[] = ['sent', 'signed', 'active'];

/** Undefined for anyone who is not one of its residents, and for a lease that is over. */
export async function findResident(db: Db, leaseId: string, userId: string): Promise<ResidentOfLease | undefined> {
  const lease = isId(leaseId) ? await findLease(db, leaseId, userId) : undefined;
  if (lease?.myRole !== 'resident' || !CURRENT.includes(lease.status as LeaseStatus)) return undefined;
  return { leaseId, userId, state: lease.terms.address.state };
}

/** As the system: roommates' payments on their way count as well. */
export async function readResidentLease(db: Db, resident: ResidentOfLease, now: Date): Promise<ResidentLease> {
  const { leaseId, userId } = resident;
  const { residents, address, today, charges } = await presentAccount(
    db,
    { leaseId, side: 'resident', personId: userId },
    now,
  );
  // What is paid back in parts is paid by hand, part by part; a bill in dispute, once that is decided.
  const taken = charges.filter(({ isPlanned, isDisputed }) => !isPlanned && !isDisputed);
  return { ...resident, residents, address, today, charges: taken };
}
