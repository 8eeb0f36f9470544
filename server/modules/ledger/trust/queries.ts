// The books as trust accounting reads them: what the bank accounts hold, whose it is, and what stands on which statement.
import { sql } from 'kysely';
import type { Db } from '@/server/db/client';

/** Everything effective until the end of a day at our office. */
const until = (day: string) =>
  sql`made.effective_at < ((${day}::date + 1)::timestamp at time zone 'America/Los_Angeles')`;

/** Cents by account, debits above zero, as they were at the end of a day; accounts that hold nothing are left out. */
export async function balancesAt(db: Db, day: string): Promise<{ code: string; amount: number }[]> {
  const { rows } = await sql<{ code: string; amount: number }>`
    select account.code, sum(entry.amount)::int8 as amount
    from ledger_entries entry
      join ledger_accounts account on account.id = entry.account_id
      join ledger_transactions made on made.id = entry.transaction_id
    where ${until(day)}
    group by account.code having sum(entry.amount) <> 0 order by account.code`.execute(db);
  return rows;
}

export interface BankEntry {
  transactionId: string;
  kind: string;
  sourceId: string;
  code: string;
  /** Above zero is money in. */
  amount: number;
  day: string;
}

/** What the books say moved on bank accounts, one line for each transaction and account, the oldest first. */
export async function bankEntries(db: Db, codes: readonly string[], upTo: string): Promise<BankEntry[]> {
  const { rows } = await sql<BankEntry>`
    select made.id as "transactionId", made.kind, made.source_id as "sourceId", account.code,
      sum(entry.amount)::int8 as amount,
      to_char(made.effective_at at time zone 'America/Los_Angeles', 'YYYY-MM-DD') as day
    from ledger_entries entry
      join ledger_accounts account on account.id = entry.account_id
      join ledger_transactions made on made.id = entry.transaction_id
    where account.code in (${sql.join([...codes])}) and ${until(upTo)}
    group by made.id, account.code having sum(entry.amount) <> 0 order by made.effective_at, made.id`.execute(db);
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
