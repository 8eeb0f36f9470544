import { type Insertable, type Selectable, sql } from 'kysely';
import type { PaymentPurpose, PaymentStatus } from '@/contract/money/payments/constants';
import type { Db } from '@/server/db/client';
import type { Payments } from '@/server/db/types';

export type Payment = Selectable<Payments>;

export interface NewPayment {
  id: string;
  payerId: string;
  purpose: PaymentPurpose;
  purposeId: string;
  amount: number;
  method: 'card' | 'bank';
  methodRef: string;
  label?: string;
  /** What paying this way costs, beside the amount. */
  feeCents?: number;
  initiatedBy?: 'person' | 'autopay' | 'staff';
  leaseId?: string;
  homeId?: string;
  ownerId?: string | null;
  retryOf?: string;
  now: Date;
}

/** How long the process that ordered it may take to write down the answer. */
const FIRST_PAUSE_MS = 60_000;

/** Stores the payment, or answers the living one that this thing has already. */
export async function insertOnce(db: Db, { now, feeCents, ...payment }: NewPayment): Promise<Payment> {
  await db
    .insertInto('payments')
    .values({
      ...payment,
      fee: feeCents,
      createdAt: now,
      updatedAt: now,
      nextTryAt: new Date(now.getTime() + FIRST_PAUSE_MS),
    })
    .onConflict((conflict) => conflict.columns(['purpose', 'purposeId']).where('status', '<>', 'failed').doNothing())
    .execute();
  return db
    .selectFrom('payments')
    .selectAll()
    .where('purpose', '=', payment.purpose)
    .where('purposeId', '=', payment.purposeId)
    .where('status', '<>', 'failed')
    .executeTakeFirstOrThrow();
}

/** Money that has come already; undefined where it is written down. */
export const insertSettled = (db: Db, payment: Insertable<Payments>): Promise<Payment | undefined> =>
  db
    .insertInto('payments')
    .values({ ...payment, status: 'succeeded' })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** Locked until the transaction ends: statuses move one at a time. */
export const lock = (db: Db, id: string): Promise<Payment> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** The receipt of a payment: a document of its payer. */
export const setReceipt = (db: Db, id: string, receiptId: string | null) =>
  db.updateTable('payments').set({ receiptId }).where('id', '=', id).execute();

export const find = (db: Db, id: string): Promise<Payment> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const findOne = (db: Db, id: string): Promise<Payment | undefined> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();

/** By the processor's name of the payment, or by the key it was ordered with. */
export async function findIdByPayment(db: Db, ref: string, key?: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('payments')
    .select('id')
    .where((where) => where.or([where('processorRef', '=', ref), ...(key ? [where('id', '=', key)] : [])]))
    .executeTakeFirst();
  return found?.id;
}

/** Cents that disputes of a part took back. */
export const setReturned = (db: Db, id: string, returned: number) =>
  db.updateTable('payments').set({ returned }).where('id', '=', id).execute();

interface PaymentMove {
  ref?: string;
  failure?: string;
  now: Date;
  returnedAt?: Date;
  reinstatedAt?: Date;
}

export async function move(
  db: Db,
  id: string,
  status: PaymentStatus,
  { ref, failure, now, returnedAt, reinstatedAt }: PaymentMove,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({
      status,
      updatedAt: now,
      ...(ref && { processorRef: ref }),
      ...(failure && { failure }),
      ...(returnedAt && { returnedAt }),
      ...(reinstatedAt && { reinstatedAt, failure: null }),
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Debits take the banks four of their days, which are at most seven days with a weekend and holidays. A day later the
 * processor is asked, three days later staff see the payment.
 */
const ASK_AFTER = sql`interval '8 days'`;
export const ALERT_AFTER = sql`interval '10 days'`;

/** Payments that are on their way for too long, taken for this run: each is asked about four times a day. */
export async function takeSilent(db: Db, now: Date, limit: number): Promise<{ id: string; processorRef: string }[]> {
  const { rows } = await sql<{ id: string; processorRef: string }>`
    update payments set next_try_at = ${now}::timestamptz + interval '6 hours'
    where id in (select id from payments where status = 'processing' and processor_ref is not null
        and created_at < ${now}::timestamptz - ${ASK_AFTER} and next_try_at < ${now}
      order by next_try_at limit ${limit} for update skip locked)
    returning id, processor_ref as "processorRef"`.execute(db);
  return rows;
}

/**
 * Ordered payments without a recorded reply of the processor, taken for this run: each is asked about
 * again after twice the pause before, so that one without an answer does not block the others.
 */
export async function takeUnsettled(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update payments set tries = least(tries + 1, 10),
      next_try_at = ${now}::timestamptz + least(interval '1 minute' * 2 ^ tries, interval '6 hours')
    where id in (select id from payments where status = 'started' and next_try_at < ${now}
      order by next_try_at limit ${limit} for update skip locked)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
