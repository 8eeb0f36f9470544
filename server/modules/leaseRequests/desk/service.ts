import type { LeaseDesk } from '@/contract/leaseRequests/endpoints';
import { cents } from '@/contract/money/cents';
import type { Db } from '@/server/db/client';
import type { Person } from '@/server/http/person';
import { presentRequest } from '@/server/modules/leaseRequests/presenter';
import * as requests from '@/server/modules/leaseRequests/repo';
import { accountBalance, leaseDeposit } from '@/server/modules/ledger/service';
import * as repo from './repo';

/** What waits for our team at the lease of a home, as the system. */
export async function readLeaseDesk(db: Db, homeId: string, person: Person): Promise<LeaseDesk> {
  const { notices, renewals, tenancies } = await repo.findHeld(db, homeId);
  const returns: LeaseDesk['returns'] = [];
  for (const tenancyId of tenancies) {
    const open = await accountBalance(db, leaseDeposit(tenancyId));
    if (open > 0) returns.push({ tenancyId, openCents: cents(open) });
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
