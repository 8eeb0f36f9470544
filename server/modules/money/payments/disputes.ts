// Disputes and inquiries of banks, kept for anyone who answers them in time. The money itself moves with the payment.
import { sql } from 'kysely';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { cardFeeLeft } from '@/server/modules/money/payments/cardFees';
import type { DisputedPart } from '@/server/modules/money/payments/purposes';
import type { Payment } from '@/server/modules/money/payments/repo';
import type { ProcessorEvent } from '@/server/providers/payments/payments';

export type Dispute = NonNullable<ProcessorEvent['dispute']>;
type SavedDispute = Dispute & { paymentId: string; sentAt: Date; now: Date };

/** The newest message about it counts, in whatever order they come. */
export async function saveDispute(
  db: Db,
  { ref: id, paymentId, status, reason, amount, evidenceDueAt, sentAt, now }: SavedDispute,
): Promise<void> {
  const values = { status, reason, amount, evidenceDueAt, sentAt };
  const saved = await db
    .insertInto('disputes')
    .values({ id, paymentId, ...values, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(values)
        .where('disputes.sentAt', '<=', sentAt)
        // The same message again changes nothing.
        .where(
          sql<boolean>`(disputes.status, disputes.reason, disputes.amount, disputes.evidence_due_at, disputes.sent_at)
            is distinct from (excluded.status, excluded.reason, excluded.amount, excluded.evidence_due_at, excluded.sent_at)`,
        )
        // What has ended stays ended, also within one second.
        .where('disputes.status', 'not in', ['won', 'lost', 'warning_closed']),
    )
    .returning('id')
    .executeTakeFirst();
  if (saved)
    await audit(db, {
      event: 'payment.dispute_changed',
      subject: `payment:${paymentId}`,
      detail: { id, status, reason },
    });
}

const lockDispute = (db: Db, id: string) =>
  db
    .selectFrom('disputes')
    .select(['bookedAmount', 'bookedFee', 'wonAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Whether it is about a part of the payment: less than all of it, such as what a refund left. */
export const isOfPart = (payment: Payment, dispute: Dispute | undefined): dispute is Dispute =>
  typeof dispute?.amount === 'number' && dispute.amount < payment.amount + payment.fee;

/**
 * What a dispute of a part takes back now, marked as booked: so much of the card fee as of the amount that is left.
 * Undefined where it was booked before.
 */
export async function partToBook(
  db: Db,
  payment: Payment,
  { ref: id, amount }: Dispute,
): Promise<DisputedPart | undefined> {
  const held = await lockDispute(db, id);
  if (!held || held.bookedAmount !== null || amount === null) return undefined;
  const rest = payment.amount - payment.refunded - payment.returned;
  const fee = await cardFeeLeft(db, payment);
  const partFee = amount >= rest + fee ? fee : Math.floor((fee * amount) / (rest + fee));
  const part = { id, amount: amount - partFee, fee: partFee };
  await db
    .updateTable('disputes')
    .set({ bookedAmount: part.amount, bookedFee: partFee })
    .where('id', '=', id)
    .execute();
  return part;
}

/** What comes again of a dispute of a part that was won; undefined where nothing was taken, or it came before. */
export async function partWon(db: Db, { ref: id }: Dispute, now: Date): Promise<DisputedPart | undefined> {
  const held = await lockDispute(db, id);
  if (!held || held.bookedAmount === null || held.wonAt) return undefined;
  await db.updateTable('disputes').set({ wonAt: now }).where('id', '=', id).execute();
  return { id, amount: held.bookedAmount, fee: held.bookedFee ?? 0 };
}
