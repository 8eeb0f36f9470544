import { sql } from 'kysely';
import type { PaymentStatus } from '@/contract/money/payments/constants';
import type { Db } from '@/server/db/client';

export interface RepairPayment {
  id: string;
  payerId: string;
  quoteId: string;
  amount: number;
  feeCents: number;
  refunded: number;
  /** Cents that disputes of a part took back. */
  returned: number;
  status: PaymentStatus;
  /** Refunds of it that the processor declined. */
  refused: number;
}

/** Of all quotes of a work order, the newest first; as the system. */
export async function listPayments(db: Db, workOrderId: string): Promise<RepairPayment[]> {
  const { rows } = await sql<RepairPayment>`select payment.id, payment.payer_id as "payerId",
      payment.purpose_id as "quoteId", payment.amount::int8 as amount, payment.fee::int8 as "feeCents",
      payment.refunded::int8 as refunded, payment.returned::int8 as returned, payment.status,
      (select count(*)::int from refunds where refunds.payment_id = payment.id and refunds.status = 'refused') as refused
    from payments payment join work_order_quotes quote on quote.id = payment.purpose_id
    where payment.purpose = 'repair' and quote.work_order_id = ${workOrderId}
    order by payment.created_at desc, payment.id desc`.execute(db);
  return rows;
}

/** Whether anybody paid, or tried to, before the invoices. */
export async function hasPrepayment(db: Db, workOrderId: string): Promise<boolean> {
  const { rows } = await sql`select from payments payment join work_order_quotes quote on quote.id = payment.purpose_id
    where payment.purpose = 'repair' and quote.work_order_id = ${workOrderId} limit 1`.execute(db);
  return rows.length > 0;
}

interface QuotedWork {
  workOrderId: string;
  homeId: string;
  ownerId: string | null;
}

/** The repair that a quote is for; as the system. */
export const findQuotedWork = (db: Db, quoteId: string): Promise<QuotedWork | undefined> =>
  db
    .selectFrom('workOrderQuotes')
    .select(['workOrderId', 'homeId', 'ownerId'])
    .where('id', '=', quoteId)
    .executeTakeFirst();
