// Clocks of repairs: what runs out escalates by itself, silence counts as was said before, and what is done is closed.

import { DAY_MS } from '@/contract/calendar/durations';
import { CONFIRM_DAYS } from '@/contract/care/workOrders/constants';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { forEachRow } from '@/server/jobs/forEachRow';
import type { Job } from '@/server/jobs/job';
import { approvalDeadline } from './approvals/actions';
import { addEvent, isHabitability, moveWorkOrder, SYSTEM_ACTOR, type WorkOrderCall } from './index';
import { notifySide } from './notifications';
import { followProPayments, sendProPayments } from './payments/system';
import { handleRepairPaymentStatus, handleRepairRefundFailure, settlePaidRepair } from './prepayment/system';
import * as repo from './repo';

const CLOCK_TEXT = {
  response: 'We didn’t answer in time. A manager takes over.',
  repair: 'The repair is late. A manager takes over.',
  law: 'The legal deadline has passed. A manager takes over.',
} as const;

async function escalate(call: WorkOrderCall, id: string, clock: keyof typeof CLOCK_TEXT): Promise<void> {
  const { db, services, now } = call;
  const row = await repo.lock(db, id);
  if (row.breached.includes(clock)) return;
  await repo.update(db, id, { breached: [...row.breached, clock] }, now);
  await addEvent(call, row, SYSTEM_ACTOR, { kind: 'clock', body: CLOCK_TEXT[clock] });
  await audit(db, { event: 'work_order.escalated', subject: `work_order:${id}`, detail: { clock } });
  await notifySide(db, services, row, 'staff', {
    cause: `breach:${clock}:${row.createdAt.getTime()}`,
    subject: clock === 'law' ? 'A legal deadline has passed' : 'A repair is late',
    text: CLOCK_TEXT[clock],
  });
}

/** The owner was silent: what the home needs goes ahead with notice, all else waits and is asked again. */
async function handleSilence(call: WorkOrderCall, id: string): Promise<void> {
  const { db, services, now } = call;
  const row = await repo.lock(db, id);
  if (row.status !== 'awaiting_approval' || !row.approvalDueAt || row.approvalDueAt > now) return;
  if (!isHabitability(row)) {
    await repo.update(db, id, { approvalDueAt: approvalDeadline(row, now) }, now);
    return notifySide(db, services, row, row.paidBy, {
      cause: `silence:${row.approvalDueAt.getTime()}`,
      subject: 'A repair still waits for you',
      text: 'Nothing happens until you decide.',
    });
  }
  const reason = 'The home needs this repair and the time to decide is over. It goes ahead.';
  const moved = await moveWorkOrder(call, id, 'proceed', SYSTEM_ACTOR, { reason, change: { approvalDueAt: null } });
  await notifySide(db, services, moved, 'owner', {
    cause: `proceeds:${row.approvalDueAt.getTime()}`,
    subject: 'A repair goes ahead',
    text: `${reason} You see the invoice before it’s posted.`,
  });
}

async function confirmDone(call: WorkOrderCall, id: string): Promise<void> {
  if ((await repo.lock(call.db, id)).status === 'done')
    await moveWorkOrder(call, id, 'confirm', SYSTEM_ACTOR, { reason: `No one objected for ${CONFIRM_DAYS} days.` });
}

/** Runs every few minutes; each work order has a transaction of its own, so that one failure stops nothing else. */
export async function checkWorkOrderClocks(services: Services): Promise<void> {
  const { db } = services;
  const now = services.clock();
  const silentSince = new Date(now.getTime() - CONFIRM_DAYS * DAY_MS);
  const [breaches, silent, done] = await asSystem(db, async (trx) => [
    await repo.listBreaches(trx, now),
    await repo.listSilent(trx, now),
    await repo.listSince(trx, 'done', silentSince),
  ]);
  type Handle = (call: WorkOrderCall, id: string) => Promise<unknown>;
  const rows: { id: string; handle: Handle }[] = [
    ...breaches.map(({ id, clock }) => ({ id, handle: (call: WorkOrderCall) => escalate(call, id, clock) })),
    ...silent.map((id) => ({ id, handle: handleSilence })),
    ...done.map((id) => ({ id, handle: confirmDone })),
  ];
  await forEachRow(services, rows, ({ id, handle }) => asSystem(db, (trx) => handle({ db: trx, services, now }, id)));
}

export const jobs: Job[] = [
  { task: 'checkWorkOrderClocks', cron: '*/5 * * * *', run: checkWorkOrderClocks },
  { task: 'sendProPayments', cron: '*/10 * * * *', run: sendProPayments },
  { task: 'handleRepairPaymentStatus', run: handleRepairPaymentStatus },
  { task: 'handleRepairRefundFailure', run: handleRepairRefundFailure },
  { task: 'settlePaidRepair', run: settlePaidRepair },
  { task: 'followProPayments', cron: '27 * * * *', run: followProPayments },
];
