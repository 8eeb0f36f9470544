// Double entry over the tables of the ledger; the schema refuses what does not balance.
import { type RawBuilder, sql } from 'kysely';
import { cents } from '@/contract/amounts/cents';
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';
import { accounts, isSharedAccount, type LedgerAccount } from '@/server/modules/money/ledger/accounts';

/** Money into an account (debit, above zero) or out of it (credit, below). */
export interface Entry {
  account: LedgerAccount;
  amount: number;
}

/** The share of the card fee that goes back with a refund, in cents: entries of the transaction of the refund. */
export const cardFeeEntries = (fee: number): Entry[] => (fee > 0 ? [{ account: accounts.cardFees, amount: fee }] : []);

export interface Posting {
  kind: string;
  /** What it records: the same source and kind is posted once, however often it is asked for. */
  source: { type: string; id: string };
  effectiveAt: Date;
  entries: readonly Entry[];
  /** The transaction it takes back. */
  reverses?: string;
}

/**
 * Posts once and answers the transaction's id; asked again with the same source, answers the first one's. Runs in the
 * caller's transaction and as the system. What does not balance fails when that transaction commits. What happened in a
 * month that is closed by now is of the first open day.
 */
export async function post(db: Db, posting: Posting): Promise<string> {
  const { kind, source, effectiveAt, reverses } = posting;
  const id = newId();
  // Accounts are locked in one order by everybody, so that two postings never wait for each other.
  const entries = [...posting.entries].sort((one, two) => one.account.code.localeCompare(two.account.code));
  const part = partOf(id);
  const rows = entries.map(
    ({ account: { code, normalSide, ownerId = null, minBalance = null, isShared }, amount }, seq) => ({
      seq,
      code,
      amount,
      part: isShared ? part : 0,
      normal_side: normalSide,
      owner_id: ownerId,
      min_balance: minBalance,
    }),
  );
  const transaction = sql`insert into ledger_transactions (id, kind, effective_at, reverses, source_type, source_id)
    values (${id}, ${kind}, greatest(${effectiveAt}::timestamptz, app.books_open_from()), ${reverses ?? null}, ${source.type}, ${source.id})
    on conflict (source_type, source_id, kind) do nothing returning id`;
  const inserted = await insertEntries(db, rows, transaction);
  if (!inserted) return standingTransaction(db, posting);
  // The next statement sees an account that another transaction opened a moment ago.
  const left = rows.filter(({ seq }) => !inserted.includes(seq));
  if (left.length > 0) await insertEntries(db, left, sql`select ${id}::uuid as id`);
  return id;
}

/** Of an account that everybody posts to. */
const PARTS = 16;

/** All entries of one transaction go to the same part of their accounts. */
const partOf = (id: string) => Number.parseInt(id.slice(-4), 16) % PARTS;

interface EntryRow {
  seq: number;
  code: string;
  part: number;
  amount: number;
  normal_side: 'D' | 'C';
  owner_id: string | null;
  min_balance: number | null;
}

/** Accounts that are missing, the transaction, and its entries in one statement; null where the transaction stands already. */
async function insertEntries(db: Db, entries: readonly EntryRow[], transaction: RawBuilder<unknown>) {
  const { rows } = await sql<{ posted: boolean; inserted: number[] }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as (seq int, code text, part smallint, amount bigint, normal_side char, owner_id uuid, min_balance bigint)
    ), opened as (
      insert into ledger_accounts (code, part, normal_side, owner_id, min_balance)
      select distinct on (code) code, part, normal_side, owner_id, min_balance from wanted
      where not exists (select from ledger_accounts account where account.code = wanted.code and account.part = wanted.part)
      order by code
      on conflict (code, part) do nothing returning id, code
    ), account as (
      select id, code from opened
      -- One by one by the index: joined, all accounts were read for each posting.
      union all select found.id, asked.code from (select distinct code, part from wanted) asked
        cross join lateral (select id from ledger_accounts where code = asked.code and part = asked.part limit 1) found
    ), posted as (${transaction}), inserted as (
      insert into ledger_entries (transaction_id, seq, account_id, amount, account_version)
      select posted.id, wanted.seq, account.id, wanted.amount, 0
      from posted cross join wanted join account using (code) order by wanted.seq
      returning seq
    ) select exists (select from posted) as posted, array(select seq::int from inserted) as inserted`.execute(db);
  return rows[0]?.posted ? rows[0].inserted : null;
}

/** Cents on the account's normal side. */
export async function accountBalance(db: Db, { code, normalSide }: LedgerAccount): Promise<number> {
  const { sum } = await db
    .selectFrom('ledgerAccounts')
    .select(({ fn }) => fn.sum<number | null>('balance').as('sum'))
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const balance = sum ?? 0;
  return normalSide === 'D' || balance === 0 ? balance : -balance;
}

/** The transaction that a source was recorded by; undefined where there is none. */
export const findPosting = (db: Db, { kind, source }: Pick<Posting, 'kind' | 'source'>) =>
  db
    .selectFrom('ledgerTransactions')
    .select('id')
    .where('sourceType', '=', source.type)
    .where('sourceId', '=', source.id)
    .where('kind', '=', kind)
    .executeTakeFirst();

async function standingTransaction(db: Db, posting: Posting): Promise<string> {
  const standing = await findPosting(db, posting);
  if (!standing) throw new Error(`Nothing is posted for ${posting.source.type} ${posting.source.id}`);
  return standing.id;
}

/** Takes a transaction back, entry by entry, under a kind of its own. What was posted stays. */
export async function reverse(
  db: Db,
  made: Pick<Posting, 'kind' | 'source'>,
  { kind, effectiveAt }: Pick<Posting, 'kind' | 'effectiveAt'>,
): Promise<string> {
  const { id } = (await findPosting(db, made)) ?? {};
  if (!id) throw new Error(`Nothing is posted for ${made.source.type} ${made.source.id}`);
  const rows = await db
    .selectFrom('ledgerEntries')
    .innerJoin('ledgerAccounts', 'ledgerAccounts.id', 'ledgerEntries.accountId')
    .select(['ledgerAccounts.code', 'ledgerAccounts.normalSide', 'ledgerEntries.amount'])
    .where('ledgerEntries.transactionId', '=', id)
    .execute();
  const entries = rows.map(({ code, normalSide, amount }) => ({
    account: { code, normalSide: normalSide as 'D' | 'C', isShared: isSharedAccount(code) },
    amount: -amount,
  }));
  return post(db, { kind, source: made.source, effectiveAt, reverses: id, entries });
}

/** The accounts of these codes, as postings name them: our own, and those of homes and leases that have been opened. */
export async function accountsByCode(db: Db, codes: readonly string[]): Promise<Map<string, LedgerAccount>> {
  const rows = await db
    .selectFrom('ledgerAccounts')
    .select(['code', 'normalSide', 'ownerId', 'minBalance'])
    .distinctOn('code')
    .where('code', 'in', [...new Set(codes), ''])
    .orderBy('code')
    .execute();
  const own = Object.values<LedgerAccount>(accounts).filter(({ code }) => codes.includes(code));
  const opened = rows.map(({ code, normalSide, ownerId, minBalance }) => ({
    code,
    normalSide: normalSide as 'D' | 'C',
    isShared: isSharedAccount(code),
    ...(ownerId && { ownerId }),
    ...(minBalance !== null && { minBalance: cents(minBalance) }),
  }));
  return new Map([...own, ...opened].map((account) => [account.code, account]));
}

/** Which of the two times of a transaction counts: when it happened, when we wrote it down, or both. */
export interface AsOf {
  effective?: Date;
  recorded?: Date;
}

/** Cents on the account's normal side as they were: counting what had happened, and what was written down, by then. */
export async function accountBalanceAt(
  db: Db,
  { code, normalSide }: LedgerAccount,
  { effective, recorded }: AsOf,
): Promise<number> {
  let query = db
    .selectFrom('ledgerEntries')
    .innerJoin('ledgerAccounts', 'ledgerAccounts.id', 'ledgerEntries.accountId')
    .innerJoin('ledgerTransactions', 'ledgerTransactions.id', 'ledgerEntries.transactionId')
    .select(({ fn }) => fn.sum<number | null>('ledgerEntries.amount').as('sum'))
    .where('ledgerAccounts.code', '=', code);
  if (effective) query = query.where('ledgerTransactions.effectiveAt', '<=', effective);
  if (recorded) query = query.where('ledgerTransactions.postedAt', '<=', recorded);
  const { sum } = await query.executeTakeFirstOrThrow();
  return normalSide === 'D' || !sum ? (sum ?? 0) : -sum;
}
