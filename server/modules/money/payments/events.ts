// What the processor tells us: stored before it is answered, applied by a job, once.
import * as z from 'zod';
import { MINUTE_MS } from '@/contract/calendar/durations';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { enqueue } from '@/server/jobs/queue';
import { applyPayment, applyReinstatement, applyReturn } from '@/server/modules/money/payments';
import { saveDispute } from '@/server/modules/money/payments/disputes';
import { applyRefundFailure } from '@/server/modules/money/payments/refundFailures';
import { findIdByPayment } from '@/server/modules/money/payments/repo';
import type { ProcessorEvent } from '@/server/providers/payments/payments';

const Payload = z.object({ id: z.string() });

/** Answers whether the message is the processor's own; one that comes twice is stored once. */
export async function receiveEvent(
  { db, payments, clock }: Services,
  body: string,
  signature: string,
): Promise<boolean> {
  const event = payments.readEvent(body, signature, clock());
  if (!event) return false;
  await asSystem(db, (trx) => storeEvent(trx, event));
  return true;
}

/** Stores an event and lets a job apply it; false where it is here already. */
async function storeEvent(db: Db, event: ProcessorEvent): Promise<boolean> {
  const { id, type, createdAt } = event;
  const stored = await db
    .insertInto('processorEvents')
    .values({ id, type, createdAt, body: JSON.stringify(event) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  await enqueue(db, 'applyProcessorEvent', { id }, { jobKey: `processor-event:${id}` });
  return stored !== undefined;
}

/** A message of the last minutes may be on its way. */
const ON_ITS_WAY_MS = 10 * MINUTE_MS;

/**
 * Asks the processor for its messages since a moment, also those that did not arrive: they can be late, get lost, or end, where it
 * has disabled our endpoint. What is here already is passed over. Answers how many did not arrive.
 */
export async function askForEvents({ db, payments, clock, log }: Services, since: Date): Promise<number> {
  const events = await payments.listEvents(since);
  const due = clock().getTime() - ON_ITS_WAY_MS;
  let missed = 0;
  for (const event of events) {
    const isNew = await asSystem(db, async (trx) => !(await isStored(trx, event.id)) && storeEvent(trx, event));
    if (isNew && event.createdAt.getTime() < due) missed += 1;
  }
  if (missed > 0) log.error({ missed }, 'messages of the processor did not arrive: check its webhook endpoint');
  return missed;
}

const isStored = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('processorEvents').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** As it was before it was stored: JSON knows no dates. */
function revive(body: unknown): ProcessorEvent {
  const event = body as ProcessorEvent;
  const { dispute, createdAt } = event;
  const due = dispute?.evidenceDueAt;
  return {
    ...event,
    createdAt: new Date(createdAt),
    ...(dispute && { dispute: { ...dispute, evidenceDueAt: due ? new Date(due) : null } }),
  };
}

/** What it says of a dispute stands whatever becomes of the money: its evidence has a date. */
async function recordDispute({ db, clock }: Services, eventId: string): Promise<void> {
  await asSystem(db, async (trx) => {
    const stored = await trx
      .selectFrom('processorEvents')
      .select('body')
      .where('id', '=', eventId)
      .where('appliedAt', 'is', null)
      .executeTakeFirst();
    const { dispute, payment, createdAt } = stored ? revive(stored.body) : {};
    if (!dispute || !payment || !createdAt) return;
    const paymentId = await findIdByPayment(trx, payment.ref, payment.key);
    if (paymentId) await saveDispute(trx, { ...dispute, paymentId, sentAt: createdAt, now: clock() });
  });
}

/** Applies one event once: the row is locked, and marked in the transaction of its effect. */
export async function applyEvent(services: Services, payload: unknown): Promise<void> {
  const { db, clock, log } = services;
  const { id } = Payload.parse(payload);
  await recordDispute(services, id);
  await asSystem(db, async (trx) => {
    const stored = await trx
      .selectFrom('processorEvents')
      .select('body')
      .where('id', '=', id)
      .where('appliedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!stored) return;
    const isKnown = await applyProcessorEvent(trx, revive(stored.body), clock());
    if (!isKnown) log.error({ id }, 'the processor told about a payment that we do not know');
    await trx
      .updateTable('processorEvents')
      .set({ appliedAt: clock(), unmatchedAt: isKnown ? null : clock() })
      .where('id', '=', id)
      .execute();
  });
}

/** What it says of homeowners' accounts and of saved methods is for the jobs of their modules. */
async function passOn(
  db: Db,
  { id, createdAt, payout, payoutAccount, methodSetup, methodUpdate }: ProcessorEvent,
): Promise<void> {
  const jobKey = `processor-event-task:${id}`;
  if (payout) await enqueue(db, 'handlePayoutEvent', payout, { jobKey });
  if (payoutAccount) await enqueue(db, 'handlePayoutAccountEvent', payoutAccount, { jobKey });
  if (methodSetup) await enqueue(db, 'handleMethodSetupEvent', methodSetup, { jobKey });
  if (methodUpdate)
    await enqueue(db, 'handleMethodUpdateEvent', { ...methodUpdate, at: createdAt.toISOString() }, { jobKey });
}

/** What it says changes what we know at most once, in whatever order such messages come. False where we do not know the payment. */
export async function applyProcessorEvent(db: Db, event: ProcessorEvent, now: Date): Promise<boolean> {
  const { payment, isReturned, isReinstated, failedRefund, dispute } = event;
  if (failedRefund) await applyRefundFailure(db, failedRefund, now);
  await passOn(db, event);
  if (!payment) return true;
  const id = await findIdByPayment(db, payment.ref, payment.key);
  if (!id) return false;
  if (dispute) await saveDispute(db, { ...dispute, paymentId: id, sentAt: event.createdAt, now });
  if (isReinstated) await applyReinstatement(db, id, payment, now, dispute);
  else if (isReturned) await applyReturn(db, id, payment, now, dispute);
  else if (!dispute) await applyPayment(db, id, payment, now);
  return true;
}
