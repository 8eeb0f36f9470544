// The books as trust accounting reads them: what the bank accounts hold, whose it is, and what stands on which statement.
import { sql } from 'kysely';
import type { Db } from '@/server/db/client';

/** Cents by account, debits above zero, as they were at the end of a day at our office; accounts that hold nothing are left out. What is effective later is taken from today's balance: a recent day costs little, however long the books are. */
export async function balancesAt(db: Db, day: string): Promise<{ code: string; amount: number }[]> {
  const { rows } = await sql<{ code: string; amount: number }>`
    with later as (
      select entry.account_id, sum(entry.amount) as amount
      from ledger_transactions made join ledger_entries entry on entry.transaction_id = made.id
      where made.effective_at >= ((${day}::date + 1)::timestamp at time zone 'America/Los_Angeles')
      group by entry.account_id
    )
    select account.code, sum(account.balance - coalesce(later.amount, 0))::int8 as amount
    from ledger_accounts account left join later on later.account_id = account.id
    group by account.code having sum(account.balance - coalesce(later.amount, 0)) <> 0
    order by account.code`.execute(db);
  return rows;
}

/** Accounts whose balance is not the sum of their entries: somebody changed it past the books. */
export async function driftedAccounts(db: Db): Promise<{ code: string; balance: number; entries: number }[]> {
  const { rows } = await sql<{ code: string; balance: number; entries: number }>`
    select account.code, account.balance::int8 as balance, coalesce(sum(entry.amount), 0)::int8 as entries
    from ledger_accounts account left join ledger_entries entry on entry.account_id = account.id
    group by account.id having account.balance <> coalesce(sum(entry.amount), 0) order by account.code`.execute(db);
  return rows;
}
