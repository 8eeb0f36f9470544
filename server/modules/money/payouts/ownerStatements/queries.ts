// What the books have no day of: when residents paid the charges of a home, and when its costs came about.
import { sql } from 'kysely';
import { type ChargeKind, kindsWhere } from '@/contract/money/charges/kinds';
import type { Db } from '@/server/db/client';
import { type DatedItem, expenseWords } from '@/server/modules/money/payouts/computation/queries';

interface Until {
  until: string;
  timeZone: string;
}

export interface Received {
  day: string;
  chargeKind: ChargeKind;
  /** Below zero where a bank took it back. */
  amount: number;
}

/** What paid charges of the owner until a local day, by the day. */
export async function listReceived(db: Db, homeId: string, { until, timeZone }: Until): Promise<Received[]> {
  const local = (column: string) => sql`(${sql.ref(column)} at time zone ${timeZone})::date`;
  const paid = sql`from payment_allocations part join charges charge on charge.id = part.charge_id
    where part.home_id = ${homeId} and charge.kind = any(${kindsWhere('belongsToOwner')}::text[]) and part.applied_at is not null`;
  const { rows } = await sql<Received>`
    select to_char(day, 'YYYY-MM-DD') as day, kind as "chargeKind", sum(amount)::int8 as amount from (
      select ${local('part.applied_at')} as day, charge.kind, part.amount ${paid}
      union all select ${local('part.reversed_at')}, charge.kind, -part.amount ${paid} and part.reversed_at is not null
      union all select ${local('made.effective_at')}, 'rent', -entry.amount
        from payer_payments payment
          join ledger_transactions made on made.source_type = 'payerPayment' and made.source_id = payment.id::text
          join ledger_entries entry on entry.transaction_id = made.id
          join ledger_accounts account on account.id = entry.account_id
        where payment.home_id = ${homeId} and account.code = 'lease:' || payment.lease_id || ':payer'
    ) received where day <= ${until}::date group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** Costs that came about until a local day, paid or not: expenses that were agreed on and are due, and invoices of repairs. */
export async function listIncurred(db: Db, homeId: string, { until, timeZone }: Until): Promise<DatedItem[]> {
  const { rows } = await sql<DatedItem>`
    select 'expenseReleased' as kind, 'expense' as "sourceType", expense.id::text as "sourceId",
      to_char(expense.due_on, 'YYYY-MM-DD') as day, -expense.amount::int8 as amount, ${expenseWords} as description,
      null::uuid as "workOrderId", 0::int8 as "markupCents", expense.category, expense.interest::int8 as "interestCents",
      null as "chargeKind", 0 as "feeCents"
    from expenses expense
    where expense.home_id = ${homeId} and expense.due_on <= ${until}::date
      and (expense.status in ('approved', 'waiting', 'ordered', 'paid') or (expense.status = 'requested' and expense.attempts > 0))
    union all
    select 'invoicePosted', 'work_order_invoice', invoice.id::text,
      to_char((invoice.created_at at time zone ${timeZone})::date, 'YYYY-MM-DD'), -invoice.total::int8,
      left(invoice.vendor_name || ', invoice ' || invoice.number, 200), invoice.work_order_id, invoice.markup::int8,
      null, null, null, 0
    from work_order_invoices invoice join work_orders job on job.id = invoice.work_order_id
    where invoice.home_id = ${homeId} and (invoice.created_at at time zone ${timeZone})::date <= ${until}::date
      and ((invoice.status in ('posted', 'paid') and invoice.payer <> 'us')
        or (invoice.status in ('submitted', 'approved') and job.paid_by = 'owner'))
    order by 4, 3`.execute(db);
  return rows;
}
