// What the records of charges, payments, deposits, and payouts come to, beside what the ledger has of each. Nothing here
// reads a total that the product keeps of the other side.
import { type RawBuilder, sql } from 'kysely';
import { kindsWhere } from '@/contract/money/charges/kinds';
import type { Db } from '@/server/db/client';
import { listHolds } from '@/server/modules/money/debitHolds';
import { CONTRIBUTION_KINDS } from '@/server/modules/money/ledger';

export interface Difference {
  /** An account of the ledger, or a row, such as `payment:<id>`. */
  subject: string;
  /** Cents. */
  records: number;
  /** Cents. */
  books: number;
}

/** Differences of one kind that one night finds; more of them say no more. */
const MAX_DIFFERENCES = 200;

/** Both sides: rows of `subject` and `amount`. What one side lacks is zero there. */
async function differences(db: Db, records: RawBuilder<unknown>, books: RawBuilder<unknown>): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    select coalesce(record.subject, book.subject) as subject, coalesce(record.amount, 0)::int8 as records,
      coalesce(book.amount, 0)::int8 as books
    from (${records}) record full join (${books}) book on record.subject = book.subject
    where coalesce(record.amount, 0) <> coalesce(book.amount, 0) order by 1 limit ${MAX_DIFFERENCES}`.execute(db);
  return rows;
}

const deposits = sql`${kindsWhere('isDeposit')}::text[]`;
const applied = sql`applied_at is not null and reversed_at is null`;

/** Balances of the accounts of leases by one name, debits above zero. */
const leaseAccounts = (name: 'payer' | 'prepaid' | 'receivable') =>
  sql`select code as subject, sum(balance) as amount from ledger_accounts where code like ${`lease:%:${name}`} group by 1`;

/** What postings of these sources moved on the accounts of these codes: the row `<name>:<source id>`. */
const posted = (name: string, source: string, codes: RawBuilder<unknown>) =>
  sql`select ${name}::text || ':' || made.source_id as subject, sum(entry.amount) as amount
    from ledger_transactions made join ledger_entries entry on entry.transaction_id = made.id
      join ledger_accounts account on account.id = entry.account_id
    where made.source_type = ${source} and ${codes} group by 1`;

const inCash = sql`account.code in ('processor', 'bank:trust', 'bank:deposits')`;

/** Open charges of each lease, with what pays them, and what its residents owe in the books. */
const openCharges = (db: Db) =>
  differences(
    db,
    sql`select 'lease:' || charge.lease_id || ':receivable' as subject,
        sum(charge.amount - charge.credited - coalesce(part.paid, 0)) as amount
      from charges charge left join (
        select charge_id, sum(amount) as paid from payment_allocations where ${applied} group by 1
      ) part on part.charge_id = charge.id
      where charge.status <> 'voided' and charge.kind <> all(${deposits}) group by 1`,
    leaseAccounts('receivable'),
  );

/** Open parts of the rent of other payers, with what pays them, and what they owe in the books. */
const payerCharges = (db: Db) =>
  differences(
    db,
    sql`select 'lease:' || charge.lease_id || ':payer' as subject,
        sum(charge.amount - charge.credited - coalesce(part.paid, 0)) as amount
      from payer_charges charge left join (
        select charge_id, sum(allocation.amount) as paid from payer_allocations allocation
          join payer_payments payment on payment.id = allocation.payment_id where payment.returned_at is null group by 1
      ) part on part.charge_id = charge.id group by 1`,
    leaseAccounts('payer'),
  );

/** What each charge says is paid, and what payments and credits were put to it. */
const paidCharges = (db: Db) =>
  differences(
    db,
    sql`select 'charge:' || id as subject, paid as amount from charges where paid <> 0`,
    sql`select 'charge:' || charge_id as subject, sum(amount) as amount from payment_allocations where ${applied} group by 1`,
  );

/** Its money came, and did not go back as a whole: what goes back in parts has a refund or a dispute for each. */
const came = sql`(status in ('succeeded', 'refunded')
  or (status = 'returned' and returned > 0 and amount <= refunded + returned))`;

/**
 * Money of each payment of a lease that is here: less refunds that were made, and less what disputes of a part hold. Money
 * to move in is a deposit until the keys; `has_keys` says when it stopped. A refund of a payment that came back later is
 * covered where it was taken from.
 */
const leaseMoney = sql`
  select payment.lease_id, not (payment.purpose = 'move_in' and (case when payment.status = 'returned' and back.made_at is not null
        then back.made_at < coalesce(move_in.keys_at, 'infinity') else move_in.keys_at is null end)) as has_keys,
      payment.came - coalesce(back.amount, 0) - coalesce(disputed.amount, 0) + payment.refund_covered as amount
    from (select *, case when ${came} then amount else 0 end as came from payments) payment
      left join move_ins move_in on move_in.lease_id = payment.lease_id
      left join (select payment_id, sum(amount) as amount, min(created_at) as made_at from refunds
        where status = 'succeeded' group by 1) back on back.payment_id = payment.id
      left join (select payment_id, sum(booked_amount) as amount from disputes where won_at is null group by 1) disputed
        on disputed.payment_id = payment.id
    where payment.lease_id is not null`;

/** Payments and credits that paid no charge yet, and what residents have paid ahead in the books. */
const paidAhead = (db: Db) =>
  differences(
    db,
    sql`select 'lease:' || lease_id || ':prepaid' as subject, -sum(amount) as amount from (
        select lease_id, amount from (${leaseMoney}) money where has_keys
        union all select lease_id, amount - refunded from credits
        union all select lease_id, -amount from payment_allocations where ${applied}
      ) part group by 1`,
    leaseAccounts('prepaid'),
  );

/**
 * Deposits that were paid and not given back, claimed, or handed over, and what the books hold of them, less what residents
 * owe for a deposit that had left. Deposits that came with a lease have no record beside the books.
 */
const heldDeposits = (db: Db) =>
  differences(
    db,
    sql`select 'lease:' || lease_id || ':deposit' as subject, sum(amount) as amount from (
        select part.lease_id::text, part.amount from payment_allocations part join charges charge on charge.id = part.charge_id
          where part.applied_at is not null and part.reversed_at is null and charge.kind = any(${deposits})
        -- A deposit that had left, and is not expected any more: what residents owe of it is less.
        union all select lease_id::text, written_off from charges where kind = any(${deposits})
        union all select lease_id::text, amount from (${leaseMoney}) money where not has_keys
        union all select move_out.lease_id::text, -back.amount
          from deposit_returns back join move_outs move_out on move_out.id = back.move_out_id where back.corrected_at is null
        union all select move_out.lease_id::text, -line.claimed
          from deposit_deductions line join move_outs move_out on move_out.id = line.move_out_id
        -- It was not collected, and stands by itself.
        union all select lease_id::text, -amount from unclaimed_items where kind = 'deposit' and held_at is not null
        union all select split_part(line ->> 'code', ':', 2), -(line ->> 'amount')::int8
          from money_requests request cross join jsonb_array_elements(request.entries) line
          where request.kind = 'manual_entry' and request.status = 'done'
            and line ->> 'code' similar to 'lease:%:(deposit|shortage)'
        union all select split_part(account.code, ':', 2), -entry.amount
          from ledger_transactions made join ledger_entries entry on entry.transaction_id = made.id
            join ledger_accounts account on account.id = entry.account_id
          where made.kind in ('openingDeposit', 'openingDepositReversed', 'depositHandedOver')
            and account.code like 'lease:%:deposit'
      ) part group by 1`,
    sql`select 'lease:' || split_part(code, ':', 2) || ':deposit' as subject, -sum(balance) as amount
      from ledger_accounts where code like 'lease:%:deposit' or code like 'lease:%:shortage' group by 1`,
  );

/** What of the charges of each lease is written off, and what the books gave up and did not get since. */
const writtenOff = (db: Db) =>
  differences(
    db,
    sql`select 'lease:' || lease_id || ':written_off' as subject, sum(written_off) as amount from charges
      where written_off <> 0 group by 1`,
    sql`select 'lease:' || split_part(account.code, ':', 2) || ':written_off' as subject, -sum(entry.amount) as amount
      from ledger_transactions made join ledger_entries entry on entry.transaction_id = made.id
        join ledger_accounts account on account.id = entry.account_id
      where made.source_type = 'writeOff' and account.code similar to 'lease:%:(receivable|shortage)' group by 1`,
  );

/** Write-offs and their reversals, and what each moved in the books. */
const writeOffs = (db: Db) =>
  differences(
    db,
    sql`select 'write_off:' || id as subject, case kind when 'write_off' then -amount else amount end as amount from write_offs`,
    sql`select 'write_off:' || made.source_id as subject, sum(entry.amount) as amount
      from ledger_transactions made join ledger_entries entry on entry.transaction_id = made.id
        join ledger_accounts account on account.id = entry.account_id
      where made.source_type = 'writeOff' and made.kind <> 'writeOffRecovered'
        and account.code similar to 'lease:%:(receivable|shortage)' group by 1`,
  );

/** Payments that came, with the card fee and less what an agency kept, and the cash that the books have of each. */
const payments = (db: Db) =>
  differences(
    db,
    sql`select 'payment:' || payment.id as subject, payment.amount + payment.fee - coalesce(kept.fee, 0) as amount
      from (select * from payments where ${came}) payment left join agency_payments kept on kept.payment_id = payment.id`,
    posted('payment', 'payment', inCash),
  );

const refunds = (db: Db) =>
  differences(
    db,
    sql`select 'refund:' || id as subject, -(amount + fee) as amount from refunds where status = 'succeeded'`,
    posted('refund', 'refund', inCash),
  );

/** Disputes of a part that took money. */
const disputes = (db: Db) =>
  differences(
    db,
    sql`select 'dispute:' || id as subject, -(booked_amount + coalesce(booked_fee, 0)) as amount
      from disputes where booked_amount is not null and won_at is null`,
    posted('dispute', 'dispute', inCash),
  );

/** What each payment says of refunds that were made or are under way, and the refunds themselves. */
const refundedPayments = (db: Db) =>
  differences(
    db,
    sql`select 'payment:' || id as subject, refunded as amount from payments where refunded <> 0`,
    sql`select 'payment:' || payment_id as subject, sum(amount) as amount from refunds
      where status in ('started', 'succeeded') group by 1`,
  );

/** The same of disputes of a part. */
const returnedPayments = (db: Db) =>
  differences(
    db,
    sql`select 'payment:' || id as subject, returned as amount from payments where returned <> 0`,
    sql`select 'payment:' || payment_id as subject, sum(booked_amount) as amount from disputes
      where booked_amount is not null and won_at is null group by 1`,
  );

const payouts = (db: Db) =>
  differences(
    db,
    sql`select 'payout:' || id as subject, amount from payouts where status <> 'held'`,
    sql`select 'payout:' || line.payout_id as subject, sum(line.amount) as amount
      from payout_lines line join payouts payout on payout.id = line.payout_id where payout.status <> 'held' group by 1`,
  );

/** What a payout came to, and its parts that leave or have left. A part that was sent again counts once. */
const payoutParts = (db: Db) =>
  differences(
    db,
    sql`select 'payout:' || id as subject, amount from payouts where status in ('ready', 'sent', 'paid', 'returned')`,
    sql`select 'payout:' || part.payout_id as subject, sum(part.amount) as amount from payout_parts part
      where not exists (select from payout_parts again where again.resends = part.id) group by 1`,
  );

const sentParts = (db: Db) =>
  differences(
    db,
    sql`select 'payout_part:' || id as subject, amount from payout_parts where status in ('sent', 'paid')`,
    posted('payout_part', 'payoutPart', sql`account.code like 'home:%:payable'`),
  );

const sentToPros = (db: Db) =>
  differences(
    db,
    sql`select 'work_order_payment:' || id as subject, amount + withheld as amount from work_order_payments
      where status in ('sent', 'paid')`,
    posted('work_order_payment', 'work_order_payment', sql`account.code = 'pros:payable'`),
  );

const topUps = (db: Db) =>
  differences(
    db,
    sql`select 'top_up:' || id as subject, amount from top_ups where status in ('pending', 'succeeded')`,
    posted('top_up', 'topUp', sql`account.code = 'processor'`),
  );

/** Orders that a bank has, and what the books took from the account that they are of. */
const bankOrders = (db: Db) =>
  differences(
    db,
    sql`select 'bank_order:' || id as subject, -amount as amount from bank_orders where status in ('sent', 'confirmed')`,
    sql`select 'bank_order:' || split_part(made.source_id, ':', 1) as subject, sum(entry.amount) as amount
      from ledger_transactions made join ledger_entries entry on entry.transaction_id = made.id
        join ledger_accounts account on account.id = entry.account_id
        left join bank_orders bank_order on bank_order.id = substring(made.source_id from '^[0-9a-f-]{36}')::uuid
      where made.source_type = 'bankOrder' and account.code = 'bank:' || coalesce(bank_order.from_place, 'trust') group by 1`,
  );

/** Expenses that an order pays or has paid, and what the books took of it from the homeowner. */
const expenses = (db: Db) =>
  differences(
    db,
    sql`select 'expense:' || id as subject, amount from expenses where status in ('ordered', 'paid')`,
    sql`select 'expense:' || split_part(made.source_id, ':', 1) as subject, sum(entry.amount) as amount
      from ledger_transactions made join ledger_entries entry on entry.transaction_id = made.id
        join ledger_accounts account on account.id = entry.account_id
      where made.source_type = 'expense' and account.code like 'home:%:payable' group by 1`,
  );

/** Expenses that an order pays, and that order. */
const orderedExpenses = (db: Db) =>
  differences(
    db,
    sql`select 'bank_order:' || order_id as subject, amount from expenses where order_id is not null`,
    sql`select 'bank_order:' || id as subject, amount from bank_orders
      where kind = 'expense' and status in ('approved', 'sent', 'confirmed')`,
  );

/** What the owner of each home paid in, less what went back, and what the books gave the home for it. */
const contributions = (db: Db) =>
  differences(
    db,
    sql`select 'home:' || contribution.home_id || ':contributions' as subject,
        sum(payment.came - coalesce(back.amount, 0) - coalesce(disputed.amount, 0)) as amount
      from (select *, case when ${came} then amount else 0 end as came from payments) payment
        join owner_contributions contribution on contribution.id = payment.purpose_id
        left join (select payment_id, sum(amount) as amount from refunds where status = 'succeeded' group by 1) back
          on back.payment_id = payment.id
        left join (select payment_id, sum(booked_amount) as amount from disputes where won_at is null group by 1) disputed
          on disputed.payment_id = payment.id
      where payment.purpose = 'owner_contribution' group by 1`,
    sql`select 'home:' || split_part(account.code, ':', 2) || ':contributions' as subject, -sum(entry.amount) as amount
      from ledger_transactions made join ledger_entries entry on entry.transaction_id = made.id
        join ledger_accounts account on account.id = entry.account_id
      where made.kind = any(${[...CONTRIBUTION_KINDS]}::text[]) and account.code like 'home:%:payable' group by 1`,
  );

/** What stands by itself because no one collects it, and what the books took aside for it. */
const unclaimedItems = (db: Db) =>
  differences(
    db,
    sql`select 'unclaimed_item:' || id as subject, amount from unclaimed_items where held_at is not null`,
    sql`select subject, -amount as amount
      from (${posted('unclaimed_item', 'unclaimed', sql`account.code in ('unclaimed:trust', 'unclaimed:deposits')`)}) aside`,
  );

/** Late claims that we paid and no state paid back, and what the books say states owe. */
const unclaimedClaims = (db: Db) =>
  differences(
    db,
    sql`select 'unclaimed_claim:' || id as subject, amount from unclaimed_items where status = 'claimed'`,
    posted('unclaimed_claim', 'unclaimed', sql`account.code = 'unclaimed:claims'`),
  );

/** What is to be held of each large first bank debit on a local day, and what the books hold of it. */
const heldDebits = async (db: Db, day: string): Promise<Difference[]> =>
  (await listHolds(db, day))
    .filter(({ wanted, booked }) => wanted !== booked)
    .slice(0, MAX_DIFFERENCES)
    .map(({ paymentId, wanted, booked }) => ({ subject: `payment:${paymentId}`, records: wanted, books: booked }));

/** Entries that wait for a line of a bank statement, and the books of our bank accounts. */
const trustEntries = (db: Db) =>
  differences(
    db,
    sql`select 'trust_entry:' || transaction_id || ':' || account as subject, amount from trust_entries`,
    sql`select 'trust_entry:' || entry.transaction_id || ':' || substr(account.code, 6) as subject, sum(entry.amount) as amount
      from ledger_accounts account join ledger_entries entry on entry.account_id = account.id
      where account.code in ('bank:trust', 'bank:deposits') group by 1`,
  );

/** Entries that count as shown by a bank, and the lines of statements that show them. */
const shownEntries = (db: Db) =>
  differences(
    db,
    sql`select 'trust_entry:' || transaction_id || ':' || account as subject, seen_amount as amount
      from trust_entries where seen_on is not null`,
    sql`select 'trust_entry:' || line.ledger_transaction_id || ':' || line.account as subject, sum(line.amount) as amount
      from bank_lines line where line.ledger_transaction_id is not null group by 1`,
  );

interface Comparison {
  records: string;
  books: string;
  /** The day is the local one of our office. */
  find: (db: Db, day: string) => Promise<Difference[]>;
}

/** Each comparison, with the names of its two sides. */
export const comparisons: readonly Comparison[] = [
  { records: 'Open charges', books: 'Owed by residents in the books', find: openCharges },
  { records: 'Open rent of other payers', books: 'Owed by other payers in the books', find: payerCharges },
  { records: 'Paid of the charge', books: 'Put to it by payments and credits', find: paidCharges },
  { records: 'Payments and credits that paid no charge', books: 'Paid ahead in the books', find: paidAhead },
  { records: 'Deposits paid and not returned', books: 'Deposit in the books', find: heldDeposits },
  { records: 'Written off of the charges', books: 'Written off in the books', find: writtenOff },
  { records: 'The write-off', books: 'What it moved in the books', find: writeOffs },
  { records: 'The payment', books: 'Its money in the books', find: payments },
  { records: 'The refund', books: 'Its money in the books', find: refunds },
  { records: 'The dispute', books: 'Its money in the books', find: disputes },
  { records: 'Disputed of the payment', books: 'Its disputes', find: returnedPayments },
  { records: 'Refunded of the payment', books: 'Its refunds', find: refundedPayments },
  { records: 'The payout', books: 'Its lines', find: payouts },
  { records: 'The payout', books: 'Its parts', find: payoutParts },
  { records: 'The part of a payout', books: 'Sent of it in the books', find: sentParts },
  { records: 'The payment to a Pro', books: 'Sent of it in the books', find: sentToPros },
  { records: 'The top-up', books: 'Its money in the books', find: topUps },
  { records: 'The order to the bank', books: 'Its money in the books', find: bankOrders },
  { records: 'The expense', books: 'Taken for it in the books', find: expenses },
  { records: 'Expenses that it pays', books: 'The order to the bank', find: orderedExpenses },
  { records: 'Paid in by the owner', books: 'Owed for it in the books', find: contributions },
  { records: 'The unclaimed item', books: 'Taken aside for it in the books', find: unclaimedItems },
  { records: 'The late claim', books: 'Owed for it by the state in the books', find: unclaimedClaims },
  { records: 'To be held of the payment', books: 'Held of it in the books', find: heldDebits },
  { records: 'The entry of the bank account', books: 'The same entry in the books', find: trustEntries },
  { records: 'The entry as a bank showed it', books: 'Lines of statements', find: shownEntries },
];

/** What the books took from the processor for each of these settlements, by its name there: cents, with its fees. */
export async function bookedSettlements(db: Db, refs: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ ref: string; amount: number }>`
    select made.source_id as ref, -sum(entry.amount)::int8 as amount
    from ledger_transactions made join ledger_entries entry on entry.transaction_id = made.id
      join ledger_accounts account on account.id = entry.account_id
    where made.source_type = 'settlement' and made.source_id = any(${[...refs]}::text[]) and account.code = 'processor'
    group by 1`.execute(db);
  return new Map(rows.map(({ ref, amount }) => [ref, amount]));
}
