import type { DeletionBlocker } from '@/contract/account/deletions/endpoints';
import type { Db } from '@/server/db/client';
import { deletionBlockers as endedLeases } from '@/server/modules/account/account/residences';
import { deletionBlockers as homesShown } from '@/server/modules/homes/homes';
import { deletionBlockers as openApplications } from '@/server/modules/leasing/applications';
import { deletionBlockers as leases } from '@/server/modules/leasing/leases';
import { deletionBlockers as balances } from '@/server/modules/money/ledger';
import { deletionBlockers as openPayments } from '@/server/modules/money/payments';
import { deletionBlockers as unpaidPayouts } from '@/server/modules/money/payouts';

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
