// The card fee goes back with the payment that it was taken with, in proportion for a part: the surcharge rules of the card
// networks require it. Their text was not read; a question for the processor.
import { sql } from 'kysely';
import type { Db } from '@/server/db/client';
import type { Payment } from '@/server/modules/money/payments/repo';

/** Cents of the fee that are still here: without what refunds gave back or owe, and what open or lost disputes took. */
export async function cardFeeLeft(db: Db, { id, fee }: Pick<Payment, 'id' | 'fee'>): Promise<number> {
  if (fee === 0) return 0;
  const { rows } = await sql<{ gone: number }>`
    select (coalesce((select sum(fee) from refunds refund where payment_id = ${id} and (status in ('started', 'succeeded')
        or (status = 'failed' and exists (select from ledger_transactions where source_type = 'refund'
          and source_id = refund.id::text and kind = 'refundOwed')))), 0)
      + coalesce((select sum(booked_fee) from disputes where payment_id = ${id} and won_at is null), 0))::int8 as gone`.execute(
    db,
  );
  return fee - (rows[0]?.gone ?? 0);
}

/**
 * Cents of the fee that go back with cents of the amount: in proportion to what is left of both, rounded down, and the
 * rest with the last part. `left`: cents of the amount before this part goes back.
 */
export async function cardFeeShare(
  db: Db,
  payment: Pick<Payment, 'id' | 'fee'>,
  { amount, left }: { amount: number; left: number },
): Promise<number> {
  const fee = await cardFeeLeft(db, payment);
  return amount >= left ? fee : Math.floor((fee * amount) / left);
}
