// Autopay, in phases that may run twice anywhere: tell, then on the day that was said claim the month, ask the processor with a key
// that the month names, and write down what it said. Anyone who dies in between leaves a row that is only completed.

import { cents } from '@/contract/amounts/cents';
import { addDays } from '@/contract/calendar/days';
import { type AutopayRunStatus, NOTICE_DAYS } from '@/contract/money/autopays/constants';
import type { NextRun } from '@/contract/money/autopays/nextRun';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { inPages, JOB_PAGE } from '@/server/db/inPages';
import { failpoint } from '@/server/failpoint';
import { ApiError } from '@/server/http/errors';
import { forEachRow } from '@/server/jobs/forEachRow';
import type { Job } from '@/server/jobs/job';
import { startChargePayment } from '@/server/modules/money/charges/payment/payment';
import { describeMethod } from '@/server/modules/money/paymentMethods';
import { announce, notifyOwner } from './announcements';
import { planRun } from './index';
import { findResident, readResidentLease } from './lease';
import type { AutopayRow, RunRow } from './repo';
import * as repo from './repo';

const FIRST_ATTEMPT = 1;
/** A run that is unfinished by then is tried again. */
const ABANDONED_AFTER_MS = 60_000;

const claimStatus = (row: AutopayRow, next: NextRun, methodStatus: string): AutopayRunStatus => {
  if (next.isSkipped) return 'skipped';
  if (methodStatus !== 'active') return 'method_blocked';
  return next.isOverCap || row.notifiedAmount === 0 ? 'over_cap' : 'started';
};

/** Writes the month down as handled; answers the run to be paid, if this call is the one that claimed it. */
async function claim(
  db: Db,
  { row, next, methodStatus, now }: { row: AutopayRow; next: NextRun; methodStatus: string; now: Date },
): Promise<RunRow | undefined> {
  const status = claimStatus(row, next, methodStatus);
  const run = {
    autopayId: row.id,
    leaseId: row.leaseId,
    userId: row.userId,
    period: next.period,
    attempt: FIRST_ATTEMPT,
    status,
    amount: next.amount,
    fee: next.fee,
    paymentId: null,
    createdAt: now,
    updatedAt: now,
  };
  const isClaimed = await repo.insertRunOnce(db, run);
  if (row.skipPeriod === next.period) await repo.update(db, row.id, { skipPeriod: null, updatedAt: now });
  return isClaimed && status === 'started' ? run : undefined;
}

/** Runs one autopay: notifies the payer ten days ahead, or claims the month that is due. */
async function advance(services: Services, id: string): Promise<RunRow | undefined> {
  const now = services.clock();
  return asSystem(services.db, async (db) => {
    const row = await repo.lock(db, id);
    const resident = row.status === 'active' ? await findResident(db, row.leaseId, row.userId) : undefined;
    if (!resident) return undefined;
    const lease = await readResidentLease(db, resident, now);
    const { next, method } = await planRun(db, row, lease);
    if (!next) return undefined;
    const isBlockedSince = next.isNotified && method.status !== 'active' && row.notifiedAmount !== 0;
    if (!next.isSkipped && (isBlockedSince || (!next.isNotified && next.day <= addDays(lease.today, NOTICE_DAYS)))) {
      await announce(db, services, { row, lease, next, method });
      return undefined;
    }
    if (!next.isSkipped && !next.isNotified) return undefined;
    return next.on <= lease.today ? claim(db, { row, next, methodStatus: method.status, now }) : undefined;
  });
}

/** Pays a claimed month under a key of its own: asked again, the payment is answered and never made twice. */
async function payRun(services: Services, run: RunRow): Promise<void> {
  const { leaseId, userId, period, attempt, autopayId, amount, fee } = run;
  const { row, method } = await asSystem(services.db, async (db) => {
    const autopay = await repo.lock(db, autopayId);
    return { row: autopay, method: await describeMethod(db, autopay.paymentMethodId) };
  });
  const outcome = await startChargePayment(services, {
    leaseId,
    payerId: userId,
    amountCents: cents(amount),
    method,
    key: `autopay:${leaseId}:${userId}:${period}:${attempt}`,
    initiatedBy: 'autopay',
  }).catch((error: unknown) => {
    // It was paid or waived in the meantime: there is nothing to charge.
    if (error instanceof ApiError) return undefined;
    throw error;
  });
  failpoint(services, 'autopays:paid');
  const now = services.clock();
  const status = !outcome ? 'nothing_due' : outcome.status === 'failed' ? 'failed' : 'requested';
  await asSystem(services.db, async (db) => {
    const isFinished = await repo.finishRun(db, run, { status, paymentId: outcome?.id ?? null, now });
    if (!isFinished || status !== 'failed') return;
    const resident = await findResident(db, leaseId, userId);
    if (!resident) return;
    const lease = await readResidentLease(db, resident, now);
    const { label } = method;
    await notifyOwner(db, services, 'autopayFailed', {
      row,
      lease,
      label,
      period,
      on: lease.today,
      amount,
      fee,
    });
  });
}

/** Every hour: tells, claims, and pays what is due; and completes what a worker left behind. One that fails stops no other. */
export async function runAutopays(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const attempt = async (work: () => Promise<unknown>, detail: object) =>
    work().catch((err: unknown) => log.warn({ err, ...detail }, 'autopay still open'));
  const active = inPages(async (after) =>
    (await asSystem(db, (trx) => repo.listActive(trx, after, JOB_PAGE))).map(({ id }) => id),
  );
  await forEachRow(services, active, (id) =>
    attempt(
      async () => {
        const run = await advance(services, id);
        if (run) await payRun(services, run);
      },
      { id },
    ),
  );
  const before = new Date(clock().getTime() - ABANDONED_AFTER_MS);
  for (const run of await asSystem(db, (trx) => repo.listUnfinished(trx, before)))
    await attempt(() => payRun(services, run), { autopayId: run.autopayId, period: run.period });
}

export const jobs: Job[] = [{ task: 'runAutopays', cron: '22 * * * *', run: runAutopays }];
