import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { ChargeStatus, RecordedMethod } from '@/contract/money/charges/constants';
import { kindsWhere } from '@/contract/money/charges/kinds';
import { DUE_DAY } from '@/contract/money/charges/leaseTerms';
import type { Db } from '@/server/db/client';
import { leaseTerms } from '@/server/db/jsonReaders';
import type { Charges, Credits, PaymentAllocations, Payments } from '@/server/db/types';

export type ChargeRow = Selectable<Charges>;
export type AllocationRow = Selectable<PaymentAllocations>;
export type PaymentRow = Selectable<Payments>;

/** What is left of a charge. */
export const openCents = ({
  amount,
  paid,
  credited,
  status,
}: Pick<ChargeRow, 'amount' | 'paid' | 'credited' | 'status'>) =>
  status === 'open' || status === 'partly_paid' ? amount - paid - credited : 0;

/** Who leaves before a fixed term ends owes rent as the law says, not only until that day. */
const lawfulLastDay = sql<string | null>`(select to_char(max(last_day), 'YYYY-MM-DD') from notices
  where notices.lease_id = leases.id and notices.status = 'given' and not notices.breaks_lease)`;

/** A lease with its home, as its charges need it. */
const leaseQuery = (db: Db) =>
  db
    .selectFrom('leases')
    .innerJoin('homes', 'homes.id', 'leases.homeId')
    .innerJoin('regions', 'regions.id', 'homes.regionId')
    .leftJoin('leaseDueDays', 'leaseDueDays.leaseId', 'leases.id')
    .select((select) =>
      // Of the Washington right to another day, then of the signed terms and their addenda.
      select.fn
        .coalesce('leaseDueDays.dueDay', sql<number>`coalesce(${leaseTerms().text('dueDay')}::int, ${DUE_DAY}::int)`)
        .as('dueDay'),
    )
    .select(['leases.id as leaseId', 'leases.homeId', 'leases.status', 'leases.terms', 'leases.endedAt'])
    .select(['leases.residentsSignedAt', 'homes.ownerId', 'regions.timeZone'])
    .select(lawfulLastDay.as('lastDay'));

export type LeaseRow = NonNullable<Awaited<ReturnType<typeof findLease>>>;

export const findLease = (db: Db, leaseId: string) =>
  leaseQuery(db).where('leases.id', '=', leaseId).executeTakeFirst();

/** One transaction at a time changes the account of a lease. */
export async function lockLease(db: Db, leaseId: string) {
  await db.selectFrom('leases').select('id').where('id', '=', leaseId).forNoKeyUpdate().executeTakeFirst();
  return leaseQuery(db).where('leases.id', '=', leaseId).executeTakeFirstOrThrow();
}

export const findCharge = (db: Db, id: string): Promise<ChargeRow | undefined> =>
  db.selectFrom('charges').selectAll().where('id', '=', id).executeTakeFirst();

export const listCharges = (db: Db, leaseId: string): Promise<ChargeRow[]> =>
  db
    .selectFrom('charges')
    .selectAll()
    .where('leaseId', '=', leaseId)
    .orderBy('dueOn')
    .orderBy((charge) => charge('kind', '=', 'rent'), 'desc')
    .orderBy('source')
    .execute();

/** Makes a charge unless its source has one already; undefined where it has. */
export const insertCharge = (db: Db, charge: Insertable<Charges>): Promise<ChargeRow | undefined> =>
  db
    .insertInto('charges')
    .values(charge)
    .onConflict((conflict) => conflict.constraint('charges_lease_id_source_key').doNothing())
    .returningAll()
    .executeTakeFirst();

export const updateCharge = (
  db: Db,
  id: string,
  change: Partial<Pick<Updateable<Charges>, 'paid' | 'credited' | 'writtenOff' | 'waivedAt' | 'waiveReason'>> & {
    status: ChargeStatus;
    updatedAt: Date;
  },
) => db.updateTable('charges').set(change).where('id', '=', id).execute();

export const insertAllocation = (db: Db, allocation: Insertable<PaymentAllocations>) =>
  db.insertInto('paymentAllocations').values(allocation).execute();

/** Those of a payment that stand: planned, or applied. */
export const listAllocations = (db: Db, paymentId: string): Promise<AllocationRow[]> =>
  db
    .selectFrom('paymentAllocations')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .where('reversedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** Cents of a payment that deposit charges got. */
export async function sumPaidDeposits(db: Db, paymentId: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(part.amount), 0)::int8 as amount from payment_allocations part join charges on charges.id = part.charge_id
    where part.payment_id = ${paymentId} and part.applied_at is not null and part.reversed_at is null
      and charges.kind = any(${kindsWhere('isDeposit')}::text[])`.execute(db);
  return rows[0]?.amount ?? 0;
}

export const updateAllocation = (
  db: Db,
  id: string,
  change: { amount?: number; appliedAt?: Date; reversedAt?: Date },
) => db.updateTable('paymentAllocations').set(change).where('id', '=', id).execute();

/** Cents on their way to each charge of a lease. */
export async function listPending(db: Db, leaseId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('paymentAllocations as allocation')
    .innerJoin('payments', 'payments.id', 'allocation.paymentId')
    .select(['allocation.chargeId', ({ fn }) => fn.sum<number>('allocation.amount').as('amount')])
    .where('allocation.leaseId', '=', leaseId)
    .where('allocation.appliedAt', 'is', null)
    .where('allocation.reversedAt', 'is', null)
    .where('payments.status', 'in', ['started', 'processing'])
    .groupBy('allocation.chargeId')
    .execute();
  return new Map(rows.map(({ chargeId, amount }) => [chargeId, amount]));
}

/** Money of a lease that pays nothing yet: what is left of payments that came, and of credits; the oldest first. */
export async function listSpare(
  db: Db,
  leaseId: string,
): Promise<{ paymentId: string | null; creditId: string | null; left: number }[]> {
  const { rows } = await sql<{ paymentId: string | null; creditId: string | null; left: number }>`
    select source.payment_id as "paymentId", source.credit_id as "creditId", source.amount - coalesce(used.amount, 0) as "left"
    from (
      select id as payment_id, null::uuid as credit_id, created_at,
          case status when 'succeeded' then amount - returned else 0 end - refunded + refund_covered as amount
        from payments payment where lease_id = ${leaseId} and status in ('succeeded', 'returned')
          -- Money to move in stands in the deposit account until the keys.
          and (purpose <> 'move_in' or exists (select from move_ins
            where move_ins.lease_id = payment.lease_id and keys_at is not null))
      union all
      select null, id, created_at, amount - refunded from credits where lease_id = ${leaseId}
    ) source left join lateral (
      select sum(amount)::int8 as amount from payment_allocations allocation where allocation.reversed_at is null
        and (allocation.payment_id = source.payment_id or allocation.credit_id = source.credit_id)
    ) used on true
    where source.amount - coalesce(used.amount, 0) > 0 order by source.created_at, 1, 2`.execute(db);
  return rows;
}

/** Payments of a lease, the newest first. */
export const listPayments = (db: Db, leaseId: string) =>
  db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.payerId')
    .selectAll('payments')
    .select(['users.firstName', 'users.lastName'])
    .where('payments.leaseId', '=', leaseId)
    .orderBy('payments.createdAt')
    .execute();

/** Occupied leases without the next rent on their account, in order of their ids. */
export async function listLeasesToCharge(
  db: Db,
  { after, today, limit }: { after: string | null; today: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('leases')
    .select('id')
    .where('status', '=', 'active')
    .$if(after !== null, (query) => query.where('id', '>', after))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('charges')
            .select('charges.id')
            .whereRef('charges.leaseId', '=', 'leases.id')
            .where('charges.kind', '=', 'rent')
            .where('charges.dueOn', '>', today),
        ),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The payment of a key, whatever became of it. */
export const findPaymentByPurpose = (db: Db, purposeId: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where((where) => where.and({ purpose: 'rent', purposeId }))
    .executeTakeFirst();

/** The last payment of an amount since a moment that was not refused. */
export const findPaymentSince = (
  db: Db,
  { leaseId, amount, since }: { leaseId: string; amount: number; since: Date },
): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('leaseId', '=', leaseId)
    .where('amount', '=', amount)
    .where('createdAt', '>', since)
    .where('status', '<>', 'failed')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Whether the bank returned a check of this payer since a moment. */
export const hasReturnedCheck = async (
  db: Db,
  { leaseId, payerId, since }: { leaseId: string; payerId: string; since: Date },
): Promise<boolean> =>
  (await db
    .selectFrom('payments')
    .select('id')
    .where((where) => where.and({ leaseId, payerId, method: 'check', status: 'returned' }))
    .where('returnedAt', '>', since)
    .executeTakeFirst()) !== undefined;

/** Whether a check or money order of this number stands on the lease. */
export const isRecorded = async (
  db: Db,
  { leaseId, kind, number }: { leaseId: string; kind: RecordedMethod; number: string },
): Promise<boolean> =>
  (await db
    .selectFrom('payments')
    .select('id')
    .where((where) => where.and({ leaseId, method: kind, methodRef: number, initiatedBy: 'staff' }))
    .executeTakeFirst()) !== undefined;

export const listCredits = (db: Db, leaseId: string) =>
  db.selectFrom('credits').selectAll().where('leaseId', '=', leaseId).orderBy('createdAt').execute();

/** Leases that have begun, of homes in these cities. */
export async function listLeasesIn(db: Db, cities: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('leases')
    .select('id')
    .where('status', '=', 'active')
    .where(sql<boolean>`${leaseTerms().text('address', 'city')} = any(${[...cities]})`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** False where a credit of this id is there. */
export async function insertCreditOnce(db: Db, credit: Insertable<Credits>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('credits')
    .values(credit)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const insertCredit = (db: Db, credit: Insertable<Credits>) => db.insertInto('credits').values(credit).execute();

/** Lowers a credit that came from a deposit, and what it paid. */
export async function lowerCredit(
  db: Db,
  { creditId, by, now }: { creditId: string; by: number; now: Date },
): Promise<void> {
  await db
    .updateTable('credits')
    .set(({ eb, ref }) => ({ refunded: eb(ref('refunded'), '+', by) }))
    .where('id', '=', creditId)
    .execute();
  const part = await db
    .selectFrom('paymentAllocations')
    .select(['id', 'amount'])
    .where('creditId', '=', creditId)
    .where('reversedAt', 'is', null)
    .executeTakeFirstOrThrow();
  const left = part.amount - by;
  await updateAllocation(db, part.id, left > 0 ? { amount: left } : { reversedAt: now });
}

/** Leases of which something that was due in these days is open. */
export async function listLeasesWithOpenCharges(db: Db, { from, to }: { from: string; to: string }): Promise<string[]> {
  const rows = await db
    .selectFrom('charges')
    .select('leaseId')
    .distinct()
    .where('status', 'in', ['open', 'partly_paid'])
    .where('dueOn', '>=', from)
    .where('dueOn', '<=', to)
    .orderBy('leaseId')
    .execute();
  return rows.map(({ leaseId }) => leaseId);
}

/** Whether residents dispute what they owe, or are in bankruptcy: nothing is asked of them. */
export const isHeld = async (db: Db, leaseId: string): Promise<boolean> =>
  (await db
    .selectFrom('debtHolds')
    .select('id')
    .where('leaseId', '=', leaseId)
    .where('liftedAt', 'is', null)
    .executeTakeFirst()) !== undefined;

export const findPayment = (db: Db, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();

/** Every allocation of a payment, also those that were reversed. */
export const listAllAllocations = (db: Db, paymentId: string): Promise<AllocationRow[]> =>
  db.selectFrom('paymentAllocations').selectAll().where('paymentId', '=', paymentId).orderBy('id').execute();

/** Payments of a lease that its bank sent back before this one. */
export async function countReturnedBefore(
  db: Db,
  { id, leaseId }: Pick<PaymentRow, 'id' | 'leaseId'>,
): Promise<number> {
  const { count } = await db
    .selectFrom('charges')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('leaseId', '=', leaseId)
    .where('kind', '=', 'returned_payment_fee')
    .where('source', '<>', `returned:${id}`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether its residents have the keys: the lease has begun. */
/** Cents of a payment to move in that were refunded before the keys. */
export async function sumRefundedBeforeKeys(db: Db, { id, leaseId }: { id: string; leaseId: string }): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(refund.amount), 0)::int8 as sum from refunds refund
      join move_ins move_in on move_in.lease_id = ${leaseId} and refund.created_at < move_in.keys_at
    where refund.payment_id = ${id} and refund.status = 'succeeded'`.execute(db);
  return rows[0]?.sum ?? 0;
}

export const hasKeys = async (db: Db, leaseId: string): Promise<boolean> =>
  (await db
    .selectFrom('moveIns')
    .select('leaseId')
    .where('leaseId', '=', leaseId)
    .where('keysAt', 'is not', null)
    .executeTakeFirst()) !== undefined;

/** Charges of a lease that are paid back in parts, while the plan is kept. */
export async function listPlannedCharges(db: Db, leaseId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('paymentPlans as plan')
    .innerJoin('paymentPlanCharges as planned', 'planned.planId', 'plan.id')
    .select('planned.chargeId')
    .where((where) => where.and({ 'plan.leaseId': leaseId, 'plan.status': 'active' }))
    .execute();
  return new Set(rows.map(({ chargeId }) => chargeId));
}

/** What came to move in, the oldest first. */
export const listMoveInPayments = (db: Db, leaseId: string): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where((where) => where.and({ leaseId, purpose: 'move_in', status: 'succeeded' }))
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

export const findRefund = (db: Db, id: string) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.paymentId')
    .select(['refunds.id', 'refunds.amount', 'payments.payerId'])
    .where('refunds.id', '=', id)
    .executeTakeFirst();
