import type { Insertable, Selectable } from 'kysely';
import type { PaymentPurpose, PaymentStatus } from '@/contract/payments/constants';
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

/** Stores the payment, or answers the living one that this thing has already. */
export async function insertOnce(db: Db, { now, ...payment }: NewPayment): Promise<Payment> {
  await db
    .insertInto('payments')
    .values({ ...payment, createdAt: now, updatedAt: now })
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

export const find = (db: Db, id: string): Promise<Payment> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** By the processor's name of the payment, or by the key it was ordered with. */
export async function findIdByPayment(db: Db, ref: string, key?: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('payments')
    .select('id')
    .where((where) => where.or([where('processorRef', '=', ref), ...(key ? [where('id', '=', key)] : [])]))
    .executeTakeFirst();
  return found?.id;
}

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
      ...{ status, updatedAt: now },
      ...(ref && { processorRef: ref }),
      ...(failure && { failure }),
      ...(returnedAt && { returnedAt }),
      ...(reinstatedAt && { reinstatedAt, failure: null }),
    })
    .where('id', '=', id)
    .execute();
}

/** Asked about later again, after those that have waited longer. */
export const postpone = (db: Db, id: string, now: Date) =>
  db.updateTable('payments').set({ updatedAt: now }).where('id', '=', id).where('status', '=', 'started').execute();

/** Ordered, but nobody wrote down what the processor said. */
export async function findUnsettled(db: Db, before: Date): Promise<string[]> {
  const found = await db
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'started')
    .where('updatedAt', '<', before)
    .orderBy('updatedAt')
    .limit(100)
    .execute();
  return found.map(({ id }) => id);
}
