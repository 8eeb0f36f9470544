import { cents } from '@/contract/amounts/cents';
import type { LeaseDesk } from '@/contract/tenancy/leaseRequests/endpoints';
import type { Db } from '@/server/db/client';
import type { Person } from '@/server/http/person';
import { accountBalance, leaseDeposit } from '@/server/modules/money/ledger';
import { presentRequest } from '@/server/modules/tenancy/leaseRequests/presenter';
import * as requests from '@/server/modules/tenancy/leaseRequests/repo';
import { findMoveOut } from '@/server/modules/tenancy/moveOuts';
import * as repo from './repo';

/** What waits for our team at the lease of a home, as the system. */
export async function readLeaseDesk(db: Db, homeId: string, person: Person, now: Date): Promise<LeaseDesk> {
  const { notices, renewals, tenancies } = await repo.findHeld(db, homeId);
  const returns: LeaseDesk['returns'] = [];
  for (const tenancyId of tenancies) {
    const open = await accountBalance(db, leaseDeposit(tenancyId));
    const moveOut = await findMoveOut(db, tenancyId, person.id, now);
    // A line may be disputed after all was given back.
    if (open <= 0 && moveOut?.status !== 'itemized') continue;
    returns.push({
      tenancyId,
      openCents: cents(open),
      payee: moveOut?.deposit?.payee ?? '',
      returnBy: moveOut?.deadline?.returnBy ?? null,
      claimBy: moveOut?.deadline?.claimBy ?? null,
      badFaithCents: moveOut?.deadline?.badFaith?.cents ?? null,
    });
  }
  const asked = await requests.listByHome(db, homeId, person.id);
  return {
    notices,
    renewals: renewals.map(({ options, currentRentCents, ...renewal }) => ({
      ...renewal,
      currentRentCents: cents(currentRentCents),
      options: options.map(({ months, rentCents }) => ({ months, rentCents: cents(rentCents) })),
    })),
    returns,
    requests: asked.filter(({ status }) => status === 'open').map((row) => presentRequest(row, person)),
  };
}
