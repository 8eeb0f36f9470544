// What a home's payout is computed from: the books, the charges of its leases, and the payouts before.
import { type RawBuilder, sql } from 'kysely';
import { type ChargeKind, kindsWhere } from '@/contract/money/charges/kinds';
import { type ExpenseCategory, PAY_AHEAD_DAYS, PAYABLE_EXPENSES } from '@/contract/money/expenses/constants';
import type { Db } from '@/server/db/client';
import { leaseTerms } from '@/server/db/jsonReaders';
import { PAYOUT_KINDS } from '@/server/modules/money/ledger';

export interface HomeBooks {
  /** What we owe for the home, cents, and how many entries that counts. */
  payable: number;
  version: number;
  advance: number;
  /** Charges of the homeowner that are due by the day: what is not paid of all of them. */
  unpaid: number;
  /** Charges that are due later. */
  later: number;
  /** What is paid of those due by the day: of rent, and of the others by their kind. */
  rentPaid: number;
  chargesPaid: Partial<Record<ChargeKind, number>>;
  /**
   * Rent that fell due since the last payout, and what came in of it. Of rent that the guarantee does not cover, because its
   * lease or our management had ended before, what came in counts as due.
   */
  rentDue: number;
  rentCollected: number;
  guaranteeUsed: number;
  /** A lease with an uncharged placement fee, and its rent. */
  newLeaseId: string | null;
  newLeaseRent: number;
  hasLease: boolean;
  isGuaranteeVoid: boolean;
  /** The last day of our management is reached, and no later payout can settle what stays behind. */
  isLeaving: boolean;
  /** Rent that is counted as paid although it is not due yet. */
  expectedRent: number;
  /** Of payouts before: what is still to leave, and what came back and is owed to one person alone. */
  unsent: number;
}

/** After every day there is: nothing is expected. */
const NEVER = '9999-12-31';

/**
 * One statement, so that a payment which arrives meanwhile is in all of it or in none. Charges due after `expectedAfter` and
 * by `until` count as paid: a look ahead expects what is not late yet.
 */
export async function readBooks(
  db: Db,
  homeId: string,
  { since, until, expectedAfter = NEVER }: { since: string; until: string; expectedAfter?: string | undefined },
): Promise<HomeBooks> {
  const { rows } = await sql<HomeBooks>`
    with charge as (
      select charges.kind, due_on, amount - credited as amount, written_off,
        case when due_on > ${expectedAfter} and due_on <= ${until} then amount - credited else paid end as paid,
        case when due_on > ${expectedAfter} and due_on <= ${until} then 0 else amount - credited - paid end as unpaid,
        case when due_on > ${expectedAfter} and due_on <= ${until} then amount - credited - paid else 0 end as expected,
        charges.kind = any(${kindsWhere('takesManagementFee')}::text[]) as is_rent,
        charges.kind = any(${kindsWhere('isGuaranteed')}::text[]) and due_on <= least(
          (leases.ended_at at time zone regions.time_zone)::date,
          (select last_day from offboardings where home_id = ${homeId} and status = 'asked'), ${NEVER}) as is_guaranteed
      from charges join leases on leases.id = charges.lease_id
        join homes on homes.id = charges.home_id join regions on regions.id = homes.region_id
      where charges.home_id = ${homeId} and charges.kind = any(${kindsWhere('belongsToOwner')}::text[])
        and charges.status <> 'voided'
      union all
      -- Rent of a payer who does not live there: the guarantee does not cover it.
      select 'rent', due_on, amount - credited, 0,
        case when due_on > ${expectedAfter} and due_on <= ${until} then amount - credited else paid end,
        case when due_on > ${expectedAfter} and due_on <= ${until} then 0 else amount - credited - paid end,
        case when due_on > ${expectedAfter} and due_on <= ${until} then amount - credited - paid else 0 end,
        true, false
      from payer_charges where home_id = ${homeId}
    ), payable as (
      select balance, version from ledger_accounts where code = ${`home:${homeId}:payable`}
    ), new_lease as (
      select id, ${leaseTerms().text('rentCents')}::bigint as rent from leases
      where home_id = ${homeId} and signed_at is not null and status in ('signed', 'active')
        and ${leaseTerms().text('startOn')}::date <= ${until}::date
        and not exists (select from payouts where placement_lease_id = leases.id)
      order by signed_at limit 1
    )
    select
      coalesce(-(select balance from payable), 0)::int8 as payable,
      coalesce((select version from payable), 0)::int8 as version,
      coalesce((select balance from ledger_accounts where code = ${`home:${homeId}:advance`}), 0)::int8 as advance,
      coalesce(sum(unpaid) filter (where due_on <= ${until}), 0)::int8 as unpaid,
      coalesce(sum(amount) filter (where due_on > ${until}), 0)::int8 as later,
      coalesce(sum(paid) filter (where due_on <= ${until} and is_rent), 0)::int8 as "rentPaid",
      (select coalesce(jsonb_object_agg(kind, paid), '{}') from (select kind, sum(paid)::int8 as paid from charge
        where due_on <= ${until} and not is_rent group by kind having sum(paid) > 0) by_kind) as "chargesPaid",
      coalesce(sum(case when is_guaranteed then amount + written_off else paid end)
        filter (where due_on > ${since} and due_on <= ${until} and is_rent), 0)::int8 as "rentDue",
      coalesce(sum(paid) filter (where due_on > ${since} and due_on <= ${until} and is_rent), 0)::int8 as "rentCollected",
      coalesce(sum(expected), 0)::int8 as "expectedRent",
      coalesce((select sum(guarantee_paid - guarantee_repaid) from payouts where home_id = ${homeId}), 0)::int8 as "guaranteeUsed",
      (select id from new_lease) as "newLeaseId",
      coalesce((select rent from new_lease), 0)::int8 as "newLeaseRent",
      exists (select from leases where home_id = ${homeId} and status in ('signed', 'active')
        and ${leaseTerms().text('endOn')}::date >= ${until}::date) as "hasLease",
      coalesce((select sum(amount) from payout_parts part where home_id = ${homeId} and (status in ('ready', 'sending')
        or (status = 'returned' and not exists (select from payout_parts again where again.resends = part.id)))),
        0)::int8 as unsent,
      exists (select from payout_settings where home_id = ${homeId} and guarantee_voided_at is not null) as "isGuaranteeVoid",
      exists (select from offboardings where home_id = ${homeId} and status = 'asked' and last_day <= ${until}::date) as "isLeaving"
    from charge`.execute(db);
  const [books] = rows;
  if (!books) throw new Error('A sum is one row');
  return books;
}

export interface BookItem {
  kind: string;
  sourceType: string;
  sourceId: string;
  /** Above zero for the homeowner. */
  amount: number;
  description: string;
  /** The repair of the invoice. */
  workOrderId: string | null;
  /** What of an invoice is our markup. */
  markupCents: number;
  /** Of an expense that we paid for the owner. */
  category: ExpenseCategory | null;
  /** What of a mortgage payment is interest; null where that is not known. */
  interestCents: number | null;
}

/** Of money that a large first bank debit brought. */
export const HOLD_WORDS = 'Large first payment, held until it cannot come back';

/** An expense in the words of a statement. */
export const expenseWords = sql`left(concat_ws(', ', expense.payee_name, expense.reference, 'due ' || to_char(expense.due_on, 'Mon FMDD, YYYY')), 200)`;

/** The amount of each transaction that moved the payable of a home, with more columns, where a condition on them holds. */
const itemsWhere = (
  homeId: string,
  { columns = sql``, condition }: { columns?: RawBuilder<unknown>; condition: RawBuilder<unknown> },
) => sql`
    select made.kind, made.source_type as "sourceType", made.source_id as "sourceId", -sum(entry.amount)::int8 as amount,
      coalesce(case when made.source_type = 'depositDeduction' then (
        select left(concat_ws(': ', room, item), 200) from deposit_deductions
          where id = split_part(made.source_id, ':', 1)::uuid
      ) when made.kind = 'openingOwnerBalance' then 'Balance carried over'
        when made.source_type = 'debitHold' then ${HOLD_WORDS}
        when expense.id is not null then ${expenseWords} end, left(invoice.vendor_name || ', invoice ' || invoice.number, 200), '') as description,
      invoice.work_order_id as "workOrderId",
      case when made.kind = 'invoicePosted' then coalesce(invoice.markup, 0) else 0 end as "markupCents",
      expense.category, expense.interest as "interestCents" ${columns}
    from ledger_entries entry
      join ledger_accounts account on account.id = entry.account_id
      join ledger_transactions made on made.id = entry.transaction_id
      left join work_order_invoices invoice
        on invoice.id = case when made.source_type = 'work_order_invoice' then made.source_id::uuid end
      left join expenses expense on expense.id = case when made.source_type = 'expense' then split_part(made.source_id, ':', 1)::uuid end
      left join charges charge on charge.id = case when made.source_type = 'charge' then made.source_id::uuid end
    where account.code = ${`home:${homeId}:payable`} and ${condition}
    group by made.id, made.kind, made.source_type, made.source_id, invoice.id, expense.id, charge.id
    order by min(entry.account_version)`;

/** What else moved the payable since: everything but charges, which count when they are paid, and payouts' own entries. */
export async function listItems(db: Db, homeId: string, after: number, upTo: number): Promise<BookItem[]> {
  const condition = sql`entry.account_version > ${after} and entry.account_version <= ${upTo}
      and made.source_type not in ('charge', 'payerCharge', 'writeOff') and made.kind not in (${sql.join([...PAYOUT_KINDS])})`;
  const { rows } = await sql<BookItem>`${itemsWhere(homeId, { condition })}`.execute(db);
  return rows;
}

/** An item of the books on the local day on which it counts: a charge no earlier than it is due. */
export interface DatedItem extends BookItem {
  day: string;
  chargeKind: ChargeKind | null;
  /** What of a payout’s fees is the placement fee, and of an installment its finance charge; at most zero. */
  feeCents: number;
}

/** Everything that moved the payable until a local day. */
export async function listBooked(
  db: Db,
  homeId: string,
  { until, timeZone }: { until: string; timeZone: string },
): Promise<DatedItem[]> {
  const day = sql`greatest((made.effective_at at time zone ${timeZone})::date, charge.due_on)`;
  const columns = sql`, to_char(${day}, 'YYYY-MM-DD') as day, charge.kind as "chargeKind",
      case when made.kind in ('feesEarned', 'installmentPaid') then coalesce((select sum(fee.amount)
        from ledger_entries fee join ledger_accounts income on income.id = fee.account_id
        where fee.transaction_id = made.id and income.code in ('fees:placement', 'fees:installments')), 0)
      else 0 end::int8 as "feeCents"`;
  const condition = sql`${day} <= ${until}::date and made.source_type <> 'debitHold'`;
  const { rows } = await sql<DatedItem>`${itemsWhere(homeId, { columns, condition })}`.execute(db);
  return rows;
}

/**
 * Cents that approved expenses need before the next payout after a day, beside what the owner paid in for them: payouts keep
 * that.
 */
export async function heldForExpenses(db: Db, homeId: string, payOn: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(greatest(0, expense.amount - coalesce(paid_in.amount, 0))), 0)::int8 as amount
    from expenses expense left join lateral (
      select sum(payment.amount - payment.refunded - payment.returned) as amount
      from contribution_requests request
        join owner_contributions contribution on contribution.request_id = request.id
        join payments payment on payment.purpose = 'owner_contribution' and payment.purpose_id = contribution.id
      where request.id = expense.request_id and payment.status = 'succeeded' and request.held_until >= ${payOn}::date
    ) paid_in on true
    where expense.home_id = ${homeId} and expense.status = any(${[...PAYABLE_EXPENSES]}::text[])
      and expense.due_on <= (${payOn}::date + interval '1 month')::date + ${PAY_AHEAD_DAYS}::int`.execute(db);
  return rows[0]?.amount ?? 0;
}
