// What the bank accounts show at the end of a month.
import { sql } from 'kysely';
import type { TrustAccount } from '@/contract/money/reconciliations/constants';
import type { Db } from '@/server/db/client';

/** The instant after the last one of an office day. */
const after = (day: string) => sql`((${day}::date + 1)::timestamp at time zone 'America/Los_Angeles')`;

export interface OutstandingItem {
  day: string;
  /** The kind of the transaction, or what the bank wrote. */
  description: string;
  reference: string;
  /** Cents; above zero is money in. */
  amount: number;
}

/** Booked by the end of `until`, and on no statement by `seenBy`. A check that was stopped by then is not on its way. */
export async function listInTransit(
  db: Db,
  { account, until, seenBy }: { account: TrustAccount; until: string; seenBy: string | null },
): Promise<OutstandingItem[]> {
  const { rows } = await sql<OutstandingItem>`
    select to_char(entry.effective_at at time zone 'America/Los_Angeles', 'YYYY-MM-DD') as day, made.kind as description,
      entry.transaction_id::text as reference, entry.amount::int8 as amount
    from trust_entries entry join ledger_transactions made on made.id = entry.transaction_id
    where entry.account = ${account} and entry.amount <> 0 and entry.effective_at < ${after(until)}
      and (entry.seen_on is null or entry.seen_on > ${seenBy ?? '-infinity'}::date)
      and not (entry.is_stopped and exists (select from trust_entries other
        join ledger_transactions pair on pair.id = other.transaction_id
        where other.account = entry.account and other.is_stopped and other.effective_at < ${after(until)}
          and (pair.reverses = entry.transaction_id or pair.id = made.reverses)))
    order by entry.effective_at, entry.transaction_id`.execute(db);
  return rows;
}

/** On a statement by the end of `until`, and not in the books by then, or with another amount: the difference. */
export async function listUnbooked(
  db: Db,
  { account, until }: { account: TrustAccount; until: string },
): Promise<OutstandingItem[]> {
  const { rows } = await sql<OutstandingItem>`
    select * from (
      select to_char(line.day, 'YYYY-MM-DD') as day, coalesce(nullif(line.description, ''), line.reference) as description,
        line.bank_ref as reference,
        (line.amount - coalesce(entry.amount, 0))::int8 as amount
      from bank_lines line left join trust_entries entry on entry.transaction_id = line.ledger_transaction_id
        and entry.account = line.account and entry.effective_at < ${after(until)}
      where line.account = ${account} and line.day <= ${until}::date
        and (line.ledger_transaction_id is null or entry.transaction_id is null or entry.amount <> line.amount)
    ) item where amount <> 0 order by day, reference`.execute(db);
  return rows;
}

export interface StatementDay {
  day: string;
  opening: number | null;
  closing: number;
}

/** The statements of some days, with the last one before them and the first one after. */
export async function listStatementDays(
  db: Db,
  { account, from, until }: { account: TrustAccount; from: string; until: string },
): Promise<StatementDay[]> {
  const { rows } = await sql<StatementDay>`
    select to_char(day, 'YYYY-MM-DD') as day, opening::int8 as opening, closing::int8 as closing from bank_statements
    where account = ${account}
      and day >= coalesce((select max(day) from bank_statements where account = ${account} and day < ${from}::date), '-infinity')
      and day <= coalesce((select min(day) from bank_statements where account = ${account} and day > ${until}::date), 'infinity')
    order by day`.execute(db);
  return rows;
}

/** Whether the books moved money on an account by the end of a day. */
export async function hasEntries(db: Db, { account, until }: { account: TrustAccount; until: string }) {
  const { rows } = await sql<{ found: boolean }>`select exists (select from trust_entries
    where account = ${account} and effective_at < ${after(until)}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** The first month of statements, or none. */
export async function firstStatementMonth(db: Db): Promise<string | null> {
  const { rows } = await sql<{ month: string | null }>`
    select to_char(date_trunc('month', min(day)), 'YYYY-MM-DD') as month from bank_statements`.execute(db);
  return rows[0]?.month ?? null;
}

/** Open exceptions about a day until `until`: the day of their line, statement, or entry, and otherwise that on which they were found. Damage to the books counts whenever it was found. */
export async function countOpenExceptions(db: Db, until: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reconciliation_exceptions found
      left join bank_lines line on line.id = case
        when found.kind in ('bank_only', 'duplicate_line', 'wrong_account', 'amount_differs') then found.subject::uuid end
      left join bank_statements statement on statement.id = case when found.kind = 'statement_break' then found.subject::uuid end
      left join trust_entries entry on found.kind = 'book_only' and entry.account || ':' || entry.transaction_id = found.subject
    where found.status = 'open' and (found.kind in ('account_drift', 'totals_differ', 'records_differ')
      or coalesce(line.day, statement.day, (coalesce(entry.effective_at, found.found_at) at time zone 'America/Los_Angeles')::date)
        <= ${until}::date)`.execute(db);
  return rows[0]?.count ?? 0;
}
