import * as z from 'zod';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { forEachRow } from '@/server/jobs/forEachRow';
import type { Job } from '@/server/jobs/job';
import { sendCheck } from './index';
import * as repo from './repo';

const PAUSE_DAYS = 30;
const MAX_CHECKS_PER_DAY = 200;
const RetryPayload = z.object({ id: z.uuid(), at: z.iso.datetime() });

/** Once a day: asks about homes that should be free by now and are not on the market. Each at most once a month. */
export async function sendAvailabilityChecks(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  const due = { pauseDays: PAUSE_DAYS, most: MAX_CHECKS_PER_DAY };
  const homes = await asSystem(db, (trx) => repo.findHomesDue(trx, now, due));
  await forEachRow(services, homes, (homeId) => asSystem(db, (trx) => sendCheck(services, trx, homeId, now)));
}

/** Asks once more, unless the answer it was planned for has changed since. */
export async function resendAvailabilityCheck(services: Services, payload: unknown): Promise<void> {
  const { id, at } = RetryPayload.parse(payload);
  const { db, clock } = services;
  await asSystem(db, async (trx) => {
    const check = await repo.findById(trx, id);
    if (check?.askAgainAt?.toISOString() !== at) return;
    await sendCheck(services, trx, check.homeId, clock());
  });
}

export const jobs: Job[] = [
  { task: 'sendAvailabilityChecks', cron: '0 17 * * *', run: sendAvailabilityChecks },
  { task: 'resendAvailabilityCheck', run: resendAvailabilityCheck },
];
