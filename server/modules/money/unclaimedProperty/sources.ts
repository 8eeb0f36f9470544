// Where money that is not collected comes from: read from the tables of other modules, with its owner and the last address.
import { sql } from 'kysely';
import type { UnclaimedKind, UnclaimedPlace } from '@/contract/money/unclaimedProperty/constants';
import type { Db } from '@/server/db/client';
import { leaseTerms } from '@/server/db/jsonReaders';

export interface UnclaimedSource {
  kind: UnclaimedKind;
  sourceId: string;
  homeId: string | null;
  leaseId: string | null;
  ownerId: string | null;
  ownerName: string;
  address: string | null;
  checkNumber: string | null;
  amount: number;
  place: UnclaimedPlace;
  since: string;
  /** Residents left no new address: theirs is that of the home they left. */
  isUnaddressed: boolean;
}

/** A check that the books have and no statement: `type` and `kind` of its posting. */
const unseen = (type: string, kind: string, id: string) => sql`exists (
  select from ledger_transactions made join trust_entries entry on entry.transaction_id = made.id
  where made.source_type = ${sql.raw(type)} and made.source_id = ${sql.raw(id)}::text and made.kind = ${sql.raw(kind)}
    and entry.seen_on is null and not entry.is_stopped)`;

const terms = leaseTerms('lease');
const homeLine = sql`concat_ws(', ', ${terms.text('address')}::jsonb ->> 'streetAddress', ${terms.text('address')}::jsonb ->> 'unit',
  ${terms.text('address')}::jsonb ->> 'city',
  concat_ws(' ', ${terms.text('address')}::jsonb ->> 'state', ${terms.text('address')}::jsonb ->> 'zipcode'))`;
/** Where residents went, as they wrote it. */
const forwarding = sql`coalesce(
  (select nullif(forwarding_address, '') from move_outs where move_outs.lease_id = lease.id),
  (select nullif(notice.forwarding_address, '') from notices notice where notice.lease_id = lease.id
    and notice.side = 'resident' and notice.status in ('given', 'completed') order by notice.created_at desc limit 1))`;
const residents = sql`(select string_agg(party.name, ' and ' order by party.id) from lease_residents party
  where party.lease_id = lease.id and party.role = 'resident')`;
const resident = sql`(select coalesce(party.person_id, account.id) from lease_residents party
  left join users account on party.person_id is null and account.email = party.email
  where party.lease_id = lease.id and party.role = 'resident' and coalesce(party.person_id, account.id) is not null
  order by party.id limit 1)`;
const officeDay = (at: string) => sql`(${sql.raw(at)} at time zone 'America/Los_Angeles')::date`;
const nameOf = sql`nullif(trim(concat_ws(' ', person.first_name, person.last_name)), '')`;

const depositChecks = sql`
  select 'deposit_check' as kind, back.id as source_id, lease.home_id, lease.id as lease_id, ${resident} as owner_id,
    back.payee as owner_name, coalesce(back.address, ${forwarding}, ${homeLine}) as address, back.number as check_number,
    back.amount, 'deposits' as place, back.sent_on as since, false as is_unaddressed
  from deposit_returns back join move_outs move_out on move_out.id = back.move_out_id
    join leases lease on lease.id = move_out.lease_id
  where back.method = 'check' and back.corrected_at is null
    and ${unseen("'deposit'", "'depositRefunded'", 'back.id')}`;

const refundChecks = sql`
  select 'refund_check', request.id, coalesce(lease.home_id, payment.home_id), lease.id, person.id, coalesce(${nameOf}, ''),
    case when lease.id is not null then coalesce(${forwarding}, ${homeLine}) end, request.check_number, request.amount, 'trust',
    ${officeDay('coalesce(request.decided_at, request.requested_at)')}, false
  from money_requests request left join refunds refund on refund.id = request.refund_id
    left join payments payment on payment.id = coalesce(request.payment_id, refund.payment_id)
    left join credits credit on credit.id = request.credit_id
    left join leases lease on lease.id = coalesce(request.lease_id, payment.lease_id, credit.lease_id)
    left join users person on person.id = coalesce(request.payee_id, payment.payer_id)
  where request.kind in ('refund', 'owed_refund', 'credit_refund') and request.check_number is not null
    and request.status = 'done'
    and ${unseen("case request.kind when 'refund' then 'refund' when 'owed_refund' then 'refund_check' else 'credit_refund' end", "case request.kind when 'owed_refund' then 'refundPaid' else 'refund' end", 'request.id')}`;

const orderChecks = sql`
  select 'order_check', bank_order.id, expense.home_id, null::uuid, null::uuid, bank_order.payee, expense.address, bank_order.bank_ref,
    bank_order.amount, 'trust', ${officeDay('bank_order.sent_at')}, false
  from bank_orders bank_order left join expenses expense on expense.order_id = bank_order.id
  where bank_order.method = 'check' and bank_order.kind = 'expense' and bank_order.status = 'sent'
    and bank_order.from_place = 'trust' and ${unseen("'bankOrder'", "'bankOrderSent'", 'bank_order.id')}`;

const credits = sql`
  select 'credit', credit.id, lease.home_id, lease.id, ${resident}, coalesce(${residents}, ''),
    coalesce(${forwarding}, ${homeLine}), null, credit.amount - credit.refunded - coalesce(used.amount, 0), 'trust',
    greatest(${officeDay('lease.ended_at')}, ${officeDay('credit.created_at')}), false
  from credits credit join leases lease on lease.id = credit.lease_id
    left join lateral (select sum(amount)::int8 as amount from payment_allocations allocation
      where allocation.reversed_at is null and allocation.credit_id = credit.id) used on true
  where lease.status = 'ended' and lease.ended_at is not null
    and credit.amount - credit.refunded - coalesce(used.amount, 0) > 0`;

const deposits = sql`
  select 'deposit', move_out.id, lease.home_id, lease.id, ${resident}, coalesce(${residents}, ''),
    coalesce(${forwarding}, ${homeLine}), null, -held.balance, 'deposits', move_out.left_on, ${forwarding} is null
  from move_outs move_out join leases lease on lease.id = move_out.lease_id
    join lateral (select sum(balance)::int8 as balance from ledger_accounts account
      where account.code = 'lease:' || lease.id || ':deposit') held on true
  where move_out.status = 'settled' and move_out.left_on is not null and held.balance < 0`;

const ownerBalances = sql`
  select 'owner_balance', home.id, home.id, null::uuid, person.id, coalesce(${nameOf}, ''),
    (select concat_ws(', ', w9.form ->> 'streetAddress', w9.form ->> 'city',
        concat_ws(' ', w9.form ->> 'state', w9.form ->> 'zipcode'))
      from w9s w9 where w9.user_id = person.id and w9.certified_at is not null and w9.form is not null
      order by w9.certified_at desc limit 1),
    null, -held.balance, 'trust', offboarding.last_day, false
  from offboardings offboarding join homes home on home.id = offboarding.home_id
    join users person on person.id = offboarding.owner_id
    join lateral (select sum(balance)::int8 as balance from ledger_accounts account
      where account.code = 'home:' || home.id || ':payable') held on true
  where offboarding.status = 'done' and held.balance < 0
    and not exists (select from offboardings later where later.home_id = home.id and later.last_day > offboarding.last_day)`;

const all = sql`(${depositChecks} union all ${refundChecks} union all ${orderChecks} union all ${credits}
  union all ${deposits} union all ${ownerBalances}) source`;

/** Everything that was owed by a day and that its owner does not have. */
export async function listSources(db: Db, by: string): Promise<UnclaimedSource[]> {
  const { rows } = await sql<UnclaimedSource>`
    select kind, source_id as "sourceId", home_id as "homeId", lease_id as "leaseId", owner_id as "ownerId",
      left(owner_name, 300) as "ownerName", left(address, 300) as address, check_number as "checkNumber",
      amount::int8 as amount, place, to_char(since, 'YYYY-MM-DD') as since, is_unaddressed as "isUnaddressed"
    from ${all} where since <= ${by}::date order by since, source_id`.execute(db);
  return rows;
}
