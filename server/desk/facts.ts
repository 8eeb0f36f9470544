// What answers a phone call about a home: the one source of the head of its page. Each module names its facts.

import type { Duty } from '@/contract/account/users/endpoints';
import { asSystemWithin, type Db } from '@/server/db/client';
import { workOrderFacts } from '@/server/modules/care/workOrders/deskFacts';
import { leaseFacts } from '@/server/modules/leasing/leases/deskFacts';
import { balanceFacts, depositFacts } from '@/server/modules/money/charges/deskFacts';
import { payoutFacts } from '@/server/modules/money/payouts/deskFacts';
import type { DeskFact, DeskFactSource } from './types';

/** In the order in which they are shown. */
const sources: readonly DeskFactSource[] = [leaseFacts, balanceFacts, depositFacts, payoutFacts, workOrderFacts];

/** Facts about a home that a reader with these duties may know. */
export async function readHomeFacts(
  db: Db,
  home: { homeId: string; today: string; duties: readonly Duty[] },
  now: Date,
): Promise<DeskFact[]> {
  const own = sources.filter((source) => source.duties.some((duty) => home.duties.includes(duty)));
  return asSystemWithin(db, async (system) => {
    const facts: DeskFact[] = [];
    // One after the other: they share the connection of the request's transaction.
    for (const source of own) facts.push(...(await source.read(system, home, now)));
    return facts;
  });
}
