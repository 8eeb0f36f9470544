import { formatDay } from '@/contract/format/days';
import type { Db } from '@/server/db/client';
import type { PaymentRow } from '@/server/modules/charges/repo';

/** Charges that a payment paid, with how much of it each took, in the order in which they fell due. */
export async function listPaidCharges(db: Db, paymentId: string): Promise<{ name: string; cents: number }[]> {
  const rows = await db
    .selectFrom('paymentAllocations')
    .innerJoin('charges', 'charges.id', 'paymentAllocations.chargeId')
    .select(['charges.description as name', 'charges.dueOn', 'paymentAllocations.amount as cents'])
    .where('paymentAllocations.paymentId', '=', paymentId)
    .where('paymentAllocations.appliedAt', 'is not', null)
    .where('paymentAllocations.reversedAt', 'is', null)
    .orderBy('charges.dueOn')
    .orderBy((charge) => charge('charges.kind', '=', 'rent'), 'desc')
    .orderBy('charges.source')
    .orderBy('paymentAllocations.id')
    .execute();
  return rows.map(({ name, dueOn, cents }) => ({ name: `${name}, due ${formatDay(dueOn, 'medium')}`, cents }));
}

export const lockPayment = (db: Db, id: string): Promise<PaymentRow> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const setReceipt = (db: Db, id: string, receiptId: string | null) =>
  db.updateTable('payments').set({ receiptId }).where('id', '=', id).execute();
