import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { type ActionKind, MONEY_REQUEST_PAGE } from '@/contract/money/moneyRequests/constants';
import type { Db } from '@/server/db/client';
import type { MoneyRequests } from '@/server/db/types';

export type MoneyRequestRow = Selectable<MoneyRequests>;

const nameOf = (id: RawBuilder<unknown>) =>
  sql<string | null>`(select nullif(trim(concat_ws(' ', first_name, last_name)), '') from users where id = ${id})`;

const viewQuery = (db: Db) =>
  db
    .selectFrom('moneyRequests')
    .leftJoin('refunds', 'refunds.id', 'moneyRequests.refundId')
    .leftJoin('payments', (join) =>
      join.on('payments.id', '=', sql<string>`coalesce(money_requests.payment_id, refunds.payment_id)`),
    )
    .leftJoin('credits', 'credits.id', 'moneyRequests.creditId')
    .selectAll('moneyRequests')
    .select(['payments.label', 'payments.fee as paymentFee'])
    .select(({ fn }) => fn.coalesce('moneyRequests.leaseId', 'payments.leaseId', 'credits.leaseId').as('aboutLeaseId'))
    .select([
      nameOf(sql`coalesce(payments.payer_id, money_requests.payee_id)`).as('payee'),
      nameOf(sql.ref('money_requests.requested_by')).as('requesterName'),
      nameOf(sql.ref('money_requests.decided_by')).as('deciderName'),
      nameOf(sql.ref('money_requests.stopped_by')).as('stopperName'),
    ]);

export type MoneyRequestView = Awaited<ReturnType<typeof list>>[number];

/** Those that wait first, the oldest of them first; then the newest others. What one person did alone shows on its lease. */
export async function list(db: Db, { leaseId }: { leaseId?: string | undefined } = {}) {
  const about = () =>
    leaseId === undefined
      ? viewQuery(db).where('moneyRequests.isAlone', '=', false)
      : viewQuery(db).where(
          ({ fn }) => fn.coalesce('moneyRequests.leaseId', 'payments.leaseId', 'credits.leaseId'),
          '=',
          leaseId,
        );
  const open = await about()
    .where('moneyRequests.status', 'in', ['requested', 'approved'])
    .orderBy('moneyRequests.requestedAt')
    .limit(MONEY_REQUEST_PAGE)
    .execute();
  const others = await about()
    .where('moneyRequests.status', 'not in', ['requested', 'approved'])
    .orderBy('moneyRequests.requestedAt', 'desc')
    .orderBy('moneyRequests.id')
    .limit(MONEY_REQUEST_PAGE)
    .execute();
  return [...open, ...others];
}

export const find = (db: Db, id: string): Promise<MoneyRequestView | undefined> =>
  viewQuery(db).where('moneyRequests.id', '=', id).executeTakeFirst();

export const lock = (db: Db, id: string): Promise<MoneyRequestRow> =>
  db.selectFrom('moneyRequests').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const insert = (db: Db, values: Insertable<MoneyRequests>) =>
  db.insertInto('moneyRequests').values(values).execute();

export const update = (db: Db, id: string, values: Updateable<MoneyRequests>) =>
  db.updateTable('moneyRequests').set(values).where('id', '=', id).execute();

/** Cents of a payment or a credit that are asked for and not decided yet. */
export async function askedOf(db: Db, source: 'paymentId' | 'creditId', id: string): Promise<number> {
  const { asked } = await db
    .selectFrom('moneyRequests')
    .select(({ fn }) => fn.sum<number | null>('amount').as('asked'))
    .where(source, '=', id)
    .where('status', '=', 'requested')
    .executeTakeFirstOrThrow();
  return Number(asked ?? 0);
}

export const isRefundAskedFor = async (db: Db, refundId: string): Promise<boolean> =>
  (await db
    .selectFrom('moneyRequests')
    .select('id')
    .where('refundId', '=', refundId)
    .where('status', '=', 'requested')
    .executeTakeFirst()) !== undefined;

/** Cents that a person did alone on a lease on an office day, of these kinds together. */
export async function sumAlone(
  db: Db,
  { leaseId, personId, day, kinds }: { leaseId: string; personId: string; day: string; kinds: readonly ActionKind[] },
): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::int8 as amount from money_requests
    where is_alone and requested_by = ${personId} and lease_id = ${leaseId} and kind = any(${[...kinds]}::text[])
      and (requested_at at time zone 'America/Los_Angeles')::date = ${day}::date`.execute(db);
  return rows[0]?.amount ?? 0;
}

/** Whether there is an undecided request for this already. */
export const isAskedFor = async (db: Db, kind: ActionKind, subjectId: string): Promise<boolean> =>
  (await db
    .selectFrom('moneyRequests')
    .select('id')
    .where((where) => where.and({ kind, subjectId, status: 'requested' }))
    .executeTakeFirst()) !== undefined;

/** A file of the person's own, which shows why. */
export const isOwnDocument = async (db: Db, documentId: string, ownerId: string): Promise<boolean> =>
  (await db
    .selectFrom('documents')
    .select('id')
    .where('id', '=', documentId)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()) !== undefined;

interface UnpaidRefundRow {
  id: string;
  kind: 'owed_refund' | 'refund';
  payee: string;
  amount: number;
  why: string;
}

/** Refunds that came back and are owed, and those the processor refused, without one that followed; the oldest first. */
export async function listUnpaidRefunds(db: Db): Promise<UnpaidRefundRow[]> {
  const { rows } = await sql<UnpaidRefundRow>`
    select unpaid.id, unpaid.kind, trim(concat_ws(' ', payer.first_name, payer.last_name)) as payee, unpaid.amount,
      concat_ws(' · ', unpaid.reason, unpaid.why) as why
    from (
      select refund.id, 'owed_refund' as kind, refund.amount, refund.reason, refund.failure as why, refund.payment_id,
        refund.created_at
      from refunds refund where refund.status = 'failed' and refund.paid_at is null
        and exists (select from ledger_transactions where source_type = 'refund' and source_id = refund.id::text
          and kind = 'refundOwed')
        and not exists (select from money_requests asked where asked.refund_id = refund.id and asked.status = 'requested')
      union all
      select refund.payment_id, 'refund', refund.amount, refund.reason, refund.refusal, refund.payment_id, refund.created_at
      from refunds refund where refund.status = 'refused'
        and not exists (select from refunds later where later.payment_id = refund.payment_id and later.id <> refund.id
          and (later.status in ('started', 'succeeded') or later.created_at > refund.created_at))
        and not exists (select from money_requests asked where asked.payment_id = refund.payment_id
          and asked.status in ('requested', 'approved'))
    ) unpaid join payments payment on payment.id = unpaid.payment_id join users payer on payer.id = payment.payer_id
    order by unpaid.created_at limit ${MONEY_REQUEST_PAGE}`.execute(db);
  return rows;
}
