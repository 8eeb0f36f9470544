import { sql } from 'kysely';
import type { DeletionBlocker } from '@/contract/account/deletions/endpoints';
import { routes } from '@/contract/routes';
import type { Db } from '@/server/db/client';

const dollars = (cents: number) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** Money between a person and us: what they owe, and what we hold for them. What their homes earned is up to payouts. */
export async function deletionBlockers(db: Db, userId: string): Promise<DeletionBlocker[]> {
  const { rows } = await sql<{ owed: number; held: number }>`select
      coalesce(sum(greatest(balance, 0)) filter (where normal_side = 'D'), 0)::int8 as owed,
      coalesce(sum(greatest(-balance, 0)) filter (where normal_side = 'C' and code not like 'home:%:payable'), 0)::int8 as held
    from ledger_accounts where owner_id = ${userId}`.execute(db);
  const { owed = 0, held = 0 } = rows[0] ?? {};
  const blocks: DeletionBlocker[] = [];
  if (owed > 0)
    blocks.push({
      code: 'openBalance',
      title: `${dollars(owed)} is still to pay`,
      reason: 'Once it is paid, or we have agreed on something else, nothing of it is in the way.',
      action: { label: 'See what is due', href: routes.accounts.payments() },
    });
  if (held > 0)
    blocks.push({
      code: 'undistributedFunds',
      title: `We hold ${dollars(held)} of yours`,
      reason: 'It is paid out first. Tell us where to, if your bank account has changed.',
      action: { label: 'Write to us', href: `${routes.accounts.inbox()}?new=1` },
    });
  return blocks;
}
