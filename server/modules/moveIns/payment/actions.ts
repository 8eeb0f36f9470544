// The money to move in: held on a card in atomic phases, taken when the keys are handed over, let go
// when the lease ends before. Anyone who dies between two phases leaves something that can only be completed.

import * as z from 'zod';
import type { AuditEvent } from '@/contract/auditEvents';
import { cents } from '@/contract/money/cents';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { failpoint } from '@/server/failpoint';
import { audit } from '@/server/http/audit';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { receiveMoveIn } from '@/server/modules/charges/moveIn/service';
import { changeHomeStatus } from '@/server/modules/homes/statusChanges/service';
import { closeOtherApplications, lockLease, updateLease } from '@/server/modules/leases/service';
import { loseHold } from '@/server/modules/moveIns/holdLoss/service';
import { releaseNow, scheduleRelease } from '@/server/modules/moveIns/holdRelease/service';
import { holdExpiry, scheduleRenewal } from '@/server/modules/moveIns/holdRenewal/service';
import { clearPaymentDeadline } from '@/server/modules/moveIns/paymentDeadline/service';
import type { HoldRow } from '@/server/modules/moveIns/repo';
import * as repo from '@/server/modules/moveIns/repo';

const auditEventByHoldStatus = {
  held: 'move_in.hold_placed',
  failed: 'move_in.hold_failed',
  released: 'move_in.hold_released',
} as const satisfies Record<string, AuditEvent>;

const Payload = z.object({ id: z.uuid() });

/** Writes down that somebody means to have the money held; answers the key it is ordered with. */
export async function startHold(db: Db, order: { leaseId: string; payerId: string; amount: number; now: Date }) {
  const { now, ...rest } = order;
  const id = newId(now.getTime());
  await db
    .insertInto('moveInHolds')
    .values({ ...rest, id, createdAt: now })
    .execute();
  return id;
}

/** Holds the money on the chosen card. Asked again, it answers what became of it. */
export async function placeHold(services: Services, id: string, chosen: { methodRef: string; label: string }) {
  const started = await asSystem(services.db, async (db) => {
    const hold = await db.selectFrom('moveInHolds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (hold?.status !== 'started') return undefined;
    const { methodRef, label } = chosen;
    await db.updateTable('moveInHolds').set({ methodRef, label }).where('id', '=', id).execute();
    const runAt = new Date(services.clock().getTime() + 60_000);
    await enqueue(db, 'completeHold', { id }, { runAt, jobKey: `complete-hold:${id}` });
    return { ...hold, ...chosen };
  });
  if (started) await complete(services, started);
}

/** For a job: asks again, with the same key, about what was ordered and never written down. */
export async function completeHold(services: Services, payload: unknown): Promise<void> {
  const { id } = Payload.parse(payload);
  const hold = await asSystem(services.db, (db) => repo.holdById(db, id));
  if (hold?.status === 'started' && hold.methodRef) await complete(services, hold);
}

async function complete(services: Services, hold: HoldRow): Promise<void> {
  const { id, amount, methodRef, leaseId } = hold;
  const description = 'Money to move in';
  const answer = await services.payments.hold({
    key: id,
    amount: cents(amount),
    methodRef: methodRef ?? '',
    description,
  });
  failpoint(services, 'moveIns:holdPlaced');
  const unneeded = await asSystem(services.db, async (db) => {
    const lease = await lockLease(db, leaseId);
    const now = services.clock();
    const current = await repo.holdById(db, id);
    if (current?.status !== 'started' || !lease) return undefined;
    const living = await repo.findHold(db, leaseId);
    const open = lease.status === 'sent' || lease.status === 'signed';
    // Another card takes the place of one that will not hold it again.
    const ending = living?.status === 'held' && living.refusals > 0 ? living : undefined;
    const wanted = open && (ending !== undefined || !['held', 'captured'].includes(living?.status ?? ''));
    const status = !answer.succeeded ? 'failed' : wanted ? 'held' : 'released';
    if (status === 'held' && ending)
      await db.updateTable('moveInHolds').set({ status: 'released' }).where('id', '=', ending.id).execute();
    const heldUntil = holdExpiry(now);
    await db
      .updateTable('moveInHolds')
      .set({
        status,
        processorRef: answer.ref,
        failure: answer.succeeded ? null : answer.failure,
        heldUntil: status === 'held' ? heldUntil : null,
      })
      .where('id', '=', id)
      .execute();
    await audit(db, {
      event: auditEventByHoldStatus[status],
      subject: `lease:${leaseId}`,
      detail: { holdId: id, amount },
    });
    if (status === 'held') {
      await clearPaymentDeadline(db, leaseId);
      await secureHome(db, services, leaseId);
      await scheduleRenewal(db, id, heldUntil);
    }
    const needless = status === 'released' ? answer.ref : status === 'held' ? ending?.processorRef : undefined;
    if (needless) await scheduleRelease(db, needless);
    return needless;
  });
  await releaseNow(services, unneeded);
}

/** The home leaves the market: every resident has signed and the money is held. Others who applied hear of it. */
async function secureHome(db: Db, services: Services, leaseId: string): Promise<void> {
  const lease = await lockLease(db, leaseId);
  if (!lease?.residentsSignedAt || lease.securedAt) return;
  await updateLease(db, leaseId, { securedAt: services.clock() });
  await changeHomeStatus(db, lease.homeId, 'lease');
  await closeOtherApplications(db, services, lease.homeId, lease.applicationId);
}

/** Takes what is held: it pays the first charges of the lease. */
export async function captureHold(services: Services, leaseId: string): Promise<boolean> {
  const hold = await asSystem(services.db, (db) => repo.findHold(db, leaseId));
  if (hold?.status === 'captured') return true;
  if (hold?.status !== 'held' || !hold.processorRef) return false;
  const { id: holdId, processorRef } = hold;
  if (!(await services.payments.capture(processorRef))) {
    await asSystem(services.db, (db) => loseHold(db, { id: holdId, leaseId, ref: processorRef }));
    return false;
  }
  const renewed = await asSystem(services.db, async (db) => {
    const lease = await lockLease(db, leaseId);
    if (!lease) return undefined;
    const current = await repo.holdById(db, hold.id);
    await db.updateTable('moveInHolds').set({ status: 'captured', processorRef }).where('id', '=', hold.id).execute();
    const { id, payerId, amount, methodRef, label } = hold;
    const money = { id, payerId, amount, methodRef: methodRef ?? '', label: label ?? '', processorRef };
    await receiveMoveIn(db, leaseId, money, services.clock());
    // Held again at the very moment it was taken: one of the two goes back.
    if (current?.processorRef === processorRef || !current?.processorRef) return undefined;
    await scheduleRelease(db, current.processorRef);
    return current.processorRef;
  });
  await releaseNow(services, renewed);
  return true;
}
