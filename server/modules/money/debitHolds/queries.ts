// Large first bank debits, held by their settlement: no row says so, the day of the settlement does.
import { sql } from 'kysely';
import { kindsWhere } from '@/contract/money/charges/kinds';
import { DEBIT_HOLD_DAYS, DEBIT_HOLD_PAGE, LARGE_DEBIT_CENTS } from '@/contract/money/debitHolds/constants';
import type { Db } from '@/server/db/client';

/** A debit that is not settled by then is one for the queue of silent payments. */
const LOOKBACK = sql`interval '180 days'`;

/** Debits that are held on a local day, with the cents of each that would be paid out. */
const heldOn = (day: string, homeId?: string) => sql`
  select payment.id, payment.payer_id, coalesce(payment.home_id, contribution.home_id) as home_id,
    coalesce(payment.owner_id, contribution.owner_id) as owner_id, payment.amount, payment.created_at,
    case when not exists (select from ownership_checks checked where checked.payment_id = payment.id
      and checked.result = 'mismatch' and checked.decision is distinct from 'accepted')
      then payment.settled_on + ${DEBIT_HOLD_DAYS - 1}::int end as until, payment.settled_on,
    case when payment.purpose = 'owner_contribution' then payment.amount - payment.refunded - payment.returned
      else coalesce((select sum(part.amount) from payment_allocations part join charges charge on charge.id = part.charge_id
        where part.payment_id = payment.id and part.applied_at is not null and part.reversed_at is null
          and charge.kind = any(${kindsWhere('belongsToOwner')}::text[])), 0) end as held,
    coalesce(request.held_until >= ${day}::date, false) as is_for_cost
  from payments payment left join owner_contributions contribution
    on payment.purpose = 'owner_contribution' and contribution.id = payment.purpose_id
    left join contribution_requests request on request.id = contribution.request_id
  where payment.method = 'bank' and payment.processor_ref is not null and payment.status = 'succeeded'
    and payment.amount >= ${LARGE_DEBIT_CENTS}
    and ${homeId ? sql`coalesce(payment.home_id, contribution.home_id) = ${homeId}` : sql`coalesce(payment.home_id, contribution.home_id) is not null`}
    and payment.created_at > ${day}::date - ${LOOKBACK}
    and (payment.settled_on is null or payment.settled_on + ${DEBIT_HOLD_DAYS}::int > ${day}::date
      or exists (select from ownership_checks checked where checked.payment_id = payment.id
        and checked.result = 'mismatch' and checked.decision is distinct from 'accepted'))
    and not exists (select from payments earlier where earlier.payer_id = payment.payer_id and earlier.method = 'bank'
      and earlier.status in ('succeeded', 'refunded') and earlier.created_at < payment.created_at)`;

/** What the books hold of each payment. `is_guaranteed`: it was released for a guarantee, and is held no more. */
const booked = (homeId?: string) => sql`
  select split_part(made.source_id, ':', 1)::uuid as id, split_part(account.code, ':', 2)::uuid as home_id, account.owner_id,
    -sum(entry.amount) as amount, count(*)::int as steps, bool_or(made.kind = 'debitGuaranteed') as is_guaranteed
  from ledger_accounts account join ledger_entries entry on entry.account_id = account.id
    join ledger_transactions made on made.id = entry.transaction_id
  where ${homeId ? sql`account.code = ${`home:${homeId}:held`}` : sql`account.code like 'home:%:held'`} group by 1, 2, 3`;

export interface Hold {
  paymentId: string;
  homeId: string;
  ownerId: string | null;
  /** Cents that are to be held on the day, and that the books hold. */
  wanted: number;
  booked: number;
  /** Postings so far. */
  step: number;
  isSettled: boolean;
  /** The owner paid it in for a cost that is still to be paid: `readHeld` of contributions counts it as well. */
  isForCost: boolean;
}

/** What is to be held on a local day beside what the books hold, of one home or of all. */
export async function listHolds(db: Db, day: string, homeId?: string): Promise<Hold[]> {
  const { rows } = await sql<Hold>`
    select coalesce(debit.id, booked.id) as "paymentId", coalesce(booked.home_id, debit.home_id) as "homeId",
      coalesce(booked.owner_id, debit.owner_id) as "ownerId",
      (case when booked.is_guaranteed then 0 else coalesce(debit.held, 0) end)::int8 as wanted,
      coalesce(booked.amount, 0)::int8 as booked, coalesce(booked.steps, 0) as step,
      payment.settled_on is not null as "isSettled", coalesce(debit.is_for_cost, false) as "isForCost"
    from (${heldOn(day, homeId)}) debit full join (${booked(homeId)}) booked on booked.id = debit.id
      join payments payment on payment.id = coalesce(debit.id, booked.id)
    where coalesce(debit.held, 0) <> 0 or booked.amount <> 0 order by 1`.execute(db);
  return rows;
}

/** The home that a payment is for, where its money is the owner's. */
export async function findHome(db: Db, paymentId: string): Promise<string | null> {
  const { rows } = await sql<{ homeId: string | null }>`
    select coalesce(payment.home_id, contribution.home_id) as "homeId" from payments payment
      left join owner_contributions contribution
        on payment.purpose = 'owner_contribution' and contribution.id = payment.purpose_id
    where payment.id = ${paymentId}`.execute(db);
  return rows[0]?.homeId ?? null;
}

export interface HeldDebit {
  paymentId: string;
  payer: string;
  payerId: string;
  home: string;
  homeId: string;
  amount: number;
  held: number;
  paidAt: Date;
  until: string | null;
}

/** The next release first. */
export async function listHeld(db: Db, day: string): Promise<HeldDebit[]> {
  const { rows } = await sql<HeldDebit>`
    select debit.id as "paymentId", trim(concat_ws(' ', payer.first_name, payer.last_name)) as payer, payer.id as "payerId",
      home.street_address as home, home.id as "homeId", debit.amount::int8 as amount, debit.held::int8 as held,
      debit.created_at as "paidAt", to_char(debit.until, 'YYYY-MM-DD') as until
    from (${heldOn(day)}) debit join users payer on payer.id = debit.payer_id join homes home on home.id = debit.home_id
    order by debit.until nulls last, debit.created_at limit ${DEBIT_HOLD_PAGE}`.execute(db);
  return rows;
}
