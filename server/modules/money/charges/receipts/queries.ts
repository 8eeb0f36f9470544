import { formatDay } from '@/contract/format/days';
import type { Db } from '@/server/db/client';

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
