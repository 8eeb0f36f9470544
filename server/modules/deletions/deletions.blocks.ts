import type { DeletionBlocker } from '@/contract/deletions';
import type { Db } from '@/server/db/client';
import { deletionBlockers as openApplications } from '@/server/modules/applications/applications.service';
import { deletionBlockers as openCharges } from '@/server/modules/charges/charges.service';
import { deletionBlockers as homesShown } from '@/server/modules/homes/homes.service';
import { deletionBlockers as leases } from '@/server/modules/leases/leases.service';
import { deletionBlockers as balances } from '@/server/modules/ledger/ledger.service';

/** Each module says what of its own stands in the way of somebody’s leaving, and what they can do about it. */
const blockerSources: readonly ((db: Db, userId: string) => Promise<DeletionBlocker[]>)[] = [
  balances,
  openCharges,
  homesShown,
  openApplications,
  leases,
];

export async function findBlockers(db: Db, userId: string): Promise<DeletionBlocker[]> {
  const blocks: DeletionBlocker[] = [];
  for (const ask of blockerSources) blocks.push(...(await ask(db, userId)));
  return blocks;
}
