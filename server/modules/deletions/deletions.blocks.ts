import type { LeavingBlock } from '@/contract/deletions';
import type { Db } from '@/server/db/client';
import { leavingBlocks as openApplications } from '@/server/modules/applications/applications.service';
import { leavingBlocks as openCharges } from '@/server/modules/charges/charges.service';
import { leavingBlocks as homesShown } from '@/server/modules/homes/homes.service';
import { leavingBlocks as leases } from '@/server/modules/leases/leases.service';
import { leavingBlocks as balances } from '@/server/modules/ledger/ledger.service';

/** Each module says what of its own stands in the way of somebody’s leaving, and what they can do about it. */
const modules: readonly ((db: Db, userId: string) => Promise<LeavingBlock[]>)[] = [
  balances,
  openCharges,
  homesShown,
  openApplications,
  leases,
];

export async function blocksOf(db: Db, userId: string): Promise<LeavingBlock[]> {
  const blocks: LeavingBlock[] = [];
  for (const ask of modules) blocks.push(...(await ask(db, userId)));
  return blocks;
}
