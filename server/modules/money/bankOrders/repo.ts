import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import {
  BANK_ORDER_PAGE,
  type BankOrderKind,
  type BankOrderStatus,
  type CheckStatus,
  MAX_POSITIVE_PAY,
} from '@/contract/money/bankOrders/constants';
import { CHECK_KINDS } from '@/contract/money/unclaimedProperty/constants';
import type { Db } from '@/server/db/client';
import type { BankOrders } from '@/server/db/types';

export type BankOrderRow = Selectable<BankOrders>;

const nameOf = (column: 'proposed_by' | 'decided_by') =>
  sql<string | null>`(select nullif(trim(concat_ws(' ', first_name, last_name)), '') from users
    where id = ${sql.ref(`bank_orders.${column}`)})`;

export type BankOrderView = Awaited<ReturnType<typeof list>>[number];

/** Those that are not over first; then the newest. */
export const list = (db: Db) =>
  db
    .selectFrom('bankOrders')
    .selectAll()
    .select([nameOf('proposed_by').as('proposerName'), nameOf('decided_by').as('deciderName')])
    .orderBy((row) => row('status', 'in', ['proposed', 'approved', 'sent']), 'desc')
    .orderBy('proposedAt', 'desc')
    .orderBy('id')
    .limit(BANK_ORDER_PAGE)
    .execute();

export const find = (db: Db, id: string): Promise<BankOrderRow | undefined> =>
  db.selectFrom('bankOrders').selectAll().where('id', '=', id).executeTakeFirst();

export const lock = (db: Db, id: string): Promise<BankOrderRow> =>
  db.selectFrom('bankOrders').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** One placement at a time proposes, and one tax payment at a time counts what is owed. */
export const lockOrders = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('belong.bank_orders'))`.execute(db);

export const insert = (db: Db, values: Insertable<BankOrders>) => db.insertInto('bankOrders').values(values).execute();

export const update = (db: Db, id: string, values: Updateable<BankOrders>) =>
  db.updateTable('bankOrders').set(values).where('id', '=', id).execute();

export const listIn = (db: Db, statuses: readonly BankOrderStatus[]): Promise<BankOrderRow[]> =>
  db.selectFrom('bankOrders').selectAll().where('status', 'in', statuses).orderBy('proposedAt').orderBy('id').execute();

export const findProposedMove = (db: Db, kind: BankOrderKind): Promise<BankOrderRow | undefined> =>
  db
    .selectFrom('bankOrders')
    .selectAll()
    .where((where) => where.and({ kind, status: 'proposed' }))
    .where('proposedBy', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Whether an order of this amount, in cents, was proposed since then and may still be paid. */
export const hasProposed = async (
  db: Db,
  { kind, amount, since }: { kind: BankOrderKind; amount: number; since: Date },
): Promise<boolean> =>
  (await db
    .selectFrom('bankOrders')
    .select('id')
    .where((where) => where.and({ kind, amount }))
    .where('status', 'in', ['proposed', 'approved', 'sent', 'confirmed'])
    .where('proposedAt', '>', since)
    .executeTakeFirst()) !== undefined;

interface SeenLine {
  day: string;
  amount: number;
}

/** The bank line of an account that names a reference. */
export async function findLineNamed(db: Db, account: string, reference: string): Promise<SeenLine | undefined> {
  const { rows } = await sql<SeenLine>`select to_char(day, 'YYYY-MM-DD') as day, amount::int8 as amount from bank_lines
    where account = ${account} and (reference = ${reference} or bank_ref = ${reference}) limit 1`.execute(db);
  return rows[0];
}

/** A line that no transaction is matched to yet, by its amount and the days after an order was sent. */
export async function findLineLike(
  db: Db,
  { account, amount, from, until }: { account: string; amount: number; from: string; until: string },
): Promise<SeenLine | undefined> {
  const { rows } = await sql<SeenLine>`select to_char(day, 'YYYY-MM-DD') as day, amount::int8 as amount from bank_lines
    where account = ${account} and amount = ${amount} and ledger_transaction_id is null and day between ${from} and ${until}
      and reference !~ '^[0-9a-f-]{36}' order by day, id limit 1`.execute(db);
  return rows[0];
}

/** The day on which a statement showed the money of an order leave; null while none has. */
export async function findDebitDay(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(entry.seen_on, 'YYYY-MM-DD') as day from ledger_transactions made
      join trust_entries entry on entry.transaction_id = made.id
    where made.source_type = 'bankOrder' and made.source_id = ${id} and made.kind = 'bankOrderSent' limit 1`.execute(
    db,
  );
  return rows[0]?.day ?? null;
}

/** The last day of which a statement of an account is here. */
export async function findLastStatementDay(db: Db, account: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select to_char(max(day), 'YYYY-MM-DD') as day from bank_statements
    where account = ${account}`.execute(db);
  return rows[0]?.day ?? null;
}

export interface CheckRow {
  id: string;
  account: 'trust' | 'deposits';
  number: string;
  payee: string;
  amount: number;
  issuedOn: string;
  status: CheckStatus;
}

/** Checks of refunds, of deposits, and of orders, each with what became of it by the statements; the newest first. */
export async function listChecks(db: Db, limit = BANK_ORDER_PAGE): Promise<CheckRow[]> {
  const { rows } = await sql<CheckRow>`
    with sent as (
      select request.id::text as id, 'trust' as account, request.check_number as number, coalesce(request.decided_at, request.requested_at) as at,
        (select nullif(trim(concat_ws(' ', first_name, last_name)), '') from users where id = coalesce(request.payee_id, payment.payer_id)) as payee,
        request.amount, request.status = 'stopped' as is_stopped,
        case request.kind when 'refund' then 'refund' when 'owed_refund' then 'refund_check' else 'credit_refund' end as source_type
      from money_requests request left join refunds refund on refund.id = request.refund_id
        left join payments payment on payment.id = coalesce(request.payment_id, refund.payment_id)
      where request.check_number is not null and request.status in ('done', 'stopped')
        and request.kind in ('refund', 'owed_refund', 'credit_refund')
      union all
      select returned.id::text, 'deposits', returned.number, returned.created_at, returned.payee, returned.amount,
        returned.corrected_at is not null, 'deposit'
      from deposit_returns returned where returned.method = 'check'
      union all
      select written.id::text, written.from_place, written.bank_ref, written.sent_at, written.payee, written.amount,
        written.status = 'returned', 'bankOrder'
      from bank_orders written where written.method = 'check' and written.bank_ref is not null
    )
    select sent.id, sent.account, sent.number, coalesce(sent.payee, '') as payee, sent.amount::int8 as amount,
      to_char(sent.at at time zone 'America/Los_Angeles', 'YYYY-MM-DD') as "issuedOn",
      case when sent.is_stopped or exists (select from unclaimed_items item where item.source_id = sent.id::uuid
          and item.kind = any(${[...CHECK_KINDS]}::text[]) and item.held_at is not null) then 'stopped' when exists (
        select from ledger_transactions made join trust_entries entry on entry.transaction_id = made.id
        where made.source_type = sent.source_type and made.source_id = sent.id and made.reverses is null
          and entry.seen_on is not null) then 'paid' else 'outstanding' end as status
    from sent order by sent.at desc, sent.id limit ${limit}`.execute(db);
  return rows;
}

export const listAllChecks = (db: Db) => listChecks(db, MAX_POSITIVE_PAY);
