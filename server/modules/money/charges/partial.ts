import { sql } from 'kysely';
import type { Db } from '@/server/db/client';
import type { LeaseRow } from '@/server/modules/money/charges/repo';

/** Whether the owner takes rent in parts, and whether a notice of theirs to end the lease is open. */
export async function findPartialRules(
  db: Db,
  { leaseId, homeId }: Pick<LeaseRow, 'leaseId' | 'homeId'>,
): Promise<{ acceptsPartial: boolean; hasOpenNotice: boolean }> {
  const { rows } = await sql<{ acceptsPartial: boolean; hasOpenNotice: boolean }>`select
    coalesce((select accepts_partial from payout_settings where home_id = ${homeId}), true) as "acceptsPartial",
    exists (select from notices where lease_id = ${leaseId} and side = 'owner' and status = 'given')
      or exists (select from statutory_notices where lease_id = ${leaseId} and kind = 'payOrQuit' and status = 'served') as "hasOpenNotice"`.execute(
    db,
  );
  return rows[0] ?? { acceptsPartial: true, hasOpenNotice: false };
}
