// The books beside the lines of statements. The database compares them: only what is open comes to us.
import { sql } from 'kysely';
import type { TrustAccount } from '@/contract/money/reconciliations/constants';
import type { Db } from '@/server/db/client';
import { isId } from '@/server/ids';
import { accounts } from '@/server/modules/money/ledger';

export const trustCodes: Readonly<Record<TrustAccount, string>> = {
  trust: accounts.bankTrust.code,
  deposits: accounts.bankDeposits.code,
};

/** What one transaction of the books moved on a trust account. */
export interface TrustEntry {
  transactionId: string;
  kind: string;
  sourceId: string;
  account: TrustAccount;
  /** Cents; above zero is money in. */
  amount: number;
  /** At our office. */
  day: string;
}

/** What moved on the accounts at the bank, where `condition` holds. */
const entriesWhere = (condition: ReturnType<typeof sql>) => sql<TrustEntry>`
  select made.id as "transactionId", made.kind, made.source_id as "sourceId", entry.account, entry.amount::int8 as amount,
    to_char(entry.effective_at at time zone 'America/Los_Angeles', 'YYYY-MM-DD') as day
  from trust_entries entry join ledger_transactions made on made.id = entry.transaction_id
  where entry.amount <> 0 and ${condition}
  order by entry.effective_at, made.id`;

const until = (day: string) =>
  sql`entry.effective_at < ((${day}::date + 1)::timestamp at time zone 'America/Los_Angeles')`;

/** What the books say moved until a day and no statement has yet, the oldest first. */
export async function openEntries(db: Db, upTo: string): Promise<TrustEntry[]> {
  const { rows } = await entriesWhere(sql`${until(upTo)} and entry.seen_on is null and not entry.is_stopped`).execute(
    db,
  );
  return rows;
}

/** Cents that the books say moved on an account until a day, and no statement until `seenBy` has. Null: there is none. */
export async function sumInTransit(
  db: Db,
  { account, upTo, seenBy }: { account: TrustAccount; upTo: string; seenBy: string | null },
): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::int8 as amount from trust_entries entry
    where account = ${account} and ${until(upTo)} and not is_stopped
      and (seen_on is null or seen_on > ${seenBy ?? '-infinity'}::date)`.execute(db);
  return rows[0]?.amount ?? 0;
}

/** Whether a line of a statement is this transaction of the books. */
export const isSeenByBank = async (db: Db, transactionId: string): Promise<boolean> =>
  (await db
    .selectFrom('bankLines')
    .select('id')
    .where('ledgerTransactionId', '=', transactionId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** What the books say moved until a day in transactions that go by one of these names: their own id, or that of their source. */
export async function entriesNamed(db: Db, names: readonly string[], upTo: string): Promise<TrustEntry[]> {
  const { rows } = await entriesWhere(sql`${until(upTo)} and entry.transaction_id in (
    select id from ledger_transactions where id = any(${names.filter(isId)}::uuid[])
    union select id from ledger_transactions where source_id = any(${[...names]}))`).execute(db);
  return rows;
}

export interface DifferingLine {
  id: string;
  account: TrustAccount;
  day: string;
  description: string;
  /** Cents, as the bank says. */
  amount: number;
  /** Cents, as the books say. */
  booked: number;
}

/** Matched lines with a transaction that moved another amount on that account. */
export async function differingLines(db: Db): Promise<DifferingLine[]> {
  const { rows } = await sql<DifferingLine>`
    select line.id, line.account, to_char(line.day, 'YYYY-MM-DD') as day, line.description, line.amount::int8 as amount,
      entry.amount::int8 as booked
    from trust_entries entry
      join bank_lines line on line.ledger_transaction_id = entry.transaction_id and line.account = entry.account
    where entry.seen_amount <> entry.amount
    order by line.day, line.id`.execute(db);
  return rows;
}
