// A card keeps money aside for a week. Held again a day before that, while the keys are still to come; where the card
// refuses, the person who pays hears of it while a day is left, and we ask again every day.
import * as z from 'zod';
import { cents } from '@/contract/money/cents';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { enqueue } from '@/server/jobs/queue';
import { lockLease } from '@/server/modules/leases/service';
import { releaseNow, scheduleRelease } from '@/server/modules/moveIns/holdRelease/service';
import { clearPaymentDeadline, startPaymentDeadline } from '@/server/modules/moveIns/paymentDeadline/service';
import type { HoldRow } from '@/server/modules/moveIns/repo';
import * as repo from '@/server/modules/moveIns/repo';
import { queueMessage } from '@/server/modules/outbox/service';

const DAY_MS = 86_400_000;
const HOLD_DAYS = 7;
/** So often a card is asked; then another one has to be chosen. */
const MAX_DECLINES = 7;

const Payload = z.object({ id: z.uuid() });

export const holdExpiry = (now: Date): Date => new Date(now.getTime() + HOLD_DAYS * DAY_MS);

export const scheduleRenewal = (db: Db, id: string, heldUntil: Date): Promise<void> =>
  enqueue(db, 'renewHold', { id }, { runAt: new Date(heldUntil.getTime() - DAY_MS), jobKey: `renew-hold:${id}` });

/** Held and running out, or let go by a card that has refused to hold it again. */
const isRenewable = (hold: HoldRow | undefined): hold is HoldRow & { methodRef: string; processorRef: string } =>
  Boolean(hold?.methodRef && hold.processorRef) &&
  (hold?.status === 'held' || (hold?.status === 'failed' && hold.refusals > 0 && hold.refusals < MAX_DECLINES));

export async function renewHold(services: Services, payload: unknown): Promise<void> {
  const { id } = Payload.parse(payload);
  const { db, clock, payments } = services;
  const old = await asSystem(db, async (trx) => {
    const hold = await repo.holdById(trx, id);
    if (!isRenewable(hold)) return undefined;
    const lease = await lockLease(trx, hold.leaseId);
    const living = await repo.findHold(trx, hold.leaseId);
    // Another card holds it by now.
    if (hold.status === 'failed' && living?.id !== id) return undefined;
    return lease?.status === 'sent' || lease?.status === 'signed' ? hold : undefined;
  });
  if (!old) return;
  const { amount, methodRef, refusals } = old;
  const key = `${id}:${old.heldUntil?.getTime()}:${refusals}`;
  const answer = await payments.hold({ key, amount: cents(amount), methodRef, description: 'Money to move in' });
  if (!answer.succeeded) {
    await asSystem(db, (trx) => saveDecline(trx, services, old, answer.failure));
    return;
  }
  const heldUntil = holdExpiry(clock());
  const needless = await asSystem(db, async (trx) => {
    const ref = await saveRenewal(trx, old, answer.ref, heldUntil);
    if (ref) await scheduleRelease(trx, ref);
    return ref;
  });
  await releaseNow(services, needless);
}

/** Writes down that it is held again. Answers which of the two holds is to be let go, the one before or, too late, the new one. */
async function saveRenewal(db: Db, old: HoldRow, ref: string, heldUntil: Date): Promise<string | null> {
  const { id, leaseId, status, processorRef } = old;
  const lease = await lockLease(db, leaseId);
  const living = await repo.findHold(db, leaseId);
  const current = await repo.holdById(db, id);
  // Another run wrote down the same one.
  if (current?.processorRef === ref) return null;
  const open = lease?.status === 'sent' || lease?.status === 'signed';
  if (!open || living?.id !== id || current?.status !== status || current.processorRef !== processorRef) return ref;
  await db
    .updateTable('moveInHolds')
    .set({ processorRef: ref, heldUntil, status: 'held', refusals: 0, failure: null })
    .where('id', '=', id)
    .execute();
  await clearPaymentDeadline(db, leaseId);
  await scheduleRenewal(db, id, heldUntil);
  // What a card has let go by itself needs no letting go.
  return status === 'held' ? processorRef : null;
}

/** The card said no: written down, told once now and once when the money is let go, and asked again tomorrow. */
async function saveDecline(db: Db, services: Services, old: HoldRow, failure: string): Promise<void> {
  const now = services.clock();
  const { id, leaseId, processorRef } = old;
  await lockLease(db, leaseId);
  const ended = old.heldUntil !== null && old.heldUntil <= now;
  const row = await db
    .updateTable('moveInHolds')
    .set({ refusals: old.refusals + 1, failure, ...(ended && { status: 'failed' as const }) })
    .where('id', '=', id)
    .where('status', '=', old.status)
    .where('refusals', '=', old.refusals)
    .where('processorRef', '=', processorRef)
    .returning('id')
    .executeTakeFirst();
  if (!row) return;
  await audit(db, { event: 'move_in.hold_declined', subject: `lease:${leaseId}`, detail: { holdId: id, ended } });
  await notifyHoldDeclined(db, services, old, ended);
  if (ended) await startPaymentDeadline(db, services, leaseId);
  const runAt = new Date(now.getTime() + DAY_MS);
  if (old.refusals + 1 < MAX_DECLINES) await enqueue(db, 'renewHold', { id }, { runAt, jobKey: `renew-hold:${id}` });
}

async function notifyHoldDeclined(
  db: Db,
  { siteUrl }: Services,
  { id, leaseId, payerId, heldUntil }: HoldRow,
  ended: boolean,
) {
  const payer = await db
    .selectFrom('users')
    .select(['email', 'firstName'])
    .where('id', '=', payerId)
    .executeTakeFirstOrThrow();
  const until = (heldUntil ?? new Date(0)).toISOString();
  await queueMessage(db, {
    dedupeKey: `hold-refused:${id}:${until}:${ended ? 'ended' : 'ending'}`,
    channel: 'email',
    recipient: payer.email,
    template: 'holdDeclined',
    data: { name: payer.firstName, until, ended, link: `${siteUrl}/resident/onboarding?lease=${leaseId}` },
  });
}
