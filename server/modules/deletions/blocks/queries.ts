import type { DeletionBlocker } from '@/contract/deletions/endpoints';
import type { Db } from '@/server/db/client';
import { deletionBlockers as endedLeases } from '@/server/modules/account/residences/service';
import { deletionBlockers as openApplications } from '@/server/modules/applications/service';
import { deletionBlockers as homesShown } from '@/server/modules/homes/service';
import { deletionBlockers as leases } from '@/server/modules/leases/service';
import { deletionBlockers as balances } from '@/server/modules/ledger/service';
import { deletionBlockers as openPayments } from '@/server/modules/payments/service';
import { deletionBlockers as unpaidPayouts } from '@/server/modules/payouts/service';

/** Each module says what of its own stands in the way of somebody’s leaving, and what they can do about it. */
const blockerSources: readonly ((db: Db, userId: string, now: Date) => Promise<DeletionBlocker[]>)[] = [
  balances,
  unpaidPayouts,
  openPayments,
  homesShown,
  openApplications,
  leases,
  endedLeases,
];

export async function findBlockers(db: Db, userId: string, now: Date): Promise<DeletionBlocker[]> {
  const blocks: DeletionBlocker[] = [];
  for (const ask of blockerSources) blocks.push(...(await ask(db, userId, now)));
  return blocks;
}
