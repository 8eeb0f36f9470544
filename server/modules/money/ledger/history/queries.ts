// The history of an account, each line with why it was made. One statement for a page, however many parts an account has.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '@/server/db/client';
import { searchTexts } from '@/server/db/searchTexts';

export interface HistoryRow {
  transactionId: string;
  kind: string;
  effectiveAt: Date;
  postedAt: Date;
  isReversal: boolean;
  /** Debits above zero. */
  amount: number;
  others: string[];
  reason: string;
  documentId: string | null;
}

/** Why a transaction was made, from the row that it records. Only columns with an index are compared. */
const REASON = sql`case made.source_type
  when 'charge' then (select concat_ws(' · ', description, case made.kind when 'waived' then waive_reason else reason end) from charges where id = made.source_id::uuid)
  when 'credit' then (select reason from credits where id = made.source_id::uuid)
  when 'payment' then (select concat_ws(' · ', nullif(trim(concat_ws(' ', payer.first_name, payer.last_name)), ''),
      nullif(payment.label, ''), payment.note, payment.failure)
    from payments payment join users payer on payer.id = payment.payer_id where payment.id = made.source_id::uuid)
  when 'allocation' then (select charge.description from payment_allocations allocation
    join charges charge on charge.id = allocation.charge_id where allocation.id = made.source_id::uuid)
  when 'refund' then (select concat_ws(' · ', reason, 'check ' || paid_by_check, failure) from refunds
    where id = made.source_id::uuid)
  when 'credit_refund' then (select concat_ws(' · ', reason, 'check ' || check_number) from money_requests
    where id = made.source_id::uuid)
  when 'refund_check' then (select concat_ws(' · ', reason, 'check ' || check_number) from money_requests
    where id = made.source_id::uuid)
  when 'manual_entry' then (select reason from money_requests where id = made.source_id::uuid)
  when 'depositDeduction' then (select concat_ws(': ', room, item) from deposit_deductions where id = split_part(made.source_id, ':', 1)::uuid)
  when 'payout' then (select 'Payout of ' || to_char(period, 'FMMonth YYYY') from payouts where id = made.source_id::uuid)
  when 'payoutPart' then (select concat_ws(' · ', 'Payout of ' || to_char(payout.period, 'FMMonth YYYY'), part.trace_id)
    from payout_parts part join payouts payout on payout.id = part.payout_id where part.id = made.source_id::uuid)
  when 'work_order_invoice' then (select concat_ws(' ', 'Invoice', number) from work_order_invoices
    where id = made.source_id::uuid)
  when 'writeOff' then coalesce((select reason from write_offs where id = made.source_id::uuid), (select charge.description
    from payment_allocations allocation join charges charge on charge.id = allocation.charge_id
    where allocation.id = made.source_id::uuid))
  when 'settlement' then made.source_id
  else '' end`;

/** The paper behind it: a vendor's invoice, a month's statement, or the file of an entry by hand. */
const DOCUMENT = sql`case made.source_type
  when 'manual_entry' then (select document_id from money_requests where id = made.source_id::uuid)
  when 'payout' then (select statement_id from payouts where id = made.source_id::uuid)
  when 'payoutPart' then (select payout.statement_id from payout_parts part join payouts payout on payout.id = part.payout_id
    where part.id = made.source_id::uuid)
  end`;

const lines = (code: string, where: RawBuilder<unknown>, order: RawBuilder<unknown>, limit: number) => sql<HistoryRow>`
  with page as (
    select entry.transaction_id, sum(entry.amount)::int8 as amount
    from ledger_entries entry join ledger_transactions made on made.id = entry.transaction_id
    where entry.account_id in (select id from ledger_accounts where code = ${code}) and ${where}
    group by entry.transaction_id order by entry.transaction_id ${order} limit ${limit}
  )
  select made.id as "transactionId", made.kind, made.effective_at as "effectiveAt", made.posted_at as "postedAt",
    made.reverses is not null as "isReversal", page.amount,
    array(select distinct account.code from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
      where entry.transaction_id = made.id and account.code <> ${code} order by account.code) as others,
    coalesce(${REASON}, '') as reason, ${DOCUMENT} as "documentId"
  from page join ledger_transactions made on made.id = page.transaction_id order by made.id ${order}`;

/** The newest first; `before` is the last transaction of the page before. */
export async function listPage(
  db: Db,
  code: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<HistoryRow[]> {
  const where = before ? sql`entry.transaction_id < ${before}` : sql`true`;
  return (await lines(code, where, sql`desc`, limit).execute(db)).rows;
}

/** Everything effective in these days, as it was written down. */
export async function listRange(
  db: Db,
  code: string,
  { from, until, limit }: { from: string; until: string; limit: number },
): Promise<HistoryRow[]> {
  const office = (day: string, days: number) =>
    sql`((${day}::date + ${days}::int)::timestamp at time zone 'America/Los_Angeles')`;
  const where = sql`made.effective_at >= ${office(from, 0)} and made.effective_at < ${office(until, 1)}`;
  return (await lines(code, where, sql`asc`, limit).execute(db)).rows;
}

/** Debits above zero: all that an account has taken from a transaction on, or before it. */
export async function sumOfEntries(db: Db, code: string, { before }: { before: string | null }): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(entry.amount), 0)::int8 as sum from ledger_entries entry
    where entry.account_id in (select id from ledger_accounts where code = ${code})
      and entry.transaction_id >= ${before ?? '00000000-0000-0000-0000-000000000000'}::uuid`.execute(db);
  return before ? (rows[0]?.sum ?? 0) : 0;
}

/** Addresses of the homes and leases that accounts are of, by the id in their code. */
export async function addressesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; address: string }>`
    select id, concat_ws(', ', street_address, unit) as address from homes where id = any(${ids}::uuid[])
    union all
    select lease.id, concat_ws(', ', home.street_address, home.unit) from leases lease join homes home on home.id = lease.home_id
    where lease.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, address }) => [id, address]));
}

const MAX_HOMES = 20;

/** Codes of the open accounts of homes with this text in their address, and of their leases. */
export async function searchCodes(db: Db, text: string, limit: number): Promise<string[]> {
  const found = await searchTexts(db, { words: [text.toLowerCase()], kinds: ['home'], limit: MAX_HOMES });
  const { rows } = await sql<{ code: string }>`
    with home as (select unnest(${found.get('home') ?? []}::uuid[]) as id), subject as (
      select 'home:' || id || ':' || part as code from home cross join unnest(array['payable', 'held', 'advance', 'installments', 'prepaid']) part
      union all
      select 'home:' || home.id || ':prepaid:' || work.id from work_orders work join home on home.id = work.home_id
      union all
      select 'lease:' || lease.id || ':' || part from leases lease join home on home.id = lease.home_id
        cross join unnest(array['receivable', 'prepaid', 'deposit']) part
    ) select code from ledger_accounts where code in (select code from subject) order by code limit ${limit}`.execute(
    db,
  );
  return rows.map(({ code }) => code);
}
