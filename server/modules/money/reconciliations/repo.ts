import { type Insertable, type Selectable, sql } from 'kysely';
import type { TrustAccount } from '@/contract/money/reconciliations/constants';
import type { Db } from '@/server/db/client';
import type { BankLines, BankStatements, ReconciliationExceptions } from '@/server/db/types';

export type StatementRow = Selectable<BankStatements>;
export type LineRow = Selectable<BankLines>;
export type ExceptionRow = Selectable<ReconciliationExceptions>;

/** Two files of an account come one after the other. */
export const lockAccount = (db: Db, account: TrustAccount) =>
  sql`select pg_advisory_xact_lock(hashtext(${`bank_statements:${account}`}))`.execute(db);

export const findStatementOf = (db: Db, account: TrustAccount, day: string): Promise<StatementRow | undefined> =>
  db.selectFrom('bankStatements').selectAll().where('account', '=', account).where('day', '=', day).executeTakeFirst();

export const insertStatement = (db: Db, values: Insertable<BankStatements>) =>
  db.insertInto('bankStatements').values(values).execute();

export const updateBalances = (db: Db, id: string, balances: { opening: number | null; closing: number }) =>
  db.updateTable('bankStatements').set(balances).where('id', '=', id).execute();

export const listLinesOf = (db: Db, statementId: string): Promise<LineRow[]> =>
  db.selectFrom('bankLines').selectAll().where('statementId', '=', statementId).orderBy('id').execute();

/** Brings the balances that no file stated up to date: each day closes with its lines after the day before. */
export const rollForward = (db: Db, account: TrustAccount) =>
  sql`with recursive ordered as (
      select id, opening, closing, row_number() over (order by day) as at,
        coalesce((select sum(amount) from bank_lines where statement_id = statement.id), 0)::bigint as added
      from bank_statements statement where account = ${account}
    ), rolled as (
      select id, at, case when opening is null then added else closing end as closing from ordered where at = 1
      union all
      select ordered.id, ordered.at,
        case when opening is null then rolled.closing + added else ordered.closing end
      from rolled join ordered on ordered.at = rolled.at + 1
    )
    update bank_statements statement set closing = rolled.closing from rolled
    where rolled.id = statement.id and rolled.closing <> statement.closing`.execute(db);

const CHUNK = 1_000;

export async function insertLines(db: Db, lines: readonly Insertable<BankLines>[]): Promise<void> {
  for (let at = 0; at < lines.length; at += CHUNK)
    await db
      .insertInto('bankLines')
      .values(lines.slice(at, at + CHUNK))
      .execute();
}

/** The last statement of an account by a day. */
export const findStatement = (db: Db, account: TrustAccount, upTo: string): Promise<StatementRow | undefined> =>
  db
    .selectFrom('bankStatements')
    .selectAll()
    .where('account', '=', account)
    .where('day', '<=', upTo)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();

export const listUnmatchedLines = (db: Db): Promise<LineRow[]> =>
  db
    .selectFrom('bankLines')
    .selectAll()
    .where('ledgerTransactionId', 'is', null)
    .orderBy('day')
    .orderBy('id')
    .execute();

export async function saveMatches(
  db: Db,
  matches: readonly { lineId: string; transactionId: string }[],
): Promise<void> {
  for (let at = 0; at < matches.length; at += CHUNK)
    await sql`update bank_lines set ledger_transaction_id = found."transactionId"
      from jsonb_to_recordset(${JSON.stringify(matches.slice(at, at + CHUNK))}::jsonb)
        as found ("lineId" uuid, "transactionId" uuid)
      where bank_lines.id = found."lineId"`.execute(db);
}

/** Statements with balances that do not follow from the one before and from their own lines. */
export async function listBrokenStatements(
  db: Db,
): Promise<{ id: string; account: TrustAccount; day: string; off: number }[]> {
  const { rows } = await sql<{ id: string; account: TrustAccount; day: string; off: number }>`
    select id, account, to_char(day, 'YYYY-MM-DD') as day, coalesce(nullif(added, 0), gap) as off from (
      select id, account, day, coalesce(opening - lag(closing) over followed, 0) as gap,
        closing - coalesce(opening, lag(closing) over followed, 0)
          - coalesce((select sum(amount) from bank_lines where statement_id = statement.id), 0) as added
      from bank_statements statement window followed as (partition by account order by day)
    ) checked where added <> 0 or gap <> 0 order by account, day`.execute(db);
  return rows.map((row) => ({ ...row, off: Number(row.off) }));
}

/** The end of the account number that the files of an account name; undefined where none named one. */
export async function findAccountEnding(db: Db, account: TrustAccount): Promise<string | undefined> {
  const row = await db
    .selectFrom('bankStatements')
    .select('accountEnding')
    .where('account', '=', account)
    .where('accountEnding', 'is not', null)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.accountEnding ?? undefined;
}

export const findLine = (db: Db, id: string): Promise<LineRow | undefined> =>
  db.selectFrom('bankLines').selectAll().where('id', '=', id).executeTakeFirst();

interface StatementDays {
  account: TrustAccount;
  from: string;
  to: string;
}

const statementsOf = (db: Db, { account, from, to }: StatementDays) =>
  db.selectFrom('bankStatements').where('account', '=', account).where('day', '>=', from).where('day', '<=', to);

export async function countStatements(db: Db, days: StatementDays): Promise<number> {
  const row = await statementsOf(db, days)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function deleteStatements(db: Db, days: StatementDays): Promise<void> {
  const ids = (await statementsOf(db, days).select('id').execute()).map(({ id }) => id);
  await db.deleteFrom('bankLines').where('statementId', 'in', ids).execute();
  await db.deleteFrom('bankStatements').where('id', 'in', ids).execute();
}

export const listOpenExceptions = (db: Db): Promise<ExceptionRow[]> =>
  db
    .selectFrom('reconciliationExceptions')
    .selectAll()
    .where('status', '=', 'open')
    .orderBy('foundAt')
    .orderBy('id')
    .limit(500)
    .execute();

export const findException = (db: Db, id: string): Promise<ExceptionRow | undefined> =>
  db.selectFrom('reconciliationExceptions').selectAll().where('id', '=', id).executeTakeFirst();

export const listExceptions = (db: Db) =>
  db
    .selectFrom('reconciliationExceptions')
    .select(['id', 'kind', 'subject', 'status', 'amount', 'detail', 'endedAt'])
    .execute();

export async function insertExceptions(
  db: Db,
  exceptions: readonly Insertable<ReconciliationExceptions>[],
): Promise<void> {
  for (let at = 0; at < exceptions.length; at += CHUNK)
    await db
      .insertInto('reconciliationExceptions')
      .values(exceptions.slice(at, at + CHUNK))
      .execute();
}

export const reopenException = (
  db: Db,
  id: string,
  { amount, detail }: { amount: number; detail: string },
  now: Date,
) =>
  db
    .updateTable('reconciliationExceptions')
    .set({ status: 'open', amount, detail, foundAt: now, endedAt: null, note: null, explainedBy: null })
    .where('id', '=', id)
    .execute();

export const refreshException = (db: Db, id: string, { amount, detail }: { amount: number; detail: string }) =>
  db.updateTable('reconciliationExceptions').set({ amount, detail }).where('id', '=', id).execute();

export const clearExceptions = (db: Db, ids: readonly string[], now: Date) =>
  db
    .updateTable('reconciliationExceptions')
    .set({ status: 'cleared', endedAt: now, note: null, explainedBy: null })
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute();

/** Marks an open one as explained; false where it ended meanwhile. */
export async function explainException(
  db: Db,
  id: string,
  { note, personId, now }: { note: string; personId: string; now: Date },
): Promise<boolean> {
  const changed = await db
    .updateTable('reconciliationExceptions')
    .set({ status: 'explained', note, explainedBy: personId, endedAt: now })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}
