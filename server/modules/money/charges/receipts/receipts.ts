// What a payment paid, line by line, as its receipt and its email say it.
import type { Db } from '@/server/db/client';
import type { PaymentRow } from '@/server/modules/money/charges/repo';
import { listPaidCharges } from './queries';

/** What a payment paid, line by line: its charges, and what is left as credit or waits for the keys. */
export async function receiptLines(
  db: Db,
  payment: Pick<PaymentRow, 'id' | 'amount' | 'purpose'>,
): Promise<{ name: string; cents: number }[]> {
  const paid = await listPaidCharges(db, payment.id);
  const rest = payment.amount - paid.reduce((sum, { cents }) => sum + cents, 0);
  if (rest <= 0) return paid;
  const name = payment.purpose === 'move_in' && paid.length === 0 ? 'Money to move in' : 'Credit for your next charges';
  return [...paid, { name, cents: rest }];
}
