// The books for trust accounting: balances of the bank accounts, their owners, and the lines of each statement.
import { sql } from 'kysely';
import type { Db } from '@/server/db/client';

/** Cents by account, debits above zero, as they were at the end of a day at our office; accounts that hold nothing are left out, in no order. What is effective later is taken from today's balance: a recent day costs little, however long the books are. */
export async function balancesAt(db: Db, day: string): Promise<{ code: string; amount: number }[]> {
  const { rows } = await sql<{ code: string; amount: number }>`
    with later as (
      select entry.account_id, sum(entry.amount) as amount
      from ledger_transactions made join ledger_entries entry on entry.transaction_id = made.id
      where made.effective_at >= ((${day}::date + 1)::timestamp at time zone 'America/Los_Angeles')
      group by entry.account_id
    )
    select account.code, (account.balance - coalesce(later.amount, 0))::int8 as amount
    from ledger_accounts account left join later on later.account_id = account.id
    where account.balance <> coalesce(later.amount, 0)`.execute(db);
  // The parts of shared accounts are few: added up here, the database does not sort all accounts for them.
  const balances = new Map<string, number>();
  for (const { code, amount } of rows) balances.set(code, (balances.get(code) ?? 0) + amount);
  return [...balances].flatMap(([code, amount]) => (amount === 0 ? [] : [{ code, amount }]));
}

export interface DriftedAccount {
  code: string;
  balance: number;
  entries: number;
}

/** Accounts that one statement adds up. */
const ACCOUNTS_AT_ONCE = 10_000;

/** Accounts with a balance other than the sum of their entries: it was changed past the books. Reads all entries, in pages of accounts. */
export async function driftedAccounts(db: Db, page = ACCOUNTS_AT_ONCE): Promise<DriftedAccount[]> {
  const drifted: DriftedAccount[] = [];
  for (let after = 0; ; ) {
    const { rows } = await sql<{ last: number | null; drifted: DriftedAccount[] }>`
      with account as (select id, code, balance from ledger_accounts where id > ${after} order by id limit ${page}), added as (
        select account.id, account.code, account.balance, coalesce(entry.sum, 0) as entries
        from account cross join lateral (select sum(amount) from ledger_entries where account_id = account.id) entry
      ) select max(id)::int8 as last, coalesce(jsonb_agg(jsonb_build_object('code', code, 'balance', balance, 'entries', entries))
        filter (where balance <> entries), '[]') as drifted from added`.execute(db);
    const [found] = rows;
    drifted.push(...(found?.drifted ?? []));
    if (!found?.last) break;
    after = found.last;
  }
  return drifted.toSorted((one, two) => one.code.localeCompare(two.code));
}
