import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '@/server/db/client';
import type { PaymentMethods } from '@/server/db/types';
import { idOrNull } from '@/server/ids';

export type PaymentMethodRow = Selectable<PaymentMethods>;

export const findById = (db: Db, id: string): Promise<PaymentMethodRow | undefined> =>
  db
    .selectFrom('paymentMethods')
    .selectAll()
    .where('id', '=', idOrNull(id))
    .where('status', '<>', 'removed')
    .executeTakeFirst();

/** Locked until the transaction ends: statuses move one at a time. */
export const lock = (db: Db, id: string): Promise<PaymentMethodRow> =>
  db.selectFrom('paymentMethods').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** The method that waits for the small deposits of a setup of the processor; locked. */
export const lockBySetup = (db: Db, setupRef: string): Promise<PaymentMethodRow | undefined> =>
  db
    .selectFrom('paymentMethods')
    .selectAll()
    .where('setupRef', '=', setupRef)
    .where('status', '=', 'pending_verification')
    .forUpdate()
    .executeTakeFirst();

/** The default first, then the newest. */
export const listByPerson = (db: Db, userId: string): Promise<PaymentMethodRow[]> =>
  db
    .selectFrom('paymentMethods')
    .selectAll()
    .where('userId', '=', userId)
    .where('status', '<>', 'removed')
    .orderBy('isDefault', 'desc')
    .orderBy('createdAt', 'desc')
    .limit(100)
    .execute();

/** Whether a bank refused this account or card for good when the person had saved it, also where they removed it since. */
export const wasBlocked = async (db: Db, userId: string, fingerprint: string): Promise<boolean> =>
  (await db
    .selectFrom('paymentMethods')
    .select('id')
    .where('userId', '=', userId)
    .where('fingerprint', '=', fingerprint)
    .where('status', 'in', ['blocked', 'removed'])
    .where('statusReason', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Cards that a person has saved since a moment, also those that they removed. */
export async function countCardsSince(db: Db, userId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('paymentMethods')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('kind', '=', 'card')
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Methods that `ref` of the processor stands for, locked. */
export const lockByRef = (db: Db, ref: string): Promise<PaymentMethodRow[]> =>
  db
    .selectFrom('paymentMethods')
    .selectAll()
    .where('processorRef', '=', ref)
    .where('status', 'in', ['pending_verification', 'active'])
    .orderBy('id')
    .forUpdate()
    .execute();

export const insert = (db: Db, values: Insertable<PaymentMethods>): Promise<PaymentMethodRow> =>
  db.insertInto('paymentMethods').values(values).returningAll().executeTakeFirstOrThrow();

export const update = (db: Db, id: string, values: Updateable<PaymentMethods>): Promise<PaymentMethodRow> =>
  db.updateTable('paymentMethods').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** One transaction at a time changes the methods of a person. */
export const lockPerson = (db: Db, userId: string) =>
  db.selectFrom('users').select('email').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow();

export const clearDefault = (db: Db, userId: string, now: Date) =>
  db
    .updateTable('paymentMethods')
    .set({ isDefault: false, updatedAt: now })
    .where('userId', '=', userId)
    .where('isDefault', '=', true)
    .execute();
