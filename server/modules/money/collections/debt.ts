// What former residents owe, and what keeps us from asking for it. As the system.
import type { DebtHoldKind } from '@/contract/money/collections/constants';
import type { Db } from '@/server/db/client';
import type { LeaseRow } from '@/server/modules/money/charges/lease';
import { whyUnsettled } from '@/server/modules/money/finalAccounts';
import { readFinalAccount } from '@/server/modules/money/finalAccounts/reading';
import * as repo from './repo';

const holdRefusals: Readonly<Record<DebtHoldKind, string>> = {
  dispute: 'The residents dispute what they owe. Answer them first.',
  bankruptcy: 'The residents are in bankruptcy.',
};

/** What former residents owe, and why it cannot be asked for now; null where it can. */
export async function readDebt(db: Db, lease: LeaseRow, now: Date) {
  const account = await readFinalAccount(db, { leaseId: lease.leaseId, side: 'staff', handlesMoney: false }, now);
  return { account, refusal: await refusalOf(db, lease.leaseId, account?.owedCents ?? null) };
}

async function refusalOf(db: Db, leaseId: string, owed: number | null): Promise<string | null> {
  if (owed === null) return 'The residents have not left yet.';
  if (owed === 0) return 'Nothing is owed.';
  const hold = (await repo.listHolds(db, leaseId)).find(({ liftedAt }) => liftedAt === null);
  return hold ? holdRefusals[hold.kind] : whyUnsettled(db, leaseId);
}
