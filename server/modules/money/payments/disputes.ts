// Disputes and inquiries of banks, kept for anyone who answers them in time. The money itself moves with the payment.
import { sql } from 'kysely';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import type { ProcessorEvent } from '@/server/providers/payments/payments';

type Dispute = NonNullable<ProcessorEvent['dispute']> & { paymentId: string; sentAt: Date; now: Date };

/** The newest message about it counts, in whatever order they come. */
export async function saveDispute(
  db: Db,
  { ref: id, paymentId, status, reason, amount, evidenceDueAt, sentAt, now }: Dispute,
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
