import type { Db } from '@/server/db/client';

export const findCredit = (db: Db, id: string) =>
  db.selectFrom('credits').select('leaseId').where('id', '=', id).executeTakeFirst();

/** So much more of it has gone out. */
export const addRefunded = (db: Db, id: string, amount: number) =>
  db
    .updateTable('credits')
    .set(({ eb }) => ({ refunded: eb('refunded', '+', amount) }))
    .where('id', '=', id)
    .execute();
