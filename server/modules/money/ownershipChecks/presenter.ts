import type { OwnershipChecks } from '@/contract/money/ownershipChecks/endpoints';
import type { Db } from '@/server/db/client';
import * as repo from './repo';

/** As the system. */
export async function presentChecks(db: Db): Promise<OwnershipChecks> {
  const items = (await repo.listMismatches(db)).map((row) => ({
    id: row.id,
    kind: row.paymentId ? ('debit' as const) : ('payout_account' as const),
    person: row.person,
    personId: row.personId,
    expected: row.expected,
    found: row.found,
    source: row.source ?? ('typed' as const),
    checkedAt: row.checkedAt.toISOString(),
    decision: row.decision,
    decidedBy: row.decision ? row.deciderName || 'A former colleague' : null,
    note: row.note,
  }));
  return { items };
}
