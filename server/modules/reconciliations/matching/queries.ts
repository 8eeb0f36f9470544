// The books beside the lines of statements. The database compares them: only what is open comes to us.
import { sql } from 'kysely';
import { TRUST_ACCOUNTS, type TrustAccount } from '@/contract/reconciliations/constants';
import type { Db } from '@/server/db/client';
import { isId } from '@/server/ids';
import { accounts } from '@/server/modules/ledger/service';

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

const codeOf = sql`(values ${sql.join(TRUST_ACCOUNTS.map((account) => sql`(${account}, ${trustCodes[account]})`))}) as trust (account, code)`;

/** One row for each transaction and trust account of which `condition` holds. */
const entriesWhere = (condition: ReturnType<typeof sql>) => sql<TrustEntry>`
  select made.id as "transactionId", made.kind, made.source_id as "sourceId", trust.account,
    sum(entry.amount)::int8 as amount,
    to_char(made.effective_at at time zone 'America/Los_Angeles', 'YYYY-MM-DD') as day
  from ${codeOf}
    join ledger_accounts account on account.code = trust.code
    join ledger_entries entry on entry.account_id = account.id
    join ledger_transactions made on made.id = entry.transaction_id
  where ${condition}
  group by made.id, trust.account having sum(entry.amount) <> 0
  order by made.effective_at, made.id`;

const until = (day: string) =>
  sql`made.effective_at < ((${day}::date + 1)::timestamp at time zone 'America/Los_Angeles')`;

/** What the books say moved until a day and no statement has yet, the oldest first. `seenBy`: only statements until that day count. */
export async function openEntries(db: Db, upTo: string, seenBy = 'infinity'): Promise<TrustEntry[]> {
  const { rows } = await entriesWhere(sql`${until(upTo)} and not exists (
    select from bank_lines line where line.ledger_transaction_id = made.id and line.account = trust.account
      and line.day <= ${seenBy}::date)
    -- A check that was stopped never comes to the bank, nor does what takes it back.
    and made.kind <> 'checkStopped' and not exists (
      select from ledger_transactions stop where stop.reverses = made.id and stop.kind = 'checkStopped')`).execute(db);
  return rows;
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
  const { rows } = await entriesWhere(sql`${until(upTo)} and made.id in (
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

/** Matched lines whose transaction moved another amount on that account. */
export async function differingLines(db: Db): Promise<DifferingLine[]> {
  const { rows } = await sql<DifferingLine>`
    select line.id, line.account, to_char(line.day, 'YYYY-MM-DD') as day, line.description, line.amount::int8 as amount,
      coalesce(sum(entry.amount), 0)::int8 as booked
    from bank_lines line
      join ${codeOf} on trust.account = line.account
      join ledger_accounts account on account.code = trust.code
      left join ledger_entries entry on entry.account_id = account.id and entry.transaction_id = line.ledger_transaction_id
    where line.ledger_transaction_id is not null
    group by line.id having line.amount <> coalesce(sum(entry.amount), 0)
    order by line.day, line.id`.execute(db);
  return rows;
}
