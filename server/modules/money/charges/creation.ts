// One charge of a lease, with its posting.
import type { ChargeKind } from '@/contract/money/charges/kinds';
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';
import type { ChargeRow, LeaseRow } from '@/server/modules/money/charges/repo';
import * as repo from '@/server/modules/money/charges/repo';
import { rentCharged } from '@/server/modules/money/ledger';

/** Noon in London is the same day everywhere in the United States. */
export const effectiveOn = (day: string) => new Date(`${day}T12:00:00Z`);

interface NewCharge {
  kind: ChargeKind;
  source: string;
  description: string;
  start?: string | null;
  end?: string | null;
  dueOn: string;
  amount: number;
  reason?: string;
  createdBy?: string;
}

/** Makes a charge and posts it; undefined where its source has one. With the lease locked, as the system. */
export async function createCharge(
  db: Db,
  { leaseId, homeId, ownerId }: Pick<LeaseRow, 'leaseId' | 'homeId' | 'ownerId'>,
  { start = null, end = null, ...charge }: NewCharge,
  now: Date,
): Promise<ChargeRow | undefined> {
  const lease = { leaseId, homeId, ownerId };
  const row = await repo.insertCharge(db, {
    ...lease,
    ...charge,
    id: newId(now.getTime()),
    periodStart: start,
    periodEnd: end,
    createdAt: now,
    updatedAt: now,
  });
  if (row) await rentCharged(db, { ...lease, id: row.id, kind: row.kind, amount: row.amount }, effectiveOn(row.dueOn));
  return row;
}
