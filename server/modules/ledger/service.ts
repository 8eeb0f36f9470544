// Double entry over the tables of the ledger; the schema refuses what does not balance.
import { sql } from 'kysely';
import type { Cents } from '@/contract/money/cents';
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';

/** An account by name. `least` is the least its balance may be, counted on its normal side. */
export interface LedgerAccount {
  code: string;
  normalSide: 'D' | 'C';
  ownerId?: string;
  minBalance?: Cents;
}

/** Money into an account (debit, above zero) or out of it (credit, below). */
export interface Entry {
  account: LedgerAccount;
  amount: number;
}

export interface Posting {
  kind: string;
  /** What it records: the same source and kind is posted once, however often it is asked for. */
  source: { type: string; id: string };
  effectiveAt: Date;
  entries: readonly Entry[];
  /** The transaction it takes back. */
  reverses?: string;
}

/** Our own accounts. */
export const accounts = {
  /** What the processor holds for us. */
  processor: { code: 'processor', normalSide: 'D' },
  applicationFees: { code: 'fees:application', normalSide: 'C' },
  /** Given back, and sent back to us by a bank: still theirs, until it reaches them another way. */
  refundsOwed: { code: 'refunds:owed', normalSide: 'C' },
  /** Deposits are the residents’ money. */
  deposits: { code: 'deposits:held', normalSide: 'C' },
  /** First months and one-time charges, for homeowners. */
  moveIns: { code: 'rents:move-in', normalSide: 'C' },
} as const satisfies Record<string, LedgerAccount>;

/**
 * Posts once and answers the transaction's id; asked again with the same source, answers the first one's. Runs in the
 * caller's transaction and as the system. What does not balance fails when that transaction commits.
 */
export async function post(db: Db, posting: Posting): Promise<string> {
  const { kind, source, effectiveAt, reverses } = posting;
  const id = newId();
  const { rows } = await sql<{ id: string }>`
    insert into ledger_transactions (id, kind, effective_at, reverses, source_type, source_id)
    values (${id}, ${kind}, ${effectiveAt}, ${reverses ?? null}, ${source.type}, ${source.id})
    on conflict (source_type, source_id, kind) do nothing returning id`.execute(db);
  if (rows.length === 0) return standingAccount(db, posting);
  // Accounts are locked in one order by everybody, so that two postings never wait for each other.
  const entries = [...posting.entries].sort((one, two) => one.account.code.localeCompare(two.account.code));
  for (const [seq, { account, amount }] of entries.entries())
    await sql`insert into ledger_entries (transaction_id, seq, account_id, amount, account_version)
      values (${id}, ${seq}, ${await accountId(db, account)}, ${amount}, 0)`.execute(db);
  return id;
}

/** Cents on the account's normal side. */
export async function accountBalance(db: Db, { code, normalSide }: LedgerAccount): Promise<number> {
  const held = await db.selectFrom('ledgerAccounts').select('balance').where('code', '=', code).executeTakeFirst();
  const balance = held?.balance ?? 0;
  return normalSide === 'D' || balance === 0 ? balance : -balance;
}

async function standingAccount(db: Db, { kind, source }: Posting): Promise<string> {
  const { id } = await db
    .selectFrom('ledgerTransactions')
    .select('id')
    .where('sourceType', '=', source.type)
    .where('sourceId', '=', source.id)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return id;
}

async function accountId(db: Db, { code, normalSide, ownerId, minBalance }: LedgerAccount): Promise<number> {
  await db
    .insertInto('ledgerAccounts')
    .values({ code, normalSide, ownerId: ownerId ?? null, minBalance: minBalance ?? null })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
  const { id } = await db.selectFrom('ledgerAccounts').select('id').where('code', '=', code).executeTakeFirstOrThrow();
  return id;
}

export { deletionBlockers } from './accountDeletion/queries';
