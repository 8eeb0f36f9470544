// What the processor tells us: stored before it is answered, applied by a job, once.
import * as z from 'zod';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { enqueue } from '@/server/jobs/queue';
import { applyRefundFailure } from '@/server/modules/payments/refundFailures/service';
import { findIdByPayment } from '@/server/modules/payments/repo';
import { applyPayment, applyReturn } from '@/server/modules/payments/service';
import type { ProcessorEvent } from '@/server/providers/payments/payments';

const Payload = z.object({ id: z.string() });

/** Answers whether the message is the processor's own; one that comes twice is kept once. */
export async function receiveEvent(
  { db, payments, clock }: Services,
  body: string,
  signature: string,
): Promise<boolean> {
  const event = payments.readEvent(body, signature, clock());
  if (!event) return false;
  await asSystem(db, async (trx) => {
    const { id, type, createdAt } = event;
    await trx
      .insertInto('processorEvents')
      .values({ id, type, createdAt, body: JSON.stringify(event) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await enqueue(trx, 'applyProcessorEvent', { id }, { jobKey: `processor-event:${id}` });
  });
  return true;
}

/** Applies one event once: the row is locked, and marked in the transaction of its effect. */
export async function applyEvent({ db, clock }: Services, payload: unknown): Promise<void> {
  const { id } = Payload.parse(payload);
  await asSystem(db, async (trx) => {
    const kept = await trx
      .selectFrom('processorEvents')
      .select('body')
      .where('id', '=', id)
      .where('appliedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!kept) return;
    await applyProcessorEvent(trx, kept.body as unknown as ProcessorEvent, clock());
    await trx.updateTable('processorEvents').set({ appliedAt: clock() }).where('id', '=', id).execute();
  });
}

/** What it says changes what we know at most once, in whatever order such messages come. */
export async function applyProcessorEvent(
  db: Db,
  { payment, isReturned, failedRefund }: ProcessorEvent,
  now: Date,
): Promise<void> {
  const paymentId = payment && (await findIdByPayment(db, payment.ref, payment.key));
  if (payment && paymentId) await (isReturned ? applyReturn : applyPayment)(db, paymentId, payment, now);
  if (failedRefund) await applyRefundFailure(db, failedRefund, now);
}
