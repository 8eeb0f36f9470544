// The journal of some days: every entry of every account, by transaction.
import { sql } from 'kysely';
import type { Db } from '@/server/db/client';

export interface JournalEntry {
  transactionId: string;
  kind: string;
  /** At our office. */
  day: string;
  code: string;
  /** Debits above zero. */
  amount: number;
}

/** At most `limit` entries, in the order of the days; parts of shared accounts are one entry. */
export async function listJournal(
  db: Db,
  { from, until, limit }: { from: string; until: string; limit: number },
): Promise<JournalEntry[]> {
  const { rows } = await sql<JournalEntry>`
    select made.id as "transactionId", made.kind,
      to_char(made.effective_at at time zone 'America/Los_Angeles', 'YYYY-MM-DD') as day, account.code,
      sum(entry.amount)::int8 as amount
    from ledger_transactions made join ledger_entries entry on entry.transaction_id = made.id
      join ledger_accounts account on account.id = entry.account_id
    where made.effective_at >= (${from}::date)::timestamp at time zone 'America/Los_Angeles'
      and made.effective_at < (${until}::date + 1)::timestamp at time zone 'America/Los_Angeles'
    group by made.id, made.kind, made.effective_at, account.code having sum(entry.amount) <> 0
    order by made.effective_at, made.id, min(entry.seq) limit ${limit}`.execute(db);
  return rows;
}
